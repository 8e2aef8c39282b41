// The final count in steps: points, the seat that scores them, and the routes and cities they come from.
#pragma once

#include <cstddef>
#include <vector>

#include "view/player_view.h"
#include "words/score_words.h"

namespace semafor {

struct CountStep {
    Seat seat{};
    ScoreItem item{};
    int points = 0;
    TicketId ticket{};           // for kTickets
    Color color = Color::kNone;  // for kPassengers
    RouteSet routes;             // the counted ones: own routes, and routes lent by stations
    std::vector<CityId> cities;  // a ticket's ends
};

// All steps in the order of the count: item by item, each for all seats. Empty for games without points.
// Required: the game is over.
std::vector<CountStep> finalCount(const Game& game, const PlayerView& view, const BySeat<SeatScore>& scores);

// The seat's points after `counted` steps: of all items, or of one.
int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat);
int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat, ScoreItem item);

}  // namespace semafor
