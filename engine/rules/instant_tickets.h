// Instant tickets: shown and replaced as soon as they are completed (F01, F04, F05, F07).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/network.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Deals each seat its hand of tickets. Required: the rules have instant tickets.
template <class Sink>
void dealInstantTickets(Play<Sink>& play);

// Consequences of a claim: East-West, completed tickets and their replacements, the end of the game (F04,
// F06, F07).
template <class Sink>
Turn completeAfterClaim(Play<Sink>& play, Seat seat);

// Shows a completed ticket. Returns true if it wins (F07): the game is over.
template <class Sink>
bool showCompleted(Play<Sink>& play, Seat seat, TicketId ticket);

bool canSwap(const Game& game, const GameState& state, Seat seat);

std::optional<RuleError> check(const Game& game, const GameState& state, const SwapTickets& action);

template <class Sink>
Turn perform(Play<Sink>& play, const SwapTickets& action);

}  // namespace semafor
