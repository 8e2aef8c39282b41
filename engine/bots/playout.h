// Playouts: simulated games to the end, in which every seat follows its own plan.
#pragma once

#include "base/rng.h"
#include "bots/judgement.h"

namespace semafor {

using PlanCaches = BySeat<PlanCache>;

class Playout {
public:
    // Required: the planner outlives the playout.
    Playout(const Game& game, const Planner& planner, const Style& style)
        : game_(game), judgement_(game, planner, style) {}

    // Makes missing plans, each from the seat's own cards and tickets.
    void makePlans(const GameState& state, PlanCaches& caches) const;

    // Plays to the end of the game; returns the number of decisions.
    int run(GameState& state, PlanCaches& caches) const;

private:
    const Game& game_;
    Judgement judgement_;
};

// Weights of a game's outcome.
struct Stakes {
    std::int32_t victory = 500;     // gain of the first rank over the last
    std::int32_t point = 8;         // a point of the margin
    std::int32_t mostMargin = 400;  // limit of the margin, either way
};

// Value of a finished game for the seat: by rank, and by the margin.
std::int32_t outcomeFor(const Game& game, const GameState& state, Seat seat, const Stakes& stakes = {});

// The style for playouts: the given one with quick plans, without new tickets or regard to other seats.
Style playoutStyle(Style style);

}  // namespace semafor
