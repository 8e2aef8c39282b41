// The few actions that are worth a search.
#pragma once

#include "bots/judgement.h"

namespace semafor {

inline constexpr std::size_t kMaxCandidates = 8;
using Candidates = BoundedVector<Action, kMaxCandidates>;

// The judgement's own choice first; then its alternatives, different from each other. All of them legal.
Candidates candidatesOf(const Game& game, const Judgement& judgement, const Eyes& eyes);

}  // namespace semafor
