// From turn to turn: who is next, the last round, stuck games (R01, R06, R11).
#pragma once

#include "rules/play.h"

namespace semafor {

// What every action ends with: the market is settled, then the second card is asked for, or the turn ends.
template <class Sink>
void finishAction(Play<Sink>& play, Turn turn);

}  // namespace semafor
