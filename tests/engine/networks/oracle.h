// Slow reference algorithms for networks, to check the fast ones against.
#pragma once

#include <span>

#include "networks/longest_trail.h"
#include "networks/station_choice.h"

namespace semafor::test {

// Length of the longest trail, found by walking every trail from every node. Meant for about 15 segments;
// dense networks take long.
int plainLongestTrail(std::span<const Segment> segments);

// Length of the longest trail, found by trying every connected set of segments with at most two odd nodes
// (Euler). Required: at most 24 segments.
int subsetLongestTrail(std::span<const Segment> segments);

// Whether `trail` uses each segment at most once, each meets the next, and its length is right.
bool isTrail(std::span<const Segment> segments, const Trail& trail);

// Whether a path along `joins` leads from one node to the other.
bool plainJoined(std::span<const Join> joins, int from, int to);

// The best use of stations, found by trying every assignment and comparing in the order of R27.
StationChoice plainStationChoice(std::span<const Join> own, std::span<const StationLoans> stations,
                                 std::span<const Goal> goals);

}  // namespace semafor::test
