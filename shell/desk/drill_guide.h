// Help in an exercise: whether the step asked for can be done from here, and where to go back to when it
// can't.
#pragma once

#include <cstddef>
#include <optional>

#include "desk/drills.h"

namespace semafor {

// A position of an exercise, and how far the player is in it.
struct DrillPosition {
    Session session;
    DrillProgress progress;
};

// Whether the player can do the step asked for now: with this action, or after the decisions of the turn that
// is under way.
bool stepIsPossible(const Drill& drill, const DrillPosition& at);

// The number of actions to go back to from a position where the step asked for isn't possible: before the
// player's last action that wasn't asked for, and where the step asked for then is possible. Nothing where it
// is possible now, or all is done.
std::optional<std::size_t> stepBackTo(const Drill& drill, const Match& match, std::size_t from);

}  // namespace semafor
