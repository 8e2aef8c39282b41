// Checksums that compare builds: fixed random games, and counts of positions (perft).
#pragma once

#include <cstdint>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/state.h"

namespace semafor {

// Plays a game of that deal with uniformly random actions (the deal code is also the seed) and returns a
// fingerprint of the states after each action. The same on every compiler and target.
std::uint64_t signatureOf(const Game& game, std::size_t seats, std::uint64_t dealCode);

// The number of sequences of `depth` actions from the state; the end of the game ends a sequence early.
std::uint64_t perft(const Game& game, const GameState& state, int depth);

}  // namespace semafor
