// The special ticket for joining an eastern city with a western one (F06).
#pragma once

#include "rules/play.h"

namespace semafor {

// Whether the seat has its special ticket.
bool hasEastWest(const GameState& state, Seat seat);

// Takes the special ticket when the seat's wagons have earned it. True when it was the one that wins.
template <class Sink>
bool takeEastWest(Play<Sink>& play, Seat seat);

}  // namespace semafor
