// Judgement of the planning levels: claims the plan's routes and draws cards for them; after the tickets it
// goes for points, new tickets and the end of the game.
#pragma once

#include "bots/direct_bot.h"
#include "bots/planner.h"

namespace semafor {

struct Style {
    PlanStyle plan;
    bool seesDanger = true;    // considers which routes others may take
    bool looksAround = true;   // considers when the game will end
    bool drawsTickets = true;  // takes new tickets when they are likely to pay
    bool chasesPoints =
        true;  // after the tickets: the routes with the most points a turn, not the first payable ones
    bool buildsStations = true;
    bool blocks = false;    // takes routes away that others need
    int harmWorthIt = 8;    // least harm that is worth a block
    int patience = 4;       // pain above which a payment waits for better cards
    int manyCards = 11;     // each card beyond this number allows one more pain
    int urgencyPain = 8;    // urgency that excuses one pain
    int longWagons = 25;    // takes long tickets while it has more wagons
    int longTickets = 3;    // long tickets in a mix
    Worth ticketFear = 30;  // least promise of new tickets, beyond a turn's worth
};

// A seat's plan, cached while it is valid.
struct PlanCache {
    bool made = false;
    Plan plan;
    TicketSet tickets;  // for which it was made
    int completed = 0;  // tickets shown as completed at that time
};

class Judgement {
public:
    // Required: both outlive the judgement.
    Judgement(const Game& game, const Planner& planner, const Style& style)
        : game_(game), planner_(planner), style_(style) {}

    // A legal action of the step. Required: the seat of `known` has to act.
    [[nodiscard]] Action decide(const SeatKnowledge& known, PlanCache& cache) const;

    // Makes a new plan if the tickets have changed or a planned route is gone.
    void refresh(const SeatKnowledge& known, PlanCache& cache) const;

    // A route that can be paid, its payment and the pain of paying.
    struct Claim {
        RouteId route{};
        Payment payment;
        int pain = 0;
    };
    using Claims = BoundedVector<Claim, kMaxRoutes>;
    [[nodiscard]] Claims claims(const SeatKnowledge& known, const RouteSet& routes) const;

    using KeepList = BoundedVector<KeepTickets, 15>;
    [[nodiscard]] Action draw(const SeatKnowledge& known, const RouteSet& routes) const;
    // Value of a card of each kind for these routes.
    [[nodiscard]] CardValues cardValues(const SeatKnowledge& known, const RouteSet& routes) const;
    // The route with the most value for the turns it takes; nullopt if no route is left.
    [[nodiscard]] std::optional<RouteId> target(const SeatKnowledge& known) const;
    // The station that helps most to complete tickets, with its gain; nullopt if the seat can't build.
    [[nodiscard]] std::optional<Action> bestStation(const SeatKnowledge& known, Worth& gain) const;
    // The action that draws tickets, or nullopt if no tickets are left.
    [[nodiscard]] std::optional<Action> newTickets(const SeatKnowledge& known) const;
    // Swapping both tickets, if that is legal and the plan serves neither.
    [[nodiscard]] std::optional<Action> swap(const SeatKnowledge& known, const Plan& plan) const;
    // The choices from an offer, best plan first.
    [[nodiscard]] KeepList keeps(const SeatKnowledge& known) const;
    // Expected gain of drawing tickets, beyond a turn's worth.
    [[nodiscard]] Worth ticketPromise(const SeatKnowledge& known) const;

private:
    [[nodiscard]] Worth gainOf(const SeatKnowledge& known, TicketId ticket, const RouteCosts& costs,
                               int turns) const;
    [[nodiscard]] Action turn(const SeatKnowledge& known, const PlanCache& cache) const;
    [[nodiscard]] Action lastTurn(const SeatKnowledge& known) const;
    // Claims a long route if that brings the end near and the seat is ahead.
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

// The approximate number of turns left for each seat, by the fewest wagons of any seat.
int turnsToCome(const Game& game, const PublicState& table);

// The number of cards of each colour that the routes need.
Wanted colorsOf(const Game& game, const RouteSet& routes);

}  // namespace semafor
