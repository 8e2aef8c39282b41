// Search on top of the Stationmaster's judgement.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/judgement.h"

namespace semafor {

// How many playouts the Director spends on a decision unless told otherwise.
inline constexpr int kDirectorIterations = 256;

// Candidates of the judgement are played out over common sampled states; after each round the worse half
// of them goes. An iteration is one playout.
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, int iterations);

}  // namespace semafor
