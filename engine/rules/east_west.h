// The special ticket for joining an eastern city to a western one (F06).
#pragma once

#include "rules/play.h"

namespace semafor {

// Whether the seat has its special ticket.
bool hasEastWest(const GameState& state, Seat seat);

// Gives the seat the special ticket if its routes have earned it. Returns true if that wins the game.
template <class Sink>
bool takeEastWest(Play<Sink>& play, Seat seat);

}  // namespace semafor
