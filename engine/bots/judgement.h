// How the planning levels decide: claim what the plan wants, draw cards for it, and after the tickets go for
// points, new tickets and the end.
#pragma once

#include "bots/direct_bot.h"
#include "bots/planner.h"

namespace semafor {

struct Style {
    PlanStyle plan;
    bool seesDanger = true;    // sees which routes others may take
    bool looksAround = true;   // sees which routes others may take, and when the game will end
    bool drawsTickets = true;  // takes new tickets when they are likely to pay
    bool chasesPoints =
        true;  // after the tickets: the routes that bring most, not the first that can be paid
    bool buildsStations = true;
    bool blocks = false;    // takes routes away that others need
    int harmWorthIt = 8;    // those that would join parts of so many spaces
    int patience = 4;       // how much a payment may hurt before it waits for better cards
    int manyCards = 11;     // a hand that waits no longer
    int urgencyPain = 8;    // so much urgency excuses one pain
    int longWagons = 25;    // long tickets while there are more wagons
    int longTickets = 3;    // of a mix
    Worth ticketFear = 30;  // what new tickets must promise beyond a turn's worth
};

// A seat's plan while it holds.
struct PlanCache {
    bool made = false;
    Plan plan;
    TicketSet tickets;  // that it was made for
    int completed = 0;  // tickets in the open then
};

class Judgement {
public:
    // Both must outlive it.
    Judgement(const Game& game, const Planner& planner, const Style& style)
        : game_(game), planner_(planner), style_(style) {}

    // A legal action of the step. Required: the seat of `known` has to act.
    [[nodiscard]] Action decide(const SeatKnowledge& known, PlanCache& cache) const;

    // Makes the plan anew when its routes or its tickets aren't what they were.
    void refresh(const SeatKnowledge& known, PlanCache& cache) const;

    // A payable route, its payment and how much that hurts.
    struct Claim {
        RouteId route{};
        Payment payment;
        int pain = 0;
    };
    using Claims = BoundedVector<Claim, kMaxRoutes>;
    [[nodiscard]] Claims claims(const SeatKnowledge& known, const RouteSet& routes) const;

    using KeepList = BoundedVector<KeepTickets, 15>;
    [[nodiscard]] Action draw(const SeatKnowledge& known, const RouteSet& routes) const;
    // What a card of each kind is worth for these routes.
    [[nodiscard]] CardValues cardValues(const SeatKnowledge& known, const RouteSet& routes) const;
    // The route that brings most for the turns that it takes; nothing when none is left.
    [[nodiscard]] std::optional<RouteId> target(const SeatKnowledge& known) const;
    // What the seat would gain at once by the claim, in the last turn.
    [[nodiscard]] std::optional<Action> bestStation(const SeatKnowledge& known, Worth& gain) const;
    // The action that draws tickets, if there are any.
    [[nodiscard]] std::optional<Action> newTickets(const SeatKnowledge& known) const;
    // Giving up both tickets, where that is legal and the plan serves neither.
    [[nodiscard]] std::optional<Action> swap(const SeatKnowledge& known, const Plan& plan) const;
    // The choices from an offer, the best plan first.
    [[nodiscard]] KeepList keeps(const SeatKnowledge& known) const;
    // What drawing tickets promises beyond the turn.
    [[nodiscard]] Worth ticketPromise(const SeatKnowledge& known) const;

private:
    [[nodiscard]] Worth gainOf(const SeatKnowledge& known, TicketId ticket, const RouteCosts& costs,
                               int turns) const;
    [[nodiscard]] Action turn(const SeatKnowledge& known, const PlanCache& cache) const;
    [[nodiscard]] Action lastTurn(const SeatKnowledge& known) const;
    // A long route at once, where that brings the end near and the seat is ahead.
    [[nodiscard]] std::optional<Action> hastened(const SeatKnowledge& known) const;
    [[nodiscard]] bool isAhead(const SeatKnowledge& known) const;
    [[nodiscard]] Action afterTickets(const SeatKnowledge& known, const PlanCache& cache) const;
    [[nodiscard]] std::optional<Claim> claimOf(const SeatKnowledge& known, RouteId id,
                                               const Wanted& wanted) const;
    [[nodiscard]] std::optional<Action> planned(const SeatKnowledge& known, const RouteSet& routes) const;
    [[nodiscard]] std::optional<Action> block(const SeatKnowledge& known, const Plan& plan) const;
    [[nodiscard]] Action nameMix(const SeatKnowledge& known) const;
    [[nodiscard]] Action takePassenger(const SeatKnowledge& known) const;
    [[nodiscard]] Action anyStation(const SeatKnowledge& known) const;
    [[nodiscard]] Worth urgencyOf(const SeatKnowledge& known, RouteId route, const RouteSet& wished) const;
    [[nodiscard]] Worth completedBy(const SeatKnowledge& known, const RouteSet& owned) const;
    [[nodiscard]] Worth worthOf(const SeatKnowledge& known, RouteId route) const;

    const Game& game_;
    const Planner& planner_;
    Style style_;
};

// About how many turns every seat still has, by the wagons of the one that has fewest.
int turnsToCome(const Game& game, const PublicState& table);

// How many cards of each colour the routes ask for.
Wanted colorsOf(const Game& game, const RouteSet& routes);

}  // namespace semafor
