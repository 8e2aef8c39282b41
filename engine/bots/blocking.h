// The harm that claiming a route does to other seats.
#pragma once

#include "bots/seat_knowledge.h"

namespace semafor {

// If the route joins two parts of another seat's network: the spaces of the smaller part; the maximum over
// all seats. 0 if it joins no such parts or a parallel track stays open.
int harmOf(const Game& game, const SeatKnowledge& known, RouteId route);

}  // namespace semafor
