// Finds the routes, tickets and passengers that the scores are made of.
#include "table/final_count.h"

#include <algorithm>
#include <array>
#include <optional>

#include "networks/longest_trail.h"

namespace semafor {
namespace {

RouteSet lent(const SeatScore& score) {
    RouteSet routes;
    for (const Loan& loan : score.loans) routes.add(loan.route);
    return routes;
}

// Finds some way through the network between two cities, by a search that remembers its path.
class Joining {
public:
    Joining(const Game& game, const RouteSet& network) : game_(game), network_(network) {}

    [[nodiscard]] RouteSet between(NodeSet from, NodeSet to) {
        reached_ = from;
        std::vector<std::size_t> open;
        for (std::size_t n = 0; n < kMaxMapNodes; ++n)
            if (((from >> n) & 1) != 0) open.push_back(n);
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (((to >> open[i]) & 1) != 0) return back(open[i], from);
            network_.forEach([&](RouteId route) { cross(route, open[i], open); });
        }
        return {};
    }

private:
    void cross(RouteId route, std::size_t node, std::vector<std::size_t>& open) {
        const auto& ends = game_.route(route).nodes;
        if (ends[0] != node && ends[1] != node) return;
        const std::size_t other = ends[0] == node ? ends[1] : ends[0];
        if (((reached_ >> other) & 1) != 0) return;
        reached_ |= NodeSet{1} << other;
        cameBy_[other] = route;
        cameFrom_[other] = node;
        open.push_back(other);
    }

    [[nodiscard]] RouteSet back(std::size_t node, NodeSet from) const {
        RouteSet way;
        for (; ((from >> node) & 1) == 0; node = cameFrom_[node]) way.add(cameBy_[node]);
        return way;
    }

    const Game& game_;
    const RouteSet& network_;
    NodeSet reached_ = 0;
    std::array<RouteId, kMaxMapNodes> cameBy_{};
    std::array<std::size_t, kMaxMapNodes> cameFrom_{};
};

class Counting {
public:
    Counting(const Game& game, const PlayerView& view, const BySeat<SeatScore>& scores)
        : game_(game), view_(view), scores_(scores) {}

    std::vector<CountStep> steps() && {
        const RulesSpec& rules = game_.rules();
        if (rules.instantTickets) return {};
        forEachSeat([&](std::size_t s) { routes(s); });
        forEachSeat([&](std::size_t s) { tickets(s); });
        if (rules.stations)
            forEachSeat([&](std::size_t s) { add(s, ScoreItem::kStations, scores_[s].stations); });
        if (rules.express) forEachSeat([&](std::size_t s) { express(s); });
        if (rules.globetrotter)
            forEachSeat([&](std::size_t s) { add(s, ScoreItem::kGlobetrotter, scores_[s].globetrotter); });
        if (rules.passengers) passengers();
        return std::move(steps_);
    }

private:
    template <class Visit>
    void forEachSeat(Visit&& visit) {
        for (std::size_t s = 0; s < view_.seats; ++s) visit(s);
    }

    // Adds a step; null, with nothing added, when it brings no points.
    CountStep* add(std::size_t seat, ScoreItem item, int points) {
        if (points == 0) return nullptr;
        CountStep step;
        step.seat = idAt<Seat>(seat);
        step.item = item;
        step.points = points;
        steps_.push_back(std::move(step));
        return &steps_.back();
    }

    void routes(std::size_t s) {
        if (CountStep* step = add(s, ScoreItem::kRoutes, scores_[s].routes)) step->routes = view_.owned[s];
    }

    void tickets(std::size_t s) {
        const RouteSet network = view_.owned[s] | lent(scores_[s]);
        scores_[s].kept.forEach([&](TicketId id) {
            const auto& ticket = game_.map().ticket(id);
            const bool done = scores_[s].completed.has(id);
            CountStep* step = add(s, ScoreItem::kTickets, done ? ticket.points : -ticket.points);
            if (step == nullptr) return;
            step->ticket = id;
            step->cities = {ticket.ends[0], ticket.ends[1]};
            if (done)
                step->routes = Joining(game_, network)
                                   .between(game_.nodesOf(ticket.ends[0]), game_.nodesOf(ticket.ends[1]));
        });
    }

    // The whole longest trail.
    void express(std::size_t s) {
        CountStep* step = add(s, ScoreItem::kExpress, scores_[s].express);
        if (step == nullptr) return;
        const auto segments = segmentsOf(game_, view_.owned[s]);
        std::vector<RouteId> owned;
        view_.owned[s].forEach([&](RouteId route) { owned.push_back(route); });
        for (const std::uint8_t place : longestTrail({segments.begin(), segments.size()}).walk)
            step->routes.add(owned[place]);
    }

    void passengers() {
        for (std::size_t c = 0; c < kColors; ++c)
            forEachSeat([&](std::size_t s) {
                if (CountStep* step = add(s, ScoreItem::kPassengers, scores_[s].passengers[c]))
                    step->color = colorAt(c);
            });
    }

    const Game& game_;
    const PlayerView& view_;
    const BySeat<SeatScore>& scores_;
    std::vector<CountStep> steps_;
};

}  // namespace

std::vector<CountStep> finalCount(const Game& game, const PlayerView& view, const BySeat<SeatScore>& scores) {
    return Counting(game, view, scores).steps();
}

int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat) {
    int points = 0;
    for (std::size_t i = 0; i < std::min(counted, steps.size()); ++i)
        if (steps[i].seat == seat) points += steps[i].points;
    return points;
}

int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat, ScoreItem item) {
    int points = 0;
    for (std::size_t i = 0; i < std::min(counted, steps.size()); ++i)
        if (steps[i].seat == seat && steps[i].item == item) points += steps[i].points;
    return points;
}

}  // namespace semafor
