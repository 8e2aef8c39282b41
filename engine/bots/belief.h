// Estimates the tickets of other seats from the routes they have built.
#pragma once

#include "bots/lines.h"
#include "view/resample.h"

namespace semafor {

// Based on public information: the more of a ticket's way a seat has built, the likelier it holds the ticket.
TicketOdds oddsOf(const Game& game, const Lines& lines, const PublicState& table);

}  // namespace semafor
