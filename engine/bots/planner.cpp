// Prices of routes, and which tickets they are worth.
#include "bots/planner.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "bots/purse.h"
#include "rules/instant_tickets.h"

namespace semafor {
namespace {

constexpr Worth kLeastPrice = 3;   // so that no detour is free
constexpr Worth kFerryPrice = 8;   // for each locomotive asked for
constexpr Worth kTunnelPrice = 9;  // the extras to be expected
constexpr Worth kOverWagon = 60;   // for each wagon that isn't there: no plan at all

int mostOfAColor(const CardCounts& hand) {
    int most = 0;
    for (std::size_t c = 0; c < kColors; ++c) most = std::max<int>(most, hand[c]);
    return most;
}

class Assembly {
public:
    Assembly(const Game& game, const Eyes& eyes, const Lines& lines, const RouteCosts& costs,
             const Errands& errands)
        : game_(game), eyes_(eyes), lines_(lines), costs_(costs), errands_(errands) {
        for (const Errand& errand : errands) pairs_.push(errand.pair);
    }

    [[nodiscard]] PairSet all() const { return (PairSet{1} << errands_.size()) - 1; }

    [[nodiscard]] Plan build(PairSet wanted, const PlanStyle& style) const {
        return toPlan(style.together ? growForest(lines_, costs_, pairs_, wanted, style.care)
                                     : oneByOne(wanted));
    }

