// Dijkstra's algorithm over a few dozen nodes; the open nodes are the bits of a word.
#include "bots/lines.h"

#include <bit>

namespace semafor {

Lines::Lines(const Game& game) {
    std::size_t count = 0;
    for (std::size_t n = 0; n < kMaxMapNodes; ++n) {
        first_[n] = static_cast<std::uint8_t>(count);
        for (std::size_t r = 0; r < game.routeCount(); ++r) {
            const auto& nodes = game.route(idAt<RouteId>(r)).nodes;
            if (nodes[0] == n) lines_[count++] = {idAt<RouteId>(r), nodes[1]};
            if (nodes[1] == n) lines_[count++] = {idAt<RouteId>(r), nodes[0]};
        }
    }
    first_[kMaxMapNodes] = static_cast<std::uint8_t>(count);
}

std::uint8_t Ways::run(NodeSet from, NodeSet to) {
    distance_.fill(kBlocked);
    begun_ = from;
    for (NodeSet remaining = from; remaining != 0; remaining &= remaining - 1)
        distance_[static_cast<std::size_t>(std::countr_zero(remaining))] = 0;
    NodeSet open = from;
    while (open != 0) {
        std::size_t node = 0;
        Cost least = kBlocked;
        for (NodeSet remaining = open; remaining != 0; remaining &= remaining - 1) {
            const auto n = static_cast<std::size_t>(std::countr_zero(remaining));
            if (distance_[n] < least) least = distance_[node = n];
        }
        open &= ~(NodeSet{1} << node);
        if (((to >> node) & 1) != 0) return static_cast<std::uint8_t>(node);
        for (const Line line : lines_.from(node)) {
            const Cost there = least + costs_[index(line.route)];
            if (there >= distance_[line.to]) continue;
            distance_[line.to] = there;
            cameBy_[line.to] = {line.route, static_cast<std::uint8_t>(node)};
            open |= NodeSet{1} << line.to;
        }
    }
    return kNowhere;
}

RouteSet Ways::wayTo(std::uint8_t node) const {
    RouteSet way;
    while (((begun_ >> node) & 1) == 0) {
        way.add(cameBy_[node].route);
        node = cameBy_[node].to;
    }
    return way;
}

}  // namespace semafor
