// Scores of all seats.
#include "rules/scoring.h"

#include <algorithm>

#include "rules/network.h"

namespace semafor {
namespace {

using Scores = BySeat<SeatScore>;

// The loans that a station may choose from: routes of other seats at its city, by name (R27).
struct Lender {
    CityId city{};
    BoundedVector<RouteId, kMaxRoutes> routes;
    BoundedVector<std::uint8_t, kMaxRoutes> otherEnds;
};

RouteSet routesOfOthers(const Standing& standing, std::size_t seat) {
    RouteSet routes;
    for (std::size_t s = 0; s < standing.seats; ++s)
        if (s != seat) routes |= standing.owned[s];
    return routes;
}

Lender lenderAt(const Game& game, const RouteSet& foreign, CityId city) {
    Lender lender;
    lender.city = city;
    for (const RouteId id : game.routesByName()) {
        const RouteInfo& route = game.route(id);
        if (!foreign.has(id) || (route.cities[0] != city && route.cities[1] != city)) continue;
        lender.routes.push(id);
        lender.otherEnds.push(route.nodes[route.cities[0] == city ? 1 : 0]);
    }
    return lender;
}

BoundedVector<Join, kMaxSegments> joinsOf(const Game& game, const RouteSet& routes) {
    BoundedVector<Join, kMaxSegments> joins;
    routes.forEach([&](RouteId id) { joins.push({game.route(id).nodes[0], game.route(id).nodes[1]}); });
    return joins;
}

BoundedVector<Goal, kMaxGoals> goalsOf(const Game& game, const TicketSet& kept) {
    BoundedVector<Goal, kMaxGoals> goals;
    kept.forEach([&](TicketId id) {
        const TicketDef& ticket = game.map().ticket(id);
        goals.push({static_cast<std::uint8_t>(index(ticket.ends[0])),
                    static_cast<std::uint8_t>(index(ticket.ends[1])), ticket.points});
    });
    return goals;
}

// R27: finds the tickets completed with the best use of the stations.
void completeWithStations(const Game& game, const Standing& standing, std::size_t seat, SeatScore& score) {
    BoundedVector<Lender, kMaxLenders> lenders;
    const RouteSet foreign = routesOfOthers(standing, seat);
    for (const CityId city : game.citiesByName())
        if (standing.stationCities[seat].has(city)) lenders.push(lenderAt(game, foreign, city));
    std::array<StationLoans, kMaxLenders> stations;
    for (std::size_t i = 0; i < lenders.size(); ++i)
        stations[i] = {static_cast<std::uint8_t>(index(lenders[i].city)),
                       {lenders[i].otherEnds.data(), lenders[i].otherEnds.size()}};
    const auto joins = joinsOf(game, standing.owned[seat]);
    const auto goals = goalsOf(game, score.kept);
    const StationChoice choice = chooseStations(
        {joins.data(), joins.size()}, {stations.data(), lenders.size()}, {goals.data(), goals.size()});
    for (std::size_t i = 0; i < lenders.size(); ++i)
        if (choice.loan[i] != kNoLoan) score.loans.push({lenders[i].city, lenders[i].routes[choice.loan[i]]});
    std::size_t goal = 0;
    score.kept.forEach([&](TicketId ticket) {
        if (((choice.completed >> goal++) & 1) != 0) score.completed.add(ticket);
    });
}

void completeAlone(const Game& game, const Standing& standing, std::size_t seat, SeatScore& score) {
    Components network = componentsOf(game, standing.owned[seat]);
    score.kept.forEach([&](TicketId ticket) {
        if (completes(game, network, ticket)) score.completed.add(ticket);
    });
}

// R10: points of kept tickets.
void scoreTickets(const Game& game, const Standing& standing, std::size_t seat, SeatScore& score) {
    score.kept = standing.kept[seat];
    if (standing.stationCities[seat].empty()) {
        completeAlone(game, standing, seat, score);
    } else {
        completeWithStations(game, standing, seat, score);
    }
    int points = 0;
    score.kept.forEach([&](TicketId ticket) {
        const int worth = game.map().ticket(ticket).points;
        points += score.completed.has(ticket) ? worth : -worth;
    });
    score.tickets = static_cast<std::int16_t>(points);
    score.completedCount = static_cast<std::uint8_t>(score.completed.size() + standing.shown[seat]);
}

// R28. D: no bonus for length 0.
void scoreExpress(const Game& game, const Standing& standing, Scores& scores) {
    if (!game.rules().express) return;
    std::uint16_t best = 0;
    for (std::size_t s = 0; s < standing.seats; ++s) {
        const auto segments = segmentsOf(game, standing.owned[s]);
        scores[s].longest = longestTrailLength({segments.data(), segments.size()});
        best = std::max(best, scores[s].longest);
    }
    for (std::size_t s = 0; s < standing.seats; ++s)
        if (best > 0 && scores[s].longest == best) scores[s].express = game.rules().express->points;
}

// G06. D: no bonus for zero tickets.
void scoreGlobetrotter(const Game& game, std::size_t seats, Scores& scores) {
    if (!game.rules().globetrotter) return;
    std::uint8_t most = 0;
    for (std::size_t s = 0; s < seats; ++s) most = std::max(most, scores[s].completedCount);
    for (std::size_t s = 0; s < seats; ++s)
        if (most > 0 && scores[s].completedCount == most)
            scores[s].globetrotter = game.rules().globetrotter->points;
}

// G05. D: a seat without passengers of the colour scores nothing.
void scorePassengers(const Game& game, const Standing& standing, Scores& scores) {
    if (!game.rules().passengers) return;
    for (std::size_t c = 0; c < kColors; ++c) {
        int most = 0;
        int second = 0;
        int tied = 0;
        for (std::size_t s = 0; s < standing.seats; ++s) most = std::max<int>(most, standing.taken[s][c]);
        for (std::size_t s = 0; s < standing.seats; ++s) {
            const int count = standing.taken[s][c];
            tied += count == most;
            if (count < most) second = std::max(second, count);
        }
        for (std::size_t s = 0; s < standing.seats; ++s) {
            const int count = standing.taken[s][c];
            if (count == 0) continue;
            if (count == most) scores[s].passengers[c] = game.rules().passengers->most;
            if (count == second && tied == 1) scores[s].passengers[c] = game.rules().passengers->second;
        }
    }
}

int sumOf(const PassengerCounts& counts) {
    int sum = 0;
    for (const std::uint8_t count : counts) sum += count;
    return sum;
}

// Higher is better.
int tieValue(TieBreak tie, const Standing& standing, const Scores& scores, std::size_t seat) {
    switch (tie) {
        case TieBreak::kCompleted:
            return scores[seat].completedCount;
        case TieBreak::kFewestStations:
            return -static_cast<int>(standing.stationCities[seat].size());
        case TieBreak::kExpress:
            return scores[seat].express > 0 ? 1 : 0;
        case TieBreak::kPassengers:
            return sumOf(standing.taken[seat]);
    }
    return 0;
}

// R29, G07: whether `a` stands better than `b`.
bool better(const Game& game, const Standing& standing, const Scores& scores, std::size_t a, std::size_t b) {
    if (scores[a].total != scores[b].total) return scores[a].total > scores[b].total;
    for (const TieBreak tie : game.rules().ties) {
        const int mine = tieValue(tie, standing, scores, a);
        const int theirs = tieValue(tie, standing, scores, b);
        if (mine != theirs) return mine > theirs;
    }
    return false;
}

void addUp(const Game& game, SeatScore& score) {
    const int points = score.routes + score.tickets + score.stations + score.express + score.globetrotter +
                       sumOf(score.passengers);
    score.total = static_cast<std::int16_t>(game.rules().instantTickets ? score.completedCount : points);
}

}  // namespace

Standing standingOf(const PublicState& state, const BySeat<TicketSet>& kept) {
    Standing standing;
    standing.seats = state.seats;
    standing.owned = state.owned;
    standing.stationCities = state.stationCities;
    standing.stations = state.stations;
    standing.points = state.points;
    standing.kept = kept;
    standing.taken = state.taken;
    for (std::size_t s = 0; s < state.seats; ++s)
        standing.shown[s] = static_cast<std::uint8_t>(state.completed[s].size());
    return standing;
}

BySeat<SeatScore> scoreNow(const Game& game, const Standing& standing) {
    Scores scores;
    for (std::size_t s = 0; s < standing.seats; ++s) {
        scores[s].routes = static_cast<std::int16_t>(standing.points[s]);
        scoreTickets(game, standing, s, scores[s]);
        if (game.rules().stations)
            scores[s].stations =
                static_cast<std::int16_t>(standing.stations[s] * game.rules().stations->points);
    }
    scoreExpress(game, standing, scores);
    scoreGlobetrotter(game, standing.seats, scores);
    scorePassengers(game, standing, scores);
    for (std::size_t s = 0; s < standing.seats; ++s) addUp(game, scores[s]);
    for (std::size_t s = 0; s < standing.seats; ++s) {
        scores[s].rank = 1;
        for (std::size_t o = 0; o < standing.seats; ++o)
            scores[s].rank += better(game, standing, scores, o, s);
    }
    return scores;
}

BoundedVector<Segment, kMaxSegments> segmentsOf(const Game& game, const RouteSet& routes) {
    BoundedVector<Segment, kMaxSegments> segments;
    routes.forEach([&](RouteId id) {
        const RouteInfo& route = game.route(id);
        segments.push({route.nodes[0], route.nodes[1], route.length});
    });
    return segments;
}

}  // namespace semafor
