// What a build computes, as numbers to compare: fixed games, and counts of positions.
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/state.h"

namespace semafor {

// Plays the game of that deal with every action chosen evenly by a generator of the same number; the
// fingerprint of the states after every action. Equal for every compiler and target.
std::uint64_t signatureOf(const Game& game, std::size_t seats, std::uint64_t dealCode);

// How many sequences of `depth` actions begin at the state; a game that is over ends its sequence early.
std::uint64_t perft(const Game& game, const GameState& state, int depth);

}  // namespace semafor
