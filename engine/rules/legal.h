// What may be done now.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/rule_error.h"
#include "rules/state.h"

namespace semafor {

// All legal actions of the step in canonical order, without duplicates; none when the game is over.
// Replaces the contents of `out`; doesn't allocate.
void legalActions(const Game& game, const GameState& state, ActionList& out);

// What speaks against the action; empty exactly for the members of legalActions. Any value may be asked
// about.
std::optional<RuleError> check(const Game& game, const GameState& state, const Action& action);

}  // namespace semafor
