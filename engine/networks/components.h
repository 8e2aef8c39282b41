// Connected components of a seat's routes, and the tickets they complete (R10).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "networks/longest_trail.h"

namespace semafor {

inline constexpr std::size_t kMaxGoals = 64;

// Two nodes joined by a route. A border route joins its city to an end point of its own (G03).
struct Join {
    std::uint8_t a = 0;
    std::uint8_t b = 0;

    bool operator==(const Join&) const = default;
};

// A ticket between two nodes. It gives `points` if completed, and costs them otherwise.
struct Goal {
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t points = 0;

    bool operator==(const Goal&) const = default;
};

using NodeSet = std::uint64_t;  // bit n: node n
using GoalSet = std::uint64_t;  // bit n: the n-th goal of the list passed in

// Connected components (union-find). Required: nodes below kMaxNodes.
class Components {
public:
    Components() {
        for (std::size_t n = 0; n < kMaxNodes; ++n) parent_[n] = static_cast<std::uint8_t>(n);
    }
    explicit Components(std::span<const Join> joins) : Components() {
        for (const Join& join : joins) unite(join.a, join.b);
    }

    void unite(std::uint8_t a, std::uint8_t b) { parent_[find(a)] = find(b); }

    // The node that represents the component of `node`.
    std::uint8_t find(std::uint8_t node) {
        while (parent_[node] != node) {
            parent_[node] = parent_[parent_[node]];
            node = parent_[node];
        }
        return node;
    }
    bool joined(std::uint8_t a, std::uint8_t b) { return find(a) == find(b); }

    // Whether some node of `from` is joined to some node of `to`, for tickets that name a country (G03).
    bool anyJoined(NodeSet from, NodeSet to) { return (standingFor(from) & standingFor(to)) != 0; }

private:
    NodeSet standingFor(NodeSet nodes);

    std::array<std::uint8_t, kMaxNodes> parent_{};
};

// The goals completed by the joins alone, without stations. Doesn't allocate.
// Required: at most kMaxGoals goals.
[[nodiscard]] GoalSet completedGoals(std::span<const Join> joins, std::span<const Goal> goals);

// Sum of the goals' points: completed goals count for the seat, the others against it (R10).
[[nodiscard]] std::int16_t goalPoints(std::span<const Goal> goals, GoalSet completed);

}  // namespace semafor
