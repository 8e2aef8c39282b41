// Games for tests: the shipped maps, the invented boards of tests/boards, and random play.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"
#include "support/effort.h"

namespace semafor::test {

// Boards that aren't built into any program (tests/boards/README.md).
inline constexpr std::array<std::string_view, 3> kInventedBoards = {"islands", "highlands", "valley"};

// The game of a shipped map or an invented board; loaded once. Required: the map exists.
const Game& gameOf(std::string_view map);

// How many random games a property test plays: SEMAFOR_GAMES, or `usual` (in tests/run).
inline int gamesToPlay(int usual = 1000) {
    return static_cast<int>(caseCount(static_cast<std::uint64_t>(usual)));
}

// A uniformly random action. Required: the list isn't empty.
inline const Action& choose(const ActionList& actions, Rng& rng) {
    return actions[drawBelow(rng, static_cast<std::uint32_t>(actions.size()))];
}

// Calls visit(game, seats, seed) `games` times, spread over these maps and all their numbers of seats.
template <class Maps, class Visit>
void forEachGameOn(const Maps& maps, int games, Visit&& visit) {
    for (std::uint64_t i = firstCase(), end = i + static_cast<std::uint64_t>(games); i < end; ++i) {
        const Game& game = gameOf(maps[static_cast<std::size_t>(i % maps.size())]);
        const std::uint64_t choices = game.rules().seatsTo - game.rules().seatsFrom + 1u;
        const std::uint64_t seats = game.rules().seatsFrom + i / maps.size() % choices;
        visit(game, static_cast<std::size_t>(seats), i * 7919 + 1);
    }
}

// The names of all shipped maps.
const std::vector<std::string_view>& shippedNames();

template <class Visit>
void forEachGame(int games, Visit&& visit) {
    forEachGameOn(shippedNames(), games, visit);
}

// For property tests of the rules: `games` games on shipped maps, and a third as many on invented boards.
template <class Visit>
void forEachGameAnywhere(int games, Visit&& visit) {
    forEachGame(games, visit);
    forEachGameOn(kInventedBoards, games / 3 + 1, visit);
}

}  // namespace semafor::test
