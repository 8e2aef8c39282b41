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

// The number of the first of them: SEMAFOR_SEED, or 0. A soak goes on where the last one stopped.
std::uint64_t firstGame();

// One of them, evenly. Required: not empty.
inline const Action& choose(const ActionList& actions, Rng& rng) {
    return actions[drawBelow(rng, static_cast<std::uint32_t>(actions.size()))];
}

// Calls visit(game, seats, seed) for `games` games, spread over all maps and numbers of seats.
template <class Visit>
void forEachGame(int games, Visit&& visit) {
    const auto maps = shippedMaps();
    for (std::uint64_t i = firstGame(), end = i + static_cast<std::uint64_t>(games); i < end; ++i) {
        const Game& game = gameOf(maps[static_cast<std::size_t>(i % maps.size())].name);
        const std::uint64_t choices = game.rules().seatsTo - game.rules().seatsFrom + 1u;
        const std::uint64_t seats = game.rules().seatsFrom + i / maps.size() % choices;
        visit(game, static_cast<std::size_t>(seats), i * 7919 + 1);
    }
}

}  // namespace semafor::test
