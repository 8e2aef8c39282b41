// The Director level: a search on top of the Stationmaster's judgement.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/judgement.h"
#include "bots/playout.h"

namespace semafor {

// Default number of playouts for a decision.
inline constexpr int kDirectorIterations = 1000;

// Settings of the search.
struct SearchStyle {
    int iterations = kDirectorIterations;
    int rounds = 3;          // each ends by dropping the worse half of the candidates
    int leastSamples = 8;    // before a hopeless candidate may be dropped
    int enoughSamples = 24;  // before a candidate may be chosen; fewer would leave it to chance
    int doubt = 8;           // lead over the judgement's own choice that is required, in tenths of its error
    int despair = 20;        // deficit at which a candidate is dropped, in tenths of its error
    int draws = 1;           // candidates that draw cards
    int blocks = 1;          // candidates that take routes others seem to want
    bool secondCards = false;  // also searches the second card of a draw
    bool belief = true;        // samples the others' tickets by what they have built, not uniformly
    Stakes stakes;
};

// Plays out the judgement's candidates over common sampled states and drops the worse half after each round.
// An iteration is one playout.
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, const SearchStyle& search);
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, int iterations);

}  // namespace semafor
