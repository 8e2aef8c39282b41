// Games for tests: the shipped maps, and random play.
#pragma once

#include <string_view>

#include "base/draw.h"
#include "base/rng.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"
#include "support/effort.h"

namespace semafor::test {

// The game of a shipped map; made once.
const Game& gameOf(std::string_view map);

// How many random games a law is tried over: a thousand in tests/run.
inline int gamesToPlay(int usual = 1000) {
    return static_cast<int>(caseCount(static_cast<std::uint64_t>(usual)));
}

// One of them, evenly. Required: not empty.
inline const Action& choose(const ActionList& actions, Rng& rng) {
    return actions[drawBelow(rng, static_cast<std::uint32_t>(actions.size()))];
}

// Calls visit(game, seats, seed) for `games` games, spread over all maps and numbers of seats.
template <class Visit>
void forEachGame(int games, Visit&& visit) {
    const auto maps = shippedMaps();
    for (std::uint64_t i = firstCase(), end = i + static_cast<std::uint64_t>(games); i < end; ++i) {
        const Game& game = gameOf(maps[static_cast<std::size_t>(i % maps.size())].name);
        const std::uint64_t choices = game.rules().seatsTo - game.rules().seatsFrom + 1u;
        const std::uint64_t seats = game.rules().seatsFrom + i / maps.size() % choices;
        visit(game, static_cast<std::size_t>(seats), i * 7919 + 1);
    }
}

}  // namespace semafor::test
