// Finds the reasons for a move, without playouts.
#include <bit>
#include <variant>

#include "bots/hint.h"
#include "bots/judgement.h"
#include "bots/levels.h"
#include "rules/network.h"

namespace semafor {
namespace {

constexpr std::size_t kMostTickets = 3;  // named for one move

class Finder {
public:
    Finder(const Game& game, const PlayerView& view)
        : game_(game), known_(knowledgeOf(view)), planner_(game) {}

    Reasons find(const Action& action) {
        std::visit(*this, action);
        if (known_.table.lastRound()) add(of(ReasonKind::kLastTurn));
        return reasons_;
    }

    void operator()(const ClaimRoute& action) {
        addClaim(action.route);
        Reason left = of(ReasonKind::kWagonsLeft);
        left.number = static_cast<std::int16_t>(known_.wagons() - game_.route(action.route).length);
        add(left);
    }
    void operator()(const PayTunnel&) {
        addOwed();
        addClaim(known_.table.tunnel.route);
    }
    void operator()(const DeclineTunnel&) { addOwed(); }
    void operator()(const TakeMarket& action) { addMissing(known_.table.market[action.slot]); }
    void operator()(const DrawBlind&) { addMissing(Color::kNone); }
    void operator()(const KeepTickets& action) {
        for (const TicketId ticket : action.tickets) addNeed(ticket);
    }
    void operator()(const SwapTickets&) {
        known_.tickets.forEach([&](TicketId ticket) { addNeed(ticket); });
    }
    void operator()(const NameMix& action) { addNewTickets(action.counts[0] + action.counts[1]); }
    void operator()(const DrawTickets&) { addNewTickets(game_.rules().tickets.turn->draw); }
    void operator()(const BuildStation&) {
        Reason reason = of(ReasonKind::kStation);
        reason.number = game_.rules().stations->points;
        add(reason);
    }
    void operator()(const TakePassenger& action) {
        if (action.color == Color::kNone) return;
        Reason reason = of(ReasonKind::kPassenger);
        reason.color = action.color;
        reason.number =
            static_cast<std::int16_t>(known_.table.taken[index(known_.me)][index(action.color)] + 1);
        add(reason);
    }
    void operator()(const Pass&) {}

private:
    static Reason of(ReasonKind kind) {
        Reason reason;
        reason.kind = kind;
        return reason;
    }
    void add(const Reason& reason) {
        if (!reasons_.full()) reasons_.push(reason);
    }

    // Costs in wagons.
    [[nodiscard]] RouteCosts costsWith(const RouteSet& owned) const {
        RouteCosts costs;
        costs.fill(kBlocked);
        known_.claimable(game_).forEach([&](RouteId id) { costs[index(id)] = game_.route(id).length; });
        owned.forEach([&](RouteId id) { costs[index(id)] = 0; });
        return costs;
    }
    [[nodiscard]] Cost wagonsFor(const RouteCosts& costs, TicketId ticket) const {
        const Pair pair = planner_.goalOf(ticket).pair;
        Ways ways(planner_.lines(), costs);
        const std::uint8_t end = ways.run(pair.from, pair.to);
        return end == Ways::kNowhere ? kBlocked : ways.distance(end);
    }

    void addClaim(RouteId id) {
        const RouteInfo& route = game_.route(id);
        if (route.points > 0) {
            Reason reason = of(ReasonKind::kPoints);
            reason.number = route.points;
            add(reason);
        }
        addProgress(id);
        addDanger(id);
        addBlocked(id);
        addPassengers(route);
    }

    void addProgress(RouteId id) {
        RouteSet with = known_.owned();
        const RouteCosts before = costsWith(with);
        with.add(id);
        const RouteCosts after = costsWith(with);
        std::size_t named = 0;
        known_.tickets.forEach([&](TicketId ticket) {
            const Cost now = wagonsFor(before, ticket);
            const Cost then = wagonsFor(after, ticket);
            if (now == 0 || then >= now || named == kMostTickets) return;
            ++named;
            Reason reason = of(then == 0 ? ReasonKind::kTicketDone : ReasonKind::kTicketNearer);
            reason.ticket = ticket;
            reason.number = static_cast<std::int16_t>(then);
            add(reason);
        });
    }

