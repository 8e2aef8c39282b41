// Judgement once the plan is done or the game is ending: points, new tickets, stations, the last turn.
#include <algorithm>

#include "bots/judgement.h"
#include "rules/claiming.h"
#include "rules/network.h"
#include "rules/stations.h"

namespace semafor {
namespace {

constexpr Worth kNothing = -(1 << 20);

constexpr int kNearEnd = 8;           // wagons above the limit of the last round
constexpr int kLongRoute = 4;         // spaces; shorter routes don't hurry the end enough
constexpr int kTicketsOfOthers = 20;  // points assumed for another seat's tickets

// Estimates the mean gain of drawing some of these tickets, if at least one must be kept.
class Promise {
public:
    void add(Worth gain) {
        ++all_;
        if (gain > 0) {
            good_ += gain;
        } else {
            ++bad_;
            loss_ += std::max<Worth>(gain, -100);
        }
    }
    [[nodiscard]] Worth mean(int drawn) const {
        if (all_ == 0) return kNothing;
        const Worth luck = good_ * drawn / all_ * 3 / 4;
        Worth chance = 1000;  // probability that all are bad, in thousandths
        for (int i = 0; i < drawn; ++i) chance = chance * std::max(bad_ - i, 0) / std::max(all_ - i, 1);
        return luck + (bad_ > 0 ? loss_ / bad_ * chance / 1500 : 0);
    }

private:
    int all_ = 0;
    int bad_ = 0;
    Worth good_ = 0;
    Worth loss_ = 0;
};

}  // namespace

Worth Judgement::worthOf(const SeatKnowledge& known, RouteId id) const {
    return game_.route(id).points * kPoint +
           planner_.passengersAt(known, id) * style_.plan.passengerShare / 100;
}

std::optional<RouteId> Judgement::target(const SeatKnowledge& known) const {
    std::optional<RouteId> best;
    Worth most = kNothing;
    known.claimable(game_).forEach([&](RouteId id) {
        const RouteInfo& route = game_.route(id);
        if (route.length > known.wagons()) return;
        const int missing = cardsMissing(route, known.hand);
        const int turns = 2 + missing + (missing & 1);  // in half turns
        if (style_.looksAround && turns > 2 * turnsToCome(game_, known.table)) return;
        const Worth rate =
            (worthOf(known, id) * 16 + route.length * 8) / (style_.chasesPoints ? turns : 2 + missing * 8);
        if (rate <= most) return;
        most = rate;
        best = id;
    });
    return best;
}

// Gain from drawing this ticket now: its points less the cost of its path, or their loss if out of reach.
Worth Judgement::gainOf(const SeatKnowledge& known, TicketId ticket, const RouteCosts& costs,
                        int turns) const {
    const TicketGoal goal = planner_.goalOf(ticket);
    const Worth lost = -goal.points;
    Ways ways(planner_.lines(), costs);
    const std::uint8_t end = ways.run(goal.pair.from, goal.pair.to);
    if (end == Ways::kNowhere) return lost;
    const RouteSet way = ways.wayTo(end) - known.owned();
    int wagons = 0;
    way.forEach([&](RouteId route) { wagons += game_.route(route).length; });
    const int needed = static_cast<int>(way.size()) + (wagons + 1) / 2;
    if (wagons > known.wagons() || needed >= turns) return lost;
    return std::max(lost, goal.points - ways.distance(end));
}

Worth Judgement::ticketPromise(const SeatKnowledge& known) const {
    const RouteCosts costs = planner_.prices(known, style_.plan);
    const int turns = turnsToCome(game_, known.table);
    Promise promise;
    const auto& rules = *game_.rules().tickets.turn;
    for (std::size_t t = 0; t < game_.ticketCount(); ++t) {
        const auto id = idAt<TicketId>(t);
        const bool inDeck = rules.mix ? game_.deckOf(id) == 0 : rules.from[game_.deckOf(id)];
        if (known.tickets.has(id) || !inDeck) continue;
        promise.add(gainOf(known, id, costs, turns));
    }
    return promise.mean(rules.draw) - style_.plan.turn;
}

std::optional<Action> Judgement::newTickets(const SeatKnowledge& known) const {
    const auto& rules = game_.rules().tickets.turn;
    int left = 0;
    for (std::size_t d = 0; rules && d < kMaxTicketDecks; ++d)
        if (rules->mix || rules->from[d]) left += known.ticketDecks[d];
    if (left == 0) return std::nullopt;
    if (rules->mix) return nameMix(known);
    return DrawTickets{};
}

// Counts routes and the own completed tickets; assumes some ticket points for every other seat.
bool Judgement::isAhead(const SeatKnowledge& known) const {
    const int tickets = completedBy(known, known.owned()) / (2 * kPoint);
    const int mine = known.table.points[index(known.me)] + tickets;
    for (std::size_t s = 0; s < known.table.seats; ++s)
        if (idAt<Seat>(s) != known.me && mine < known.table.points[s] + kTicketsOfOthers) return false;
    return true;
}

std::optional<Action> Judgement::hastened(const SeatKnowledge& known) const {
    const auto& last = game_.rules().lastRound;
    if (!style_.looksAround || !last) return std::nullopt;
    const int least = std::max(kLongRoute, known.wagons() - last->wagonsAtMost - kNearEnd);
    if (least > static_cast<int>(kMaxRouteLength) || !isAhead(known)) return std::nullopt;
    std::optional<Action> longest;
    int length = least - 1;
    for (const Claim& claim : claims(known, known.claimable(game_))) {
        if (game_.route(claim.route).length <= length) continue;
        length = game_.route(claim.route).length;
        longest = ClaimRoute{claim.route, claim.payment};
    }
    return longest;
}

Action Judgement::afterTickets(const SeatKnowledge& known, const PlanCache& cache) const {
    if (const auto claim = hastened(known)) return *claim;
    if (style_.drawsTickets && game_.rules().tickets.turn && turnsToCome(game_, known.table) > 3) {
        const auto tickets = newTickets(known);
        if (tickets && ticketPromise(known) > style_.ticketFear) return *tickets;
    }
    const bool unserved = !(known.tickets - cache.plan.served).empty();
    Worth gain = 0;
    const auto station = unserved ? bestStation(known, gain) : std::nullopt;
    if (station && gain > style_.plan.turn) return *station;
    const auto id = target(known);
    RouteSet wished;
    if (id) wished.add(*id);
    const Claims payable = claims(known, wished);
    if (!payable.empty()) return ClaimRoute{payable[0].route, payable[0].payment};
    return draw(known, wished);
}

// Twice the points of the tickets that these routes complete: they are gained instead of lost.
Worth Judgement::completedBy(const SeatKnowledge& known, const RouteSet& owned) const {
    Components network = componentsOf(game_, owned);
    Worth sum = 0;
    known.tickets.forEach([&](TicketId ticket) {
        if (completes(game_, network, ticket)) sum += 2 * planner_.goalOf(ticket).points;
    });
    return sum;
}

std::optional<Action> Judgement::bestStation(const SeatKnowledge& known, Worth& gain) const {
    if (!style_.buildsStations || !game_.rules().stations || known.stations() == 0) return std::nullopt;
    const StationRules& rules = *game_.rules().stations;
    const Price price{Color::kGray, rules.each - known.stations() + 1, 0};
    const auto payment = bestPayment(known.hand, price, {});
    if (!payment) return std::nullopt;
    CitySet taken;
    RouteSet lent;
    for (std::size_t s = 0; s < known.table.seats; ++s) {
        taken |= known.table.stationCities[s];
        if (idAt<Seat>(s) != known.me) lent |= known.table.owned[s];
    }
    const Worth before = completedBy(known, known.owned());
    std::optional<Action> best;
    gain = kNothing;
    lent.forEach([&](RouteId id) {
        RouteSet with = known.owned();
        with.add(id);
        const Worth more = completedBy(known, with) - before - rules.points * kPoint;
        for (const CityId city : game_.route(id).cities) {
            if (more <= gain || taken.has(city)) continue;
            gain = more;
            best = BuildStation{city, *payment};
        }
    });
    return best;
}

// Used when nothing else is legal: builds a station anywhere, or passes.
Action Judgement::anyStation(const SeatKnowledge& known) const {
    if (!game_.rules().stations || known.stations() == 0) return Pass{};
    const auto payment =
        bestPayment(known.hand, {Color::kGray, game_.rules().stations->each - known.stations() + 1, 0}, {});
    CitySet cities = game_.allCities();
    for (const CitySet& taken : known.table.stationCities) cities -= taken;
    Action any = Pass{};
    cities.forEach([&](CityId city) {
        if (payment) any = BuildStation{city, *payment};
    });
    return any;
}

Action Judgement::lastTurn(const SeatKnowledge& known) const {
    Worth most = 0;
    std::optional<Action> best;
    const Worth before = completedBy(known, known.owned());
    for (const Claim& claim : claims(known, known.claimable(game_))) {
        RouteSet with = known.owned();
        with.add(claim.route);
        const Worth gain = worthOf(known, claim.route) + completedBy(known, with) - before;
        if (gain <= most) continue;
        most = gain;
        best = ClaimRoute{claim.route, claim.payment};
    }
    Worth gain = 0;
    const auto station = bestStation(known, gain);
    if (station && gain > most) return *station;
    if (best) return *best;
    return draw(known, {});
}

}  // namespace semafor
