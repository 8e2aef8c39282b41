// What the routes of the other seats tell of their tickets.
#pragma once

#include "bots/lines.h"
#include "view/resample.h"

namespace semafor {

// From what everybody sees alone: the more of a ticket's way a seat has built, the likelier it holds it.
TicketOdds oddsOf(const Game& game, const Lines& lines, const PublicState& table);

}  // namespace semafor
