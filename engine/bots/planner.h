// Planner: the routes that join a seat's tickets at the lowest price, and the tickets that aren't worth their
// price.
#pragma once

#include "bots/forest.h"
#include "bots/seat_knowledge.h"

namespace semafor {

// In tenths of a point; in games without points a completed ticket counts as ten points.
using Worth = std::int32_t;
inline constexpr Worth kPoint = 10;

// Settings of a planner.
struct PlanStyle {
    bool together = true;          // plans all tickets together, not one after the other
    bool passengers = true;        // considers the worth of passengers
    bool givesUp = true;           // gives up tickets that cost more than they bring
    Worth eastWest = 10 * kPoint;  // worth of joining East and West
    Worth turn = 20;               // worth of a turn
    Worth wagon = 2;
    int passengerShare = 15;  // percentage of the passengers' worth that counts
    // Cost of a card in hundredths of a turn: missing in a given colour; missing in any colour; spent.
    int missing = 60;
    int missingGray = 42;
    int spent = 12;
    Care care = Care::kFull;
};

// A goal of the planner: a ticket, or joining East and West (F06).
struct TicketGoal {
    Pair pair;
    Worth points = 0;
    TicketId ticket{};
};
using TicketGoals = BoundedVector<TicketGoal, kMaxPairs>;

struct Plan {
    RouteSet routes;   // still to be claimed
    TicketSet served;  // the tickets that they complete, and tickets completed already
    int wagons = 0;    // total length of the routes
    Worth price = 0;   // total price of the routes
    Worth value = 0;   // points of tickets served, less other tickets' points, less the price
};

class Planner {
public:
    explicit Planner(const Game& game) : game_(game), lines_(game) {}

    // The best plan for these tickets.
    [[nodiscard]] Plan plan(const SeatKnowledge& known, const TicketSet& tickets,
                            const PlanStyle& style) const;

    // Repairs a plan after another seat took one of its routes: joins its served tickets again, starting from
    // the remaining routes.
    [[nodiscard]] Plan mended(const SeatKnowledge& known, const Plan& broken, const PlanStyle& style) const;

    // The price of each route for the seat: cards, turns and wagons less the points. Own routes are free;
    // unavailable routes cost kBlocked.
    [[nodiscard]] RouteCosts prices(const SeatKnowledge& known, const PlanStyle& style) const;

    [[nodiscard]] const Lines& lines() const { return lines_; }
    [[nodiscard]] TicketGoal goalOf(TicketId ticket) const;
    // Worth of the passengers at both ends of the route.
    [[nodiscard]] Worth passengersAt(const SeatKnowledge& known, RouteId route) const;

private:
    [[nodiscard]] TicketGoals ticketGoals(const SeatKnowledge& known, const TicketSet& tickets,
                                          Worth eastWest) const;
    [[nodiscard]] Worth priceOf(const SeatKnowledge& known, RouteId route, const PlanStyle& style) const;

    const Game& game_;
    Lines lines_;
};

// Worth of a passenger of that colour to the seat (G05).
Worth passengerWorth(const Game& game, const SeatKnowledge& known, std::size_t color);

}  // namespace semafor
