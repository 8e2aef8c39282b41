// Applies an action to a game state: the only function that changes a game.
#pragma once

#include <optional>

#include "base/result.h"
#include "rules/action.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/given_shuffles.h"
#include "rules/rule_error.h"
#include "rules/state.h"

namespace semafor {

// Performs the action and returns its events. On an error the state is unchanged.
Result<Events, RuleError> apply(const Game& game, GameState& state, const Action& action);

// The same, replacing the contents of `events`; doesn't allocate once `events` has enough capacity. Shuffles
// in `given` replace those of the deal code.
std::optional<RuleError> apply(const Game& game, GameState& state, const Action& action, Events& events,
                               GivenShuffles* given = nullptr);

// For simulations: no events, no check. Required: the action is legal.
void applyLegal(const Game& game, GameState& state, const Action& action);

}  // namespace semafor
