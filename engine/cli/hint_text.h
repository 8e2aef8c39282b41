// A hint in words for the terminal.
#pragma once

#include <string>

#include "rules/action.h"
#include "view/player_view.h"

namespace semafor::cli {

// Up to three lines, the best move first: its number in the list, its words, what it is likely to bring, and
// why. Required: the list is that of the view's step and not empty.
std::string hintText(const Game& game, const PlayerView& view, const ActionList& legal);

}  // namespace semafor::cli