    // Leaves out one errand after the other, the one whose loss brings most first.
    [[nodiscard]] Plan best(const PlanStyle& style) const {
        PairSet wanted = all();
        Plan plan = build(wanted, style);
        if (!style.givesUp) return plan;
        PlanStyle quick = style;
        quick.care = Care::kQuick;
        while (std::popcount(wanted) > 1 && suspicious(plan, wanted)) {
            PairSet less = wanted;
            Plan better = plan;
            for (std::size_t p = 0; p < errands_.size(); ++p) {
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

    // Over what is left of another plan; nothing when the result needs more thought.
    [[nodiscard]] std::optional<Plan> mended(const RouteSet& left) const {
        const Plan plan = toPlan(mendForest(lines_, costs_, pairs_, left));
        if (suspicious(plan, all())) return std::nullopt;
        return plan;
    }

private:
    // The plan of somebody who looks at one ticket at a time.
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

    // Whether leaving something out may be worth it: too many wagons, or a dear network.
    [[nodiscard]] bool suspicious(const Plan& plan, PairSet wanted) const {
        Worth least = 1 << 20;
        for (std::size_t p = 0; p < errands_.size(); ++p)
            if (((wanted >> p) & 1) != 0) least = std::min(least, errands_[p].points);
        return plan.wagons > eyes_.wagons() || plan.price > 2 * least;
    }

    [[nodiscard]] Plan toPlan(const Forest& forest) const {
        Plan plan;
        plan.routes = forest.routes - eyes_.owned();
        plan.routes.forEach([&](RouteId id) { plan.wagons += game_.route(id).length; });
        plan.price = forest.cost;
        plan.value = -forest.cost;
        for (std::size_t p = 0; p < errands_.size(); ++p) {
            const bool joined = ((forest.joined >> p) & 1) != 0;
            plan.value += joined ? errands_[p].points : -errands_[p].points;
            if (joined && errands_[p].ticket != kEastWestTicket) plan.served.add(errands_[p].ticket);
        }
        plan.value -= std::max(0, plan.wagons - eyes_.wagons()) * kOverWagon;
        return plan;
    }

    const Game& game_;
    const Eyes& eyes_;
    const Lines& lines_;
    const RouteCosts& costs_;
    const Errands& errands_;
    Pairs pairs_;
};

}  // namespace

Worth passengerWorth(const Game& game, const Eyes& eyes, std::size_t color) {
    const PassengerRules& rules = *game.rules().passengers;
    const int mine = eyes.table.taken[index(eyes.me)][color];
    int most = 0;
    for (std::size_t s = 0; s < eyes.table.seats; ++s)
        if (idAt<Seat>(s) != eyes.me) most = std::max<int>(most, eyes.table.taken[s][color]);
    const Worth first = rules.most * kPoint;
    const Worth second = rules.second * kPoint;
    if (mine == 0) return second / 2;
    const int ahead = mine - most;
    if (ahead < -3 || ahead > 3) return second / 20;
    return (first - second) / (3 + std::abs(ahead)) + second / 20;
}

Worth Planner::passengersAt(const Eyes& eyes, RouteId route) const {
    if (!game_.rules().passengers) return 0;
    Worth sum = 0;
    for (const CityId city : game_.route(route).cities) {
        Worth best = 0;
        const std::uint64_t there = eyes.table.waiting & game_.passengerPlaces(city).mask();
        for (std::uint64_t rest = there; rest != 0; rest &= rest - 1) {
            const Color color = eyes.table.passengers[static_cast<std::size_t>(std::countr_zero(rest))];
            best = std::max(best, passengerWorth(game_, eyes, index(color)));
        }
        sum += best;
    }
    return sum;
}

Errand Planner::errandOf(TicketId ticket) const {
    const TicketDef& def = game_.map().ticket(ticket);
    const Worth points = game_.rules().routePoints ? def.points * kPoint : 10 * kPoint;
    return {{game_.nodesOf(def.ends[0]), game_.nodesOf(def.ends[1])}, points, ticket};
}

Errands Planner::errandsOf(const Eyes& eyes, const TicketSet& tickets, Worth eastWest) const {
    Errands errands;
    tickets.forEach([&](TicketId ticket) {
        if (!errands.full()) errands.push(errandOf(ticket));
    });
    if (!game_.rules().eastWest || eastWest == 0 || errands.full()) return errands;
    for (const TicketId ticket : eyes.table.completed[index(eyes.me)])
        if (ticket == kEastWestTicket) return errands;
    errands.push({{game_.sideNodes(Side::kEast), game_.sideNodes(Side::kWest)}, eastWest, kEastWestTicket});
    return errands;
}

Worth Planner::priceOf(const Eyes& eyes, RouteId id, const PlanStyle& style) const {
    const RouteInfo& route = game_.route(id);
    const bool gray = route.color == Color::kGray;
    const int held = std::min<int>(gray ? mostOfAColor(eyes.hand) : eyes.hand[route.color], route.length);
    const int missing = (route.length - held) * (gray ? style.missingGray : style.missing);
    Worth price = style.turn + (missing + route.length * style.spent) * style.turn / 100;
    price += route.length * style.wagon + route.locomotives * kFerryPrice;
    if (route.tunnel) price += kTunnelPrice;
    price -= route.points * kPoint;
    if (style.passengers) price -= passengersAt(eyes, id) * style.passengerShare / 100;
    return std::max(price, kLeastPrice + route.length);
}

RouteCosts Planner::prices(const Eyes& eyes, const PlanStyle& style) const {
    RouteCosts costs;
    costs.fill(kBlocked);
    eyes.claimable(game_).forEach([&](RouteId id) {
        if (game_.route(id).length <= eyes.wagons()) costs[index(id)] = priceOf(eyes, id, style);
    });
    eyes.owned().forEach([&](RouteId id) { costs[index(id)] = 0; });
    return costs;
}

Plan Planner::plan(const Eyes& eyes, const TicketSet& tickets, const PlanStyle& style) const {
    const Errands errands = errandsOf(eyes, tickets, style.eastWest);
    const RouteCosts costs = prices(eyes, style);
    return Assembly(game_, eyes, lines_, costs, errands).best(style);
}

Plan Planner::mended(const Eyes& eyes, const Plan& broken, const PlanStyle& style) const {
    const Errands errands = errandsOf(eyes, broken.served & eyes.tickets, style.eastWest);
    const RouteCosts costs = prices(eyes, style);
    const RouteSet left = (broken.routes & eyes.claimable(game_)) | eyes.owned();
    const Assembly assembly(game_, eyes, lines_, costs, errands);
    if (const auto plan = assembly.mended(left)) return *plan;
    return assembly.best(style);
}

}  // namespace semafor
