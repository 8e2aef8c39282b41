// Legal actions of a step, and the check of a single action.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/game.h"
#include "rules/rule_error.h"
#include "rules/state.h"

namespace semafor {

// All legal actions of the step in canonical order, without duplicates; empty when the game is over. Replaces
// the contents of `out`; doesn't allocate.
void legalActions(const Game& game, const GameState& state, ActionList& out);

// Why the action is illegal; nullopt exactly for the members of legalActions. Accepts any value.
std::optional<RuleError> check(const Game& game, const GameState& state, const Action& action);

}  // namespace semafor
