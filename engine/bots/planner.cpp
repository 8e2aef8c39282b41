// Prices routes, and decides which tickets are worth their routes.
#include "bots/planner.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "bots/payment_choice.h"
#include "rules/instant_tickets.h"

namespace semafor {
namespace {

constexpr Worth kLeastPrice = 3;   // so that no detour is free
constexpr Worth kFerryPrice = 8;   // for each locomotive required
constexpr Worth kTunnelPrice = 9;  // for the expected extras
constexpr Worth kOverWagon = 60;   // for each missing wagon: makes a plan worthless

int mostOfAColor(const CardCounts& hand) {
    int most = 0;
    for (std::size_t c = 0; c < kColors; ++c) most = std::max<int>(most, hand[c]);
    return most;
}

class Assembly {
public:
    Assembly(const Game& game, const SeatKnowledge& known, const Lines& lines, const RouteCosts& costs,
             const TicketGoals& goals)
        : game_(game), known_(known), lines_(lines), costs_(costs), goals_(goals) {
        for (const TicketGoal& goal : goals) pairs_.push(goal.pair);
    }

    [[nodiscard]] PairSet all() const { return (PairSet{1} << goals_.size()) - 1; }

    [[nodiscard]] Plan build(PairSet wanted, const PlanStyle& style) const {
        return toPlan(style.together ? growForest(lines_, costs_, pairs_, wanted, style.care)
                                     : oneByOne(wanted));
    }

    // Drops goals one by one, always the goal whose loss improves the plan most.
    [[nodiscard]] Plan best(const PlanStyle& style) const {
        PairSet wanted = all();
        Plan plan = build(wanted, style);
        if (!style.givesUp) return plan;
        PlanStyle quick = style;
        quick.care = Care::kQuick;
        while (std::popcount(wanted) > 1 && suspicious(plan, wanted)) {
            PairSet less = wanted;
            Plan better = plan;
            for (std::size_t p = 0; p < goals_.size(); ++p) {
                const PairSet bit = PairSet{1} << p;
                if ((wanted & bit) == 0) continue;
                const Plan other = build(wanted & ~bit, quick);
                if (other.value <= better.value) continue;
                better = other;
                less = wanted & ~bit;
            }
            if (less == wanted) break;
            wanted = less;
            plan = better;
        }
        return plan;
    }

    // Repairs a plan over its remaining routes; nullopt if the result needs more thought.
    [[nodiscard]] std::optional<Plan> mended(const RouteSet& left) const {
        const Plan plan = toPlan(mendForest(lines_, costs_, pairs_, left));
        if (suspicious(plan, all())) return std::nullopt;
        return plan;
    }

private:
    // The plan of a player who looks at one ticket at a time.
    [[nodiscard]] Forest oneByOne(PairSet wanted) const {
        Forest sum;
        for (std::size_t p = 0; p < pairs_.size(); ++p) {
            if (((wanted >> p) & 1) == 0) continue;
            const Forest one = growForest(lines_, costs_, pairs_, PairSet{1} << p, Care::kQuick);
            sum.routes |= one.routes;
            sum.joined |= one.joined;
        }
        sum.routes.forEach([&](RouteId id) { sum.cost += costs_[index(id)]; });
        return sum;
    }

    // Whether dropping a goal may pay: too many wagons, or an expensive network.
    [[nodiscard]] bool suspicious(const Plan& plan, PairSet wanted) const {
        Worth least = 1 << 20;
        for (std::size_t p = 0; p < goals_.size(); ++p)
            if (((wanted >> p) & 1) != 0) least = std::min(least, goals_[p].points);
        return plan.wagons > known_.wagons() || plan.price > 2 * least;
    }

    [[nodiscard]] Plan toPlan(const Forest& forest) const {
        Plan plan;
        plan.routes = forest.routes - known_.owned();
        plan.routes.forEach([&](RouteId id) { plan.wagons += game_.route(id).length; });
        plan.price = forest.cost;
        plan.value = -forest.cost;
        for (std::size_t p = 0; p < goals_.size(); ++p) {
            const bool joined = ((forest.joined >> p) & 1) != 0;
            plan.value += joined ? goals_[p].points : -goals_[p].points;
            if (joined && goals_[p].ticket != kEastWestTicket) plan.served.add(goals_[p].ticket);
        }
        plan.value -= std::max(0, plan.wagons - known_.wagons()) * kOverWagon;
        return plan;
    }

