// Drawing cards: blind from the deck or from the market (R02, R03, R05, F02).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Appends the legal draws of the first or the second card.
void legalDraws(const Game& game, const GameState& state, ActionList& out);
// Whether any card can be drawn, as the first or as the second.
bool canDraw(const Game& game, const GameState& state, bool second);

std::optional<RuleError> check(const Game& game, const GameState& state, const DrawBlind& action);
std::optional<RuleError> check(const Game& game, const GameState& state, const TakeMarket& action);

template <class Sink>
Turn perform(Play<Sink>& play, const DrawBlind& action);
template <class Sink>
Turn perform(Play<Sink>& play, const TakeMarket& action);

}  // namespace semafor
