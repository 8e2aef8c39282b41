// What taking a route away would do to the others.
#pragma once

#include "bots/seat_knowledge.h"

namespace semafor {

// How many spaces the smaller of the two parts has that the route would join for another seat; the most over
// all seats, 0 when it joins nobody's parts or another track of it stays open.
int harmOf(const Game& game, const SeatKnowledge& known, RouteId route);

}  // namespace semafor
