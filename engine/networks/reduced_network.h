// A network simplified for the longest-trail search: trees become their two longest arms, chains of cities
// become one link, loops become a bonus for their city.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/bounded_vector.h"
#include "networks/longest_trail.h"

namespace semafor::networks {

using NodeBits = std::uint64_t;
using LinkBits = std::uint64_t;
using SegmentBits = std::uint64_t;

template <class Int>
constexpr std::uint64_t bitOf(Int place) {
    return std::uint64_t{1} << place;
}

// Index of the lowest bit. Required: the set isn't empty.
inline std::uint8_t lowest(std::uint64_t set) {
    return static_cast<std::uint8_t>(std::countr_zero(set));
}

// A set of segments and their total length.
struct Stretch {
    std::uint16_t length = 0;
    SegmentBits segments = 0;

    [[nodiscard]] Stretch joined(const Stretch& other) const {
        return {static_cast<std::uint16_t>(length + other.length), segments | other.segments};
    }
};

// A stretch between two nodes, walked as a whole or not at all.
struct Link {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    Stretch stretch;
};

struct ReducedNetwork {
    // Shortest first. A node at the end of an arm has one link; any other node has at least three, or a
    // bonus.
    BoundedVector<Link, kMaxSegments> links;
    std::array<Stretch, kMaxNodes> bonus;  // loops at a node: part of every trail that visits it
    std::uint8_t nodes = 0;
    Stretch best;  // the longest trail found without a search
};

// A longest trail of `segments` is either `best` or as long as the longest one of the reduced network.
void reduceNetwork(std::span<const Segment> segments, ReducedNetwork& reduced);

}  // namespace semafor::networks
