// Tickets that are shown and replaced as soon as they are completed (F01, F04, F05, F07).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/network.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Deals every seat its hand of tickets. Required: the rules have instant tickets.
template <class Sink>
void dealInstantTickets(Play<Sink>& play);

// What a claim brings: East-West, completed tickets and their replacements, the end of the game (F04, F06,
// F07).
template <class Sink>
Turn completeAfterClaim(Play<Sink>& play, Seat seat);

// Shows one completed ticket. True when it was the one that wins (F07): the game is over.
template <class Sink>
bool showCompleted(Play<Sink>& play, Seat seat, TicketId ticket);

bool canSwap(const Game& game, const GameState& state, Seat seat);

std::optional<RuleError> check(const Game& game, const GameState& state, const SwapTickets& action);

template <class Sink>
Turn perform(Play<Sink>& play, const SwapTickets& action);

}  // namespace semafor
