// Candidates: the few actions that are worth a search.
#pragma once

#include "bots/judgement.h"

namespace semafor {

inline constexpr std::size_t kMaxCandidates = 8;
using Candidates = BoundedVector<Action, kMaxCandidates>;

// Upper limit of each kind, besides the judgement's own choice.
struct CandidateCounts {
    std::size_t planned = 3;  // claims of routes in the plan
    std::size_t draws = 2;
    std::size_t blocks = 1;  // claims of routes that others seem to want
    std::size_t others = 2;  // claims outside the plan
    std::size_t most = kMaxCandidates;
};

// How much the other seats seem to want each route.
using RouteWishes = std::array<int, kMaxRoutes>;

// The judgement's own choice first, then its alternatives, all different and legal.
Candidates candidatesOf(const Game& game, const Judgement& judgement, const SeatKnowledge& known,
                        const RouteWishes& wishes = {}, const CandidateCounts& counts = {});

}  // namespace semafor
