// The final count, point by point: what counts next, for whom, and where on the board it lies.
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
    TicketId ticket{};           // of kTickets
    Color color = Color::kNone;  // of kPassengers
    RouteSet routes;             // that it counts: own ones, and those that stations lend
    std::vector<CityId> cities;  // a ticket's ends
};

// In the order of the count: one item after the other, each for all seats. Required: the game is over. None
// for games without points.
std::vector<CountStep> finalCount(const Game& game, const PlayerView& view, const BySeat<SeatScore>& scores);

// What has been counted for the seat after so many of the steps; of that item alone, or of all.
int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat);
int countedFor(const std::vector<CountStep>& steps, std::size_t counted, Seat seat, ScoreItem item);

}  // namespace semafor
