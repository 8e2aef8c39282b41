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

// The canvas target to press first for that control of the text view, which has one control for each payment
// and each set of kept tickets; on the canvas these take several presses. Other ids are the same on both.
TargetId canvasTargetOf(const TargetId& control);

// For tests: an id as text with the name of its route or city, for example "route/brest-paris", and back.
std::string textOf(const Game& game, const TargetId& id);
std::optional<TargetId> targetIdOf(const Game& game, std::string_view text);

}  // namespace semafor
