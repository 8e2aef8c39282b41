// Search on top of the Stationmaster's judgement.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/judgement.h"
#include "bots/playout.h"

namespace semafor {

// How many playouts the Director spends on a decision unless told otherwise.
inline constexpr int kDirectorIterations = 1000;

// How a search goes about it.
struct SearchStyle {
    int iterations = kDirectorIterations;
    int rounds = 3;          // after each of them the worse half of the candidates goes
    int leastSamples = 8;    // before a candidate may go at once
    int enoughSamples = 24;  // before one may be chosen: with fewer, chance chooses
    int doubt = 8;           // a candidate must beat the judgement's own choice by so many tenths of an error
    int despair = 20;        // and goes at once when it falls behind by so many
    int draws = 1;           // candidates that draw cards
    int blocks = 1;          // candidates that take what others seem to want
    bool secondCards = false;  // thinks about the second card of a draw, too
    bool belief = true;        // the others' tickets by what they have built, not by chance alone
    Stakes stakes;
};

// Candidates of the judgement are played out over common sampled states; after each round the worse half
// of them goes. An iteration is one playout.
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, const SearchStyle& search);
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, int iterations);

}  // namespace semafor
