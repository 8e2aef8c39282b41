// Choosing tickets, at set-up and as a turn (R09, R12, R20, R21, G01, G02).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Deals the set-up tickets, seat by seat, and asks the first seat to choose tickets or name its mix.
// Required: the rules have a set-up choice.
template <class Sink>
void beginSetupChoices(Play<Sink>& play);

// Ticket actions of a turn: drawing, or naming a mix.
void legalTicketDraw(const Game& game, const GameState& state, ActionList& out);
void legalMixes(const Game& game, const GameState& state, ActionList& out);
void legalKeeps(const Game& game, const GameState& state, ActionList& out);
bool canDrawTickets(const Game& game, const GameState& state);

// The minimum number of offered tickets to keep (R09: a single one must be kept).
std::size_t keepAtLeast(const Game& game, const GameState& state);

std::optional<RuleError> check(const Game& game, const GameState& state, const NameMix& action);
std::optional<RuleError> check(const Game& game, const GameState& state, const DrawTickets& action);
std::optional<RuleError> check(const Game& game, const GameState& state, const KeepTickets& action);

template <class Sink>
Turn perform(Play<Sink>& play, const NameMix& action);
template <class Sink>
Turn perform(Play<Sink>& play, const DrawTickets& action);
template <class Sink>
Turn perform(Play<Sink>& play, const KeepTickets& action);

}  // namespace semafor
