// The market: face-up cards, refilled from the deck, swept if too many are locomotives (R04, R05).
#pragma once

#include "rules/play.h"

namespace semafor {

// Fills the empty slots, lowest first, while cards last; then sweeps if locomotives require it (R04). Called
// at the end of every action.
template <class Sink>
void settleMarket(Play<Sink>& play);

// Whether the number of face-up locomotives requires a sweep and R04's conditions allow it.
bool sweepDue(const Game& game, const GameState& state);

}  // namespace semafor
