// When the tickets are done, or the game is: points, new tickets, stations, the last turn.
#include <algorithm>

#include "bots/judgement.h"
#include "rules/claiming.h"
#include "rules/network.h"
#include "rules/stations.h"

namespace semafor {
namespace {

constexpr Worth kNothing = -(1 << 20);

constexpr int kNearEnd = 8;           // wagons more than bring the last round
constexpr int kLongRoute = 4;         // spaces; shorter ones aren't worth the hurry
constexpr int kTicketsOfOthers = 20;  // points that another seat's tickets are taken for

// The mean of the best sums that a draw of some of these gains brings, when at least one must be kept.
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
        Worth chance = 1000;  // that all are bad, in thousandths
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

Worth Judgement::worthOf(const Eyes& eyes, RouteId id) const {
    return game_.route(id).points * kPoint +
           planner_.passengersAt(eyes, id) * style_.plan.passengerShare / 100;
}

std::optional<RouteId> Judgement::target(const Eyes& eyes) const {
    std::optional<RouteId> best;
    Worth most = kNothing;
    eyes.claimable(game_).forEach([&](RouteId id) {
        const RouteInfo& route = game_.route(id);
        if (route.length > eyes.wagons()) return;
        const int missing = cardsMissing(route, eyes.hand);
        const int turns = 2 + missing + (missing & 1);  // in halves
        if (style_.looksAround && turns > 2 * turnsToCome(game_, eyes.table)) return;
        const Worth rate =
            (worthOf(eyes, id) * 16 + route.length * 8) / (style_.chasesPoints ? turns : 2 + missing * 8);
        if (rate <= most) return;
        most = rate;
        best = id;
    });
    return best;
}

// What a ticket drawn now would bring: done in time, or lost.
Worth Judgement::gainOf(const Eyes& eyes, TicketId ticket, const RouteCosts& costs, int turns) const {
    const Errand errand = planner_.errandOf(ticket);
    const Worth lost = -errand.points;
    Ways ways(planner_.lines(), costs);
    const std::uint8_t end = ways.run(errand.pair.from, errand.pair.to);
    if (end == Ways::kNowhere) return lost;
    const RouteSet way = ways.wayTo(end) - eyes.owned();
    int wagons = 0;
    way.forEach([&](RouteId route) { wagons += game_.route(route).length; });
    const int needed = static_cast<int>(way.size()) + (wagons + 1) / 2;
    if (wagons > eyes.wagons() || needed >= turns) return lost;
    return std::max(lost, errand.points - ways.distance(end));
}

Worth Judgement::ticketPromise(const Eyes& eyes) const {
    const RouteCosts costs = planner_.prices(eyes, style_.plan);
    const int turns = turnsToCome(game_, eyes.table);
    Promise promise;
    const auto& rules = *game_.rules().tickets.turn;
    for (std::size_t t = 0; t < game_.ticketCount(); ++t) {
        const auto id = idAt<TicketId>(t);
        const bool inDeck = rules.mix ? game_.deckOf(id) == 0 : rules.from[game_.deckOf(id)];
        if (eyes.tickets.has(id) || !inDeck) continue;
        promise.add(gainOf(eyes, id, costs, turns));
    }
    return promise.mean(rules.draw) - style_.plan.turn;
}

std::optional<Action> Judgement::newTickets(const Eyes& eyes) const {
    const auto& rules = game_.rules().tickets.turn;
    int left = 0;
    for (std::size_t d = 0; rules && d < kMaxTicketDecks; ++d)
        if (rules->mix || rules->from[d]) left += eyes.ticketDecks[d];
    if (left == 0) return std::nullopt;
    if (rules->mix) return nameMix(eyes);
    return DrawTickets{};
}

// By routes and completed tickets, as if the others' unknown ones brought a little.
bool Judgement::isAhead(const Eyes& eyes) const {
    const int tickets = completedBy(eyes, eyes.owned()) / (2 * kPoint);
    const int mine = eyes.table.points[index(eyes.me)] + tickets;
    for (std::size_t s = 0; s < eyes.table.seats; ++s)
        if (idAt<Seat>(s) != eyes.me && mine < eyes.table.points[s] + kTicketsOfOthers) return false;
    return true;
}

std::optional<Action> Judgement::hastened(const Eyes& eyes) const {
    const auto& last = game_.rules().lastRound;
    if (!style_.looksAround || !last) return std::nullopt;
    const int least = std::max(kLongRoute, eyes.wagons() - last->wagonsAtMost - kNearEnd);
    if (least > static_cast<int>(kMaxRouteLength) || !isAhead(eyes)) return std::nullopt;
    std::optional<Action> longest;
    int length = least - 1;
    for (const Claim& claim : claims(eyes, eyes.claimable(game_))) {
        if (game_.route(claim.route).length <= length) continue;
        length = game_.route(claim.route).length;
        longest = ClaimRoute{claim.route, claim.payment};
    }
    return longest;
}

Action Judgement::afterTickets(const Eyes& eyes, const Mind& mind) const {
    if (const auto claim = hastened(eyes)) return *claim;
    if (style_.drawsTickets && game_.rules().tickets.turn && turnsToCome(game_, eyes.table) > 3) {
        const auto tickets = newTickets(eyes);
        if (tickets && ticketPromise(eyes) > style_.ticketFear) return *tickets;
    }
    const bool unserved = !(eyes.tickets - mind.plan.served).empty();
    Worth gain = 0;
    const auto station = unserved ? bestStation(eyes, gain) : std::nullopt;
    if (station && gain > style_.plan.turn) return *station;
    const auto id = target(eyes);
    RouteSet wished;
    if (id) wished.add(*id);
    const Claims payable = claims(eyes, wished);
    if (!payable.empty()) return ClaimRoute{payable[0].route, payable[0].payment};
    return draw(eyes, wished);
}

// The points of tickets that these routes complete, as they change a score: done instead of not done.
Worth Judgement::completedBy(const Eyes& eyes, const RouteSet& owned) const {
    Components network = componentsOf(game_, owned);
    Worth sum = 0;
    eyes.tickets.forEach([&](TicketId ticket) {
        if (completes(game_, network, ticket)) sum += 2 * planner_.errandOf(ticket).points;
    });
    return sum;
}

std::optional<Action> Judgement::bestStation(const Eyes& eyes, Worth& gain) const {
    if (!style_.buildsStations || !game_.rules().stations || eyes.stations() == 0) return std::nullopt;
    const StationRules& rules = *game_.rules().stations;
    const Price price{Color::kGray, rules.each - eyes.stations() + 1, 0};
    const auto payment = bestPayment(eyes.hand, price, {});
    if (!payment) return std::nullopt;
    CitySet taken;
    RouteSet lent;
    for (std::size_t s = 0; s < eyes.table.seats; ++s) {
        taken |= eyes.table.stationCities[s];
        if (idAt<Seat>(s) != eyes.me) lent |= eyes.table.owned[s];
    }
    const Worth before = completedBy(eyes, eyes.owned());
    std::optional<Action> best;
    gain = kNothing;
    lent.forEach([&](RouteId id) {
        RouteSet with = eyes.owned();
        with.add(id);
        const Worth more = completedBy(eyes, with) - before - rules.points * kPoint;
        for (const CityId city : game_.route(id).cities) {
            if (more <= gain || taken.has(city)) continue;
            gain = more;
            best = BuildStation{city, *payment};
        }
    });
    return best;
}

// Where nothing else is legal: a station anywhere, or passing.
Action Judgement::anyStation(const Eyes& eyes) const {
    if (!game_.rules().stations || eyes.stations() == 0) return Pass{};
    const auto payment =
        bestPayment(eyes.hand, {Color::kGray, game_.rules().stations->each - eyes.stations() + 1, 0}, {});
    CitySet cities = game_.allCities();
    for (const CitySet& taken : eyes.table.stationCities) cities -= taken;
    Action any = Pass{};
    cities.forEach([&](CityId city) {
        if (payment) any = BuildStation{city, *payment};
    });
    return any;
}

Action Judgement::lastTurn(const Eyes& eyes) const {
    Worth most = 0;
    std::optional<Action> best;
    const Worth before = completedBy(eyes, eyes.owned());
    for (const Claim& claim : claims(eyes, eyes.claimable(game_))) {
        RouteSet with = eyes.owned();
        with.add(claim.route);
        const Worth gain = worthOf(eyes, claim.route) + completedBy(eyes, with) - before;
        if (gain <= most) continue;
        most = gain;
        best = ClaimRoute{claim.route, claim.payment};
    }
    Worth gain = 0;
    const auto station = bestStation(eyes, gain);
    if (station && gain > most) return *station;
    if (best) return *best;
    return draw(eyes, {});
}

}  // namespace semafor
