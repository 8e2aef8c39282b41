// A game played to its end in the head: every seat follows a plan of its own.
#pragma once

#include "base/rng.h"
#include "bots/judgement.h"

namespace semafor {

using PlanCaches = BySeat<PlanCache>;

class Playout {
public:
    // The planner must outlive it.
    Playout(const Game& game, const Planner& planner, const Style& style)
        : game_(game), judgement_(game, planner, style) {}

    // Makes the plans that are missing, each from its own seat's cards and tickets.
    void makePlans(const GameState& state, PlanCaches& caches) const;

    // Plays on to the end of the game; how many decisions it took.
    int run(GameState& state, PlanCaches& caches) const;

private:
    const Game& game_;
    Judgement judgement_;
};

// What counts at the end of a game.
struct Stakes {
    std::int32_t victory = 500;     // of the first rank over the last
    std::int32_t point = 8;         // of a point of the margin
    std::int32_t mostMargin = 400;  // either way
};

// What an ended game is worth to the seat: by rank, and by the margin.
std::int32_t outcomeFor(const Game& game, const GameState& state, Seat seat, const Stakes& stakes = {});

// The style of playouts: like the one given, with quick plans and without looking at the others.
Style playoutStyle(Style style);

}  // namespace semafor
