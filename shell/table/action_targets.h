// Target ids of legal actions in the text view, and their counterparts on the canvas.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/action.h"
#include "rules/game.h"
#include "target/target.h"

namespace semafor {

// Unique among the legal actions of one step.
TargetId targetOf(const Action& action);

// The canvas target that is pressed first for that control of the text view, where a claim names its payment
// and the choice of tickets names all that are kept; any other id unchanged.
TargetId canvasTargetOf(const TargetId& control);

// For tests: the text of an id with the names of its route or city, "route/brest-paris", and the id with that
// text.
std::string textOf(const Game& game, const TargetId& id);
std::optional<TargetId> targetIdOf(const Game& game, std::string_view text);

}  // namespace semafor
