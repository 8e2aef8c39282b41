// The one door through which a game changes.
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

// Does the action and says what happened. On an error the state is untouched.
Result<Events, RuleError> apply(const Game& game, GameState& state, const Action& action);

// The same, with events that replace the contents of `events`: doesn't allocate once that has room.
// What `given` holds takes the place of the deal code's shuffles.
std::optional<RuleError> apply(const Game& game, GameState& state, const Action& action, Events& events,
                               GivenShuffles* given = nullptr);

// For simulations: no events, no check. Required: the action is legal.
void applyLegal(const Game& game, GameState& state, const Action& action);

}  // namespace semafor
