// Exact search for the longest trail of a seat's routes (R28): it may revisit cities, but not routes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bounded_vector.h"

namespace semafor {

inline constexpr std::size_t kMaxNodes = 64;
inline constexpr std::size_t kMaxSegments = 64;

// A claimed route: two different nodes (cities or end points) and its length.
struct Segment {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t length = 0;

    bool operator==(const Segment&) const = default;
};

// A trail in walking order: indices of its segments in the list passed in.
struct Trail {
    std::uint16_t length = 0;
    std::uint8_t start = 0;  // the node the walk begins at; meaningless without segments
    BoundedVector<std::uint8_t, kMaxSegments> walk;
};

// The length of the longest trail, 0 without segments. Doesn't allocate.
// Required: at most kMaxSegments segments, nodes below kMaxNodes, a != b, every length at least 1.
[[nodiscard]] std::uint16_t longestTrailLength(std::span<const Segment> segments);

// One longest trail, for showing it on the board; always the same one for the same list. Doesn't allocate.
// Required: as for longestTrailLength.
[[nodiscard]] Trail longestTrail(std::span<const Segment> segments);

}  // namespace semafor
