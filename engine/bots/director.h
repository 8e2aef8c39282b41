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
    int rounds = 3;            // parts of the playouts; after each the worse candidates are dropped
    int leastSamples = 8;      // before a hopeless candidate may be dropped
    int enoughSamples = 24;    // before a candidate may be chosen; fewer would leave it to chance
    int doubt = 8;             // least lead over the judgement's own choice, in tenths of the lead's error
    int despair = 20;          // deficit at which a candidate is dropped, in tenths of the deficit's error
    int draws = 1;             // most candidates that draw cards
    int blocks = 1;            // most candidates that take routes others seem to want
    bool secondCards = false;  // also searches the second card of a draw
    bool belief = true;        // samples the others' tickets by what they have built, not uniformly
    Stakes stakes;
};

// Plays out the judgement's candidates, all from the same sampled states, and after each round drops about
// half of them, never the judgement's own choice. An iteration is one playout.
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, const SearchStyle& search);
std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, int iterations);

}  // namespace semafor
