// Finds the tickets that a network completes.
#include "networks/components.h"

#include <bit>

#include "base/assert.h"

namespace semafor {

NodeSet Components::standingFor(NodeSet nodes) {
    NodeSet found = 0;
    for (; nodes != 0; nodes &= nodes - 1)
        found |= NodeSet{1} << find(static_cast<std::uint8_t>(std::countr_zero(nodes)));
    return found;
}

GoalSet completedGoals(std::span<const Join> joins, std::span<const Goal> goals) {
    SEMAFOR_ASSERT(goals.size() <= kMaxGoals);
    Components components(joins);
    GoalSet completed = 0;
    for (std::size_t g = 0; g < goals.size(); ++g)
        if (components.joined(goals[g].a, goals[g].b)) completed |= GoalSet{1} << g;
    return completed;
}

std::int16_t goalPoints(std::span<const Goal> goals, GoalSet completed) {
    int points = 0;
    for (std::size_t g = 0; g < goals.size(); ++g)
        points += ((completed >> g) & 1) != 0 ? goals[g].points : -goals[g].points;
    return static_cast<std::int16_t>(points);
}

}  // namespace semafor
