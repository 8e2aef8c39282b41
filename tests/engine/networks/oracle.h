// Slow and plain second answers, to check the fast ones by.
#pragma once

#include <span>

#include "networks/longest_trail.h"
#include "networks/station_choice.h"

namespace semafor::test {

// Walks every trail from every node. Meant for networks of some 15 segments; dense ones take long.
int plainLongestTrail(std::span<const Segment> segments);

// Tries every set of segments that hangs together with at most two odd nodes (Euler). Up to 24 segments.
int subsetLongestTrail(std::span<const Segment> segments);

// Whether `trail` is a walk along different segments that is as long as it says.
bool isTrail(std::span<const Segment> segments, const Trail& trail);

// Whether `joins` lead from one node to the other.
bool plainJoined(std::span<const Join> joins, int from, int to);

// Tries every assignment and compares as R27 is written.
StationChoice plainStationChoice(std::span<const Join> own, std::span<const StationLoans> stations,
                                 std::span<const Goal> goals);

}  // namespace semafor::test
