// Games for tests: the shipped maps, and random play.
#pragma once

#include <cstdlib>
#include <string_view>

#include "base/draw.h"
#include "base/rng.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor::test {

// The game of a shipped map; made once.
const Game& gameOf(std::string_view map);

// How many random games a law is tried over: SEMAFOR_GAMES, or `usual`.
int gamesToPlay(int usual);

// One of them, evenly. Required: not empty.
inline const Action& choose(const ActionList& actions, Rng& rng) {
    return actions[drawBelow(rng, static_cast<std::uint32_t>(actions.size()))];
}

// Calls visit(game, seats, seed) for `games` games, spread over all maps and numbers of seats.
template <class Visit>
void forEachGame(int games, Visit&& visit) {
    for (int i = 0; i < games; ++i) {
        const auto maps = shippedMaps();
        const Game& game = gameOf(maps[static_cast<std::size_t>(i) % maps.size()].name);
        const int from = game.rules().seatsFrom;
        const int choices = game.rules().seatsTo - from + 1;
        const int seats = from + i / static_cast<int>(maps.size()) % choices;
        visit(game, static_cast<std::size_t>(seats), static_cast<std::uint64_t>(i) * 7919 + 1);
    }
}

}  // namespace semafor::test
