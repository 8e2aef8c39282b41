// The market: face-up cards, refilled from the deck, swept when too many are locomotives (R04, R05).
#pragma once

#include "rules/play.h"

namespace semafor {

// Fills the empty slots, lowest first, as far as cards reach; then tests for locomotives (R04).
// Called at the end of every action.
template <class Sink>
void settleMarket(Play<Sink>& play);

// Whether the face-up locomotives ask for a sweep and R04's conditions allow it.
bool sweepDue(const Game& game, const GameState& state);

}  // namespace semafor