    [[nodiscard]] NodeSet reachedBy(std::size_t seat) const {
        NodeSet reached = 0;
        known_.table.owned[seat].forEach([&](RouteId id) {
            for (const std::uint8_t node : game_.route(id).nodes) reached |= NodeSet{1} << node;
        });
        return reached;
    }

    void addDanger(RouteId id) {
        NodeSet reached = 0;
        for (std::size_t s = 0; s < known_.table.seats; ++s)
            if (idAt<Seat>(s) != known_.me) reached |= reachedBy(s);
        int ends = 0;
        for (const std::uint8_t node : game_.route(id).nodes) ends += ((reached >> node) & 1) != 0 ? 1 : 0;
        if (ends == 0) return;
        Reason reason = of(ReasonKind::kInDanger);
        reason.route = id;
        reason.number = static_cast<std::int16_t>(ends);
        add(reason);
    }

    // A route blocks nobody if its parallel track stays open.
    void addBlocked(RouteId id) {
        RouteSet one;
        one.add(id);
        const bool other = !(game_.otherTracks(one) & known_.table.open).empty();
        if (other && !game_.tracksClose(known_.table.seats)) return;
        const auto& nodes = game_.route(id).nodes;
        for (std::size_t s = 0; s < known_.table.seats; ++s) {
            const NodeSet reached = reachedBy(s);
            const bool both = ((reached >> nodes[0]) & (reached >> nodes[1]) & 1) != 0;
            if (idAt<Seat>(s) == known_.me || !both) continue;
            Components network = componentsOf(game_, known_.table.owned[s]);
            if (network.joined(nodes[0], nodes[1])) continue;
            Reason reason = of(ReasonKind::kBlocks);
            reason.route = id;
            reason.seat = idAt<Seat>(s);
            add(reason);
        }
    }

    void addPassengers(const RouteInfo& route) {
        int waiting = 0;
        for (const CityId city : route.cities)
            waiting += std::popcount(known_.table.waiting & game_.passengerPlaces(city).mask());
        if (waiting == 0) return;
        Reason reason = of(ReasonKind::kPassengers);
        reason.number = static_cast<std::int16_t>(waiting);
        add(reason);
    }

    // Names the planned route that lacks the fewest cards, of all routes that the card serves. A gray route
    // takes any colour; an unknown card or a locomotive serves every route.
    void addMissing(Color card) {
        const Plan plan = planner_.plan(known_, known_.tickets, stationmasterStyle(game_, {}).plan);
        Reason reason = of(ReasonKind::kCardsMissing);
        reason.color = card;
        const bool any = card == Color::kNone || card == Color::kLocomotive;
        plan.routes.forEach([&](RouteId id) {
            const RouteInfo& route = game_.route(id);
            const int missing = cardsMissing(route, known_.hand);
            const bool serves = any || route.color == card || route.color == Color::kGray;
            if (missing == 0 || !serves || (reason.number != 0 && missing >= reason.number)) return;
            reason.route = id;
            reason.number = static_cast<std::int16_t>(missing);
        });
        if (reason.number > 0) add(reason);
    }

    void addNeed(TicketId ticket) {
        const Cost wagons = wagonsFor(costsWith(known_.owned()), ticket);
        Reason reason = of(wagons >= kBlocked ? ReasonKind::kTicketLost : ReasonKind::kTicketNeeds);
        reason.ticket = ticket;
        if (wagons < kBlocked) reason.number = static_cast<std::int16_t>(wagons);
        add(reason);
    }

    void addNewTickets(int count) {
        Reason reason = of(ReasonKind::kNewTickets);
        reason.number = static_cast<std::int16_t>(count);
        add(reason);
    }

    void addOwed() {
        Reason reason = of(ReasonKind::kTunnelOwes);
        reason.number = known_.table.tunnel.owed;
        add(reason);
    }

    const Game& game_;
    SeatKnowledge known_;
    Planner planner_;
    Reasons reasons_;
};

}  // namespace

Reasons reasonsFor(const Game& game, const PlayerView& view, const Action& action) {
    return Finder(game, view).find(action);
}

}  // namespace semafor
