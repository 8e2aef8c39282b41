// The UCT baseline: plain determinized tree search, without our planner's judgement.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace semafor {

// Default number of iterations for a decision.
inline constexpr int kUctIterations = 1000;

// An iteration samples the hidden information, descends one tree of all seats' actions by UCB1, adds a node,
// and plays random actions to the end of the game or for kUctPlayout actions. It considers only one payment
// for each route or station: the one with the fewest locomotives.
std::unique_ptr<Bot> makeUct(const Game& game, int iterations);

inline constexpr int kUctPlayout = 600;

// Integer arithmetic, so that every target decides alike.
std::uint32_t squareRoot(std::uint64_t n);  // rounded down
std::uint32_t logarithm(std::uint32_t n);   // natural, in thousandths, approximate; required: n > 0

}  // namespace semafor
