// End of actions and turns: the next seat, the last round, stuck games (R01, R06, R11).
#pragma once

#include "rules/play.h"

namespace semafor {

// Ends every action: settles the market, then asks for the second card or ends the turn.
template <class Sink>
void finishAction(Play<Sink>& play, Turn turn);

}  // namespace semafor
