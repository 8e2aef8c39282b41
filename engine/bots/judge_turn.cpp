// Judgement of turns while the plan has routes: which to claim now, and which to wait for.
#include <algorithm>

#include "bots/blocking.h"
#include "bots/judgement.h"
#include "rules/claiming.h"
#include "rules/network.h"

namespace semafor {
namespace {

constexpr Worth kMostUrgency = 150;
constexpr std::size_t kSeatsToBlock = 3;  // with more seats, blocking helps the others more than oneself

// Routes of all other seats.
RouteSet routesOfOthers(const SeatKnowledge& known) {
    RouteSet routes;
    for (std::size_t s = 0; s < known.table.seats; ++s)
        if (idAt<Seat>(s) != known.me) routes |= known.table.owned[s];
    return routes;
}

// How many of the route's ends other seats have reached.
int endsReached(const Game& game, const SeatKnowledge& known, RouteId id) {
    NodeSet reached = 0;
    routesOfOthers(known).forEach([&](RouteId other) {
        for (const std::uint8_t node : game.route(other).nodes) reached |= NodeSet{1} << node;
    });
    int ends = 0;
    for (const std::uint8_t node : game.route(id).nodes) ends += ((reached >> node) & 1) != 0 ? 1 : 0;
    return ends;
}

}  // namespace

Worth Judgement::urgencyOf(const SeatKnowledge& known, RouteId route, const RouteSet& wished) const {
    if (!style_.seesDanger) return 0;
    RouteCosts costs = planner_.prices(known, style_.plan);
    const Worth price = costs[index(route)];
    wished.forEach([&](RouteId id) { costs[index(id)] = 0; });
    RouteSet self;
    self.add(route);
    const RouteSet others = game_.otherTracks(self) & known.table.open;
    const bool staysOpen = !game_.tracksClose(known.table.seats) && !others.empty();
    costs[index(route)] = kBlocked;
    if (!staysOpen) others.forEach([&](RouteId id) { costs[index(id)] = kBlocked; });
    Ways ways(planner_.lines(), costs);
    const auto& nodes = game_.route(route).nodes;
    ways.run(NodeSet{1} << nodes[0], NodeSet{1} << nodes[1]);
    const Worth detour = std::min<Worth>(ways.distance(nodes[1]) - price, kMostUrgency);
    constexpr std::array<int, 3> kChance = {1, 3, 5};
    const int chance = kChance[static_cast<std::size_t>(endsReached(game_, known, route))];
    return std::max<Worth>(0, detour) * chance / 8;
}

// A claim with the best payment; nullopt if the hand or the wagons don't suffice.
std::optional<Judgement::Claim> Judgement::claimOf(const SeatKnowledge& known, RouteId id,
                                                   const Wanted& wanted) const {
    const RouteInfo& route = game_.route(id);
    if (route.length > known.wagons() || cardsMissing(route, known.hand) > 0) return std::nullopt;
    Wanted others = wanted;
    if (route.color != Color::kGray) others[index(route.color)] -= route.length;
    const Price price = priceOf(route);
    const auto payment = bestPayment(known.hand, price, others);
    if (!payment) return std::nullopt;
    return Claim{id, *payment, painOf(*payment, known.hand, price, others)};
}

Judgement::Claims Judgement::claims(const SeatKnowledge& known, const RouteSet& routes) const {
    Claims found;
    const Wanted wanted = colorsOf(game_, routes);
    routes.forEach([&](RouteId id) {
        if (const auto claim = claimOf(known, id, wanted)) found.push(*claim);
    });
    return found;
}

std::optional<Action> Judgement::planned(const SeatKnowledge& known, const RouteSet& routes) const {
    int allowed = style_.patience + std::max(0, known.hand.total() - style_.manyCards);
    if (style_.looksAround && turnsToCome(game_, known.table) <= static_cast<int>(routes.size()) + 1)
        allowed = 99;
    const Wanted wanted = colorsOf(game_, routes);
    std::optional<Action> best;
    Worth most = -(1 << 20);
    routes.forEach([&](RouteId id) {
        const auto claim = claimOf(known, id, wanted);
        if (!claim) return;
        const Worth urgency = urgencyOf(known, id, routes);
        if (claim->pain > allowed + urgency / style_.urgencyPain) return;
        const Worth rank = urgency * 2 + game_.route(id).length * 4 - claim->pain * 4;
        if (rank <= most) return;
        most = rank;
        best = ClaimRoute{id, claim->payment};
    });
    return best;
}

// Claims the route that would join another seat's biggest parts, if the plan can spare the wagons.
std::optional<Action> Judgement::block(const SeatKnowledge& known, const Plan& plan) const {
    if (!style_.blocks || known.table.seats > kSeatsToBlock) return std::nullopt;
    std::optional<Action> best;
    int most = style_.harmWorthIt - 1;
    for (const Claim& claim : claims(known, known.claimable(game_) - plan.routes)) {
        const int harm = harmOf(game_, known, claim.route);
        const bool spare = plan.wagons + game_.route(claim.route).length <= known.wagons();
        if (harm <= most || !spare) continue;
        most = harm;
        best = ClaimRoute{claim.route, claim.payment};
    }
    return best;
}

// F05: swaps both tickets if the plan has given up both.
std::optional<Action> Judgement::swap(const SeatKnowledge& known, const Plan& plan) const {
    const auto& rules = game_.rules().instantTickets;
    if (!rules || known.ticketDecks[0] == 0 || known.tickets.size() != rules->hand) return std::nullopt;
    if ((plan.served & known.tickets).empty()) return SwapTickets{};
    return std::nullopt;
}

Action Judgement::turn(const SeatKnowledge& known, const PlanCache& cache) const {
    if (known.table.turnsLeft == 1 || (known.table.lastRound() && style_.looksAround)) return lastTurn(known);
    if (const auto other = swap(known, cache.plan)) return *other;
    if (const auto claim = block(known, cache.plan)) return *claim;
    if (cache.plan.routes.empty()) return afterTickets(known, cache);
    if (const auto claim = planned(known, cache.plan.routes)) return *claim;
    return draw(known, cache.plan.routes);
}

}  // namespace semafor
