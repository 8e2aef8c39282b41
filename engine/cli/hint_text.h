// Hints as text for the terminal.
#pragma once

#include <string>

#include "rules/action.h"
#include "view/player_view.h"

namespace semafor::cli {

// Up to three lines, best move first: its index in the list, its notation, its likely result, and the
// reasons. Required: `legal` lists the legal actions of the view's step and isn't empty.
std::string hintText(const Game& game, const PlayerView& view, const ActionList& legal);

}  // namespace semafor::cli
