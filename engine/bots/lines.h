// The board as a graph for the planner: the routes at each node, and cheapest ways from a set of nodes.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/game.h"

namespace semafor {

// A route as seen from one of its ends.
struct Line {
    RouteId route{};
    std::uint8_t to = 0;
};

// The graph of a board; made once per game.
class Lines {
public:
    explicit Lines(const Game& game);

    [[nodiscard]] std::span<const Line> from(std::size_t node) const {
        return {lines_.data() + first_[node], lines_.data() + first_[node + 1]};
    }

private:
    std::array<Line, 2 * kMaxRoutes> lines_{};
    std::array<std::uint8_t, kMaxMapNodes + 1> first_{};
};
static_assert(2 * kMaxRoutes < 256);

using Cost = std::int32_t;
inline constexpr Cost kBlocked = 1 << 20;  // no way uses a route with this cost
using RouteCosts = std::array<Cost, kMaxRoutes>;

// Cheapest ways over a board with these route costs. Costs are never negative.
class Ways {
public:
    Ways(const Lines& lines, const RouteCosts& costs) : lines_(lines), costs_(costs) {}

    // Searches from the nodes of `from` until a node of `to` is reached; returns that node, or kNowhere.
    std::uint8_t run(NodeSet from, NodeSet to);
    // Searches from `from` to every node.
    void run(NodeSet from) { run(from, 0); }

    // kBlocked or more: the node can't be reached. Required: a run.
    [[nodiscard]] Cost distance(std::size_t node) const { return distance_[node]; }
    // The routes of the way to the node. Required: a run that reached it.
    [[nodiscard]] RouteSet wayTo(std::uint8_t node) const;

    static constexpr std::uint8_t kNowhere = 0xff;

private:
    const Lines& lines_;
    const RouteCosts& costs_;
    std::array<Cost, kMaxMapNodes> distance_{};
    std::array<Line, kMaxMapNodes> cameBy_{};  // to: the previous node
    NodeSet begun_ = 0;
};

}  // namespace semafor
