// What a seat wants to build: the routes that join its tickets at the lowest price, and the tickets that
// aren't worth theirs.
#pragma once

#include "bots/forest.h"
#include "bots/seat_knowledge.h"

namespace semafor {

// Worth is counted in tenths of a point; in games without points a completed ticket counts as ten.
using Worth = std::int32_t;
inline constexpr Worth kPoint = 10;

// How a planner looks at things.
struct PlanStyle {
    bool together = true;          // all tickets at once, not one after the other
    bool passengers = true;        // sees what passengers are worth
    bool givesUp = true;           // leaves tickets that cost more than they bring
    Worth eastWest = 10 * kPoint;  // what joining East and West is worth
    Worth turn = 20;               // what a turn is worth
    Worth wagon = 2;
    int passengerShare = 15;  // of what passengers seem worth, in hundredths
    // A card in hundredths of a turn: one that is missing, of a colour or of any; one that is spent.
    int missing = 60;
    int missingGray = 42;
    int spent = 12;
    Care care = Care::kFull;
};

// A ticket as a planner sees it, or joining East and West (F06).
struct TicketGoal {
    Pair pair;
    Worth points = 0;
    TicketId ticket{};
};
using TicketGoals = BoundedVector<TicketGoal, kMaxPairs>;

struct Plan {
    RouteSet routes;   // still to be claimed
    TicketSet served;  // the tickets that they complete, with those completed already
    int wagons = 0;    // of the routes
    Worth price = 0;   // of the routes
    Worth value = 0;   // of tickets served and not served, less the price
};

class Planner {
public:
    explicit Planner(const Game& game) : game_(game), lines_(game) {}

    // What these tickets make worth building for the seat.
    [[nodiscard]] Plan plan(const SeatKnowledge& known, const TicketSet& tickets,
                            const PlanStyle& style) const;

    // The plan after somebody took one of its routes: the tickets that it served, over what is left of it.
    [[nodiscard]] Plan mended(const SeatKnowledge& known, const Plan& broken, const PlanStyle& style) const;

    // What the seat gives for each route: cards, turns and wagons less the points; own ones are free, and
    // kBlocked is what it can't have.
    [[nodiscard]] RouteCosts prices(const SeatKnowledge& known, const PlanStyle& style) const;

    [[nodiscard]] const Lines& lines() const { return lines_; }
    [[nodiscard]] TicketGoal goalOf(TicketId ticket) const;
    // What the passengers at both ends of the route are worth.
    [[nodiscard]] Worth passengersAt(const SeatKnowledge& known, RouteId route) const;

private:
    [[nodiscard]] TicketGoals ticketGoals(const SeatKnowledge& known, const TicketSet& tickets,
                                          Worth eastWest) const;
    [[nodiscard]] Worth priceOf(const SeatKnowledge& known, RouteId route, const PlanStyle& style) const;

    const Game& game_;
    Lines lines_;
};

// What a passenger of that colour is worth to the seat (G05).
Worth passengerWorth(const Game& game, const SeatKnowledge& known, std::size_t color);

}  // namespace semafor
