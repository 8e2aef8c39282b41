// Cheapest way of a ticket: Dijkstra's algorithm without a heap, as there are only a few dozen nodes.
#include "view/ways.h"

#include <algorithm>
#include <array>
#include <limits>

namespace semafor {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();
constexpr int kWagon = 64;  // a wagon outweighs any number of routes on a way

class Search {
public:
    Search(const Game& game, const PlayerView& view) : game_(game) {
        const RouteSet mine = view.owned[index(view.me)];
        const RouteSet free = view.open - game.otherTracks(mine);
        for (std::size_t r = 0; r < game.routeCount(); ++r) {
            const auto id = idAt<RouteId>(r);
            if (mine.has(id)) costs_[r] = 0;
            if (free.has(id)) costs_[r] = game.route(id).length * kWagon + 1;
        }
    }

    void run(NodeSet from) {
        distance_.fill(kFar);
        for (std::size_t n = 0; n < kMaxMapNodes; ++n)
            if (((from >> n) & 1) != 0) distance_[n] = 0;
        while (const auto node = nearest()) settle(*node);
    }

    [[nodiscard]] int distance(std::size_t node) const { return distance_[node]; }

    // The unclaimed routes on the path to the node, in order from the start.
    [[nodiscard]] Way wayTo(std::size_t node) const {
        Way way;
        while (distance_[node] > 0) {
            const RouteId route = cameBy_[node];
            if (costs_[index(route)] > 0) {
                way.missing.push_back(route);
                way.wagons += game_.route(route).length;
            }
            node = otherEnd(route, node);
        }
        std::reverse(way.missing.begin(), way.missing.end());
        return way;
    }

private:
    [[nodiscard]] std::size_t otherEnd(RouteId route, std::size_t node) const {
        const auto& ends = game_.route(route).nodes;
        return ends[0] == node ? ends[1] : ends[0];
    }

    [[nodiscard]] std::optional<std::size_t> nearest() const {
        std::optional<std::size_t> found;
        for (std::size_t n = 0; n < kMaxMapNodes; ++n)
            if (!done_[n] && distance_[n] != kFar && (!found || distance_[n] < distance_[*found])) found = n;
        return found;
    }

    void settle(std::size_t node) {
        done_[node] = true;
        for (std::size_t r = 0; r < game_.routeCount(); ++r) {
            const auto& ends = game_.route(idAt<RouteId>(r)).nodes;
            if (costs_[r] == kFar || (ends[0] != node && ends[1] != node)) continue;
            const std::size_t next = otherEnd(idAt<RouteId>(r), node);
            if (distance_[node] + costs_[r] >= distance_[next]) continue;
            distance_[next] = distance_[node] + costs_[r];
            cameBy_[next] = idAt<RouteId>(r);
        }
    }

    const Game& game_;
    std::array<int, kMaxRoutes> costs_ = filled(kFar);
    std::array<int, kMaxMapNodes> distance_{};
    std::array<RouteId, kMaxMapNodes> cameBy_{};
    std::array<bool, kMaxMapNodes> done_{};

    static std::array<int, kMaxRoutes> filled(int value) {
        std::array<int, kMaxRoutes> costs{};
        costs.fill(value);
        return costs;
    }
};

}  // namespace

std::optional<Way> cheapestWay(const Game& game, const PlayerView& view, TicketId ticket) {
    const auto& ends = game.map().ticket(ticket).ends;
    Search search(game, view);
    search.run(game.nodesOf(ends[0]));
    std::optional<std::size_t> best;
    const NodeSet goals = game.nodesOf(ends[1]);
    for (std::size_t n = 0; n < kMaxMapNodes; ++n)
        if (((goals >> n) & 1) != 0 && search.distance(n) != kFar &&
            (!best || search.distance(n) < search.distance(*best)))
            best = n;
    if (!best) return std::nullopt;
    return search.wayTo(*best);
}

}  // namespace semafor
