// Where on the canvas the thing lies that the text view means.
#pragma once

#include <string>
#include <string_view>

#include "rules/game.h"

namespace semafor {

// The target of the table (Ui::targets) for a control of the text view: of an action, what it is done with;
// of anything else, the same name where both have it.
std::string targetFor(const Game& game, std::string_view control);

}  // namespace semafor
