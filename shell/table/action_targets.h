// Ids of legal actions in the text view, and where on the canvas the same thing lies.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/game.h"
#include "target/target.h"

namespace semafor {

// Different for different legal actions of one step.
TargetId targetOf(const Action& action);

// What is pressed first on the canvas for that control of the text view, which names a claim with its payment
// and the tickets that are kept; any other id unchanged.
TargetId canvasTargetOf(const TargetId& control);

// For tests: the text of an id with routes and cities by their names, "route/brest-paris", and the id with
// that text.
std::string textOf(const Game& game, const TargetId& id);
std::optional<TargetId> targetIdOf(const Game& game, std::string_view text);

}  // namespace semafor
