// The baseline of plain search: determinized UCT, without any of our planner's judgement.
#pragma once

#include <memory>

#include "bots/bot.h"

namespace semafor {

// How many iterations it spends on a decision unless told otherwise.
inline constexpr int kUctIterations = 1000;

// An iteration draws a new sample of what is hidden, walks down one tree over all seats' actions by UCB1,
// adds a node to it, and plays on by chance to the end of the game or for kUctPlayout actions. Of the
// payments of a route or a station only the one with the fewest locomotives is looked at.
std::unique_ptr<Bot> makeUct(const Game& game, int iterations);

inline constexpr int kUctPlayout = 600;

// Integer arithmetic, so that every target decides alike.
std::uint32_t squareRoot(std::uint64_t n);  // rounded down
std::uint32_t logarithm(std::uint32_t n);   // natural, in thousandths, about; required: n > 0

}  // namespace semafor
