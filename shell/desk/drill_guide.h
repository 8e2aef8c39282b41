// Help in a drill: whether the current step can be done from here, and where to step back to when it can't.
#pragma once

#include <cstddef>
#include <optional>

#include "desk/drills.h"

namespace semafor {

// A position in a drill, and the player's progress.
struct DrillPosition {
    Session session;
    DrillProgress progress;
};

// Whether the player can do the current step now: with one action, or after the decisions of the turn under
// way.
bool stepIsPossible(const Drill& drill, const DrillPosition& at);

// The log length to step back to when the current step isn't possible: just before the player's last action
// that made no progress, where progress was possible. Empty while the step is possible, or when all steps are
// done.
std::optional<std::size_t> stepBackTo(const Drill& drill, const Match& match, std::size_t from);

}  // namespace semafor