    const Game& game_;
    const SeatKnowledge& known_;
    const Lines& lines_;
    const RouteCosts& costs_;
    const TicketGoals& goals_;
    Pairs pairs_;
};

}  // namespace

Worth passengerWorth(const Game& game, const SeatKnowledge& known, std::size_t color) {
    const PassengerRules& rules = *game.rules().passengers;
    const int mine = known.table.taken[index(known.me)][color];
    int most = 0;
    for (std::size_t s = 0; s < known.table.seats; ++s)
        if (idAt<Seat>(s) != known.me) most = std::max<int>(most, known.table.taken[s][color]);
    const Worth first = rules.most * kPoint;
    const Worth second = rules.second * kPoint;
    if (mine == 0) return second / 2;
    const int ahead = mine - most;
    if (ahead < -3 || ahead > 3) return second / 20;
    return (first - second) / (3 + std::abs(ahead)) + second / 20;
}

Worth Planner::passengersAt(const SeatKnowledge& known, RouteId route) const {
    if (!game_.rules().passengers) return 0;
    Worth sum = 0;
    for (const CityId city : game_.route(route).cities) {
        Worth best = 0;
        const std::uint64_t there = known.table.waiting & game_.passengerPlaces(city).mask();
        for (std::uint64_t remaining = there; remaining != 0; remaining &= remaining - 1) {
            const Color color = known.table.passengers[static_cast<std::size_t>(std::countr_zero(remaining))];
            best = std::max(best, passengerWorth(game_, known, index(color)));
        }
        sum += best;
    }
    return sum;
}

TicketGoal Planner::goalOf(TicketId ticket) const {
    const TicketDef& def = game_.map().ticket(ticket);
    const Worth points = game_.rules().routePoints ? def.points * kPoint : 10 * kPoint;
    return {{game_.nodesOf(def.ends[0]), game_.nodesOf(def.ends[1])}, points, ticket};
}

TicketGoals Planner::ticketGoals(const SeatKnowledge& known, const TicketSet& tickets, Worth eastWest) const {
    TicketGoals goals;
    tickets.forEach([&](TicketId ticket) {
        if (!goals.full()) goals.push(goalOf(ticket));
    });
    if (!game_.rules().eastWest || eastWest == 0 || goals.full()) return goals;
    for (const TicketId ticket : known.table.completed[index(known.me)])
        if (ticket == kEastWestTicket) return goals;
    goals.push({{game_.sideNodes(Side::kEast), game_.sideNodes(Side::kWest)}, eastWest, kEastWestTicket});
    return goals;
}

Worth Planner::priceOf(const SeatKnowledge& known, RouteId id, const PlanStyle& style) const {
    const RouteInfo& route = game_.route(id);
    const bool gray = route.color == Color::kGray;
    const int held = std::min<int>(gray ? mostOfAColor(known.hand) : known.hand[route.color], route.length);
    const int missing = (route.length - held) * (gray ? style.missingGray : style.missing);
    Worth price = style.turn + (missing + route.length * style.spent) * style.turn / 100;
    price += route.length * style.wagon + route.locomotives * kFerryPrice;
    if (route.tunnel) price += kTunnelPrice;
    price -= route.points * kPoint;
    if (style.passengers) price -= passengersAt(known, id) * style.passengerShare / 100;
    return std::max(price, kLeastPrice + route.length);
}

RouteCosts Planner::prices(const SeatKnowledge& known, const PlanStyle& style) const {
    RouteCosts costs;
    costs.fill(kBlocked);
    known.claimable(game_).forEach([&](RouteId id) {
        if (game_.route(id).length <= known.wagons()) costs[index(id)] = priceOf(known, id, style);
    });
    known.owned().forEach([&](RouteId id) { costs[index(id)] = 0; });
    return costs;
}

Plan Planner::plan(const SeatKnowledge& known, const TicketSet& tickets, const PlanStyle& style) const {
    const TicketGoals goals = ticketGoals(known, tickets, style.eastWest);
    const RouteCosts costs = prices(known, style);
    return Assembly(game_, known, lines_, costs, goals).best(style);
}

Plan Planner::mended(const SeatKnowledge& known, const Plan& broken, const PlanStyle& style) const {
    const TicketGoals goals = ticketGoals(known, broken.served & known.tickets, style.eastWest);
    const RouteCosts costs = prices(known, style);
    const RouteSet left = (broken.routes & known.claimable(game_)) | known.owned();
    const Assembly assembly(game_, known, lines_, costs, goals);
    if (const auto plan = assembly.mended(left)) return *plan;
    return assembly.best(style);
}

}  // namespace semafor
