// The game in words for the terminal: what a seat sees, and what happened before its eyes.
#pragma once

#include <string>
#include <string_view>

#include "rules/event.h"
#include "rules/game.h"
#include "view/player_view.h"

namespace semafor::cli {

// "red=2 locomotive=1", "-" for none.
std::string cardsText(const CardCounts& cards);

// "17 (wien-budapest, 8)"
std::string ticketText(const Game& game, TicketId ticket);

// What the seat of the view sees now, several lines.
std::string viewText(const Game& game, const PlayerView& view);

// A line without its end; empty for what needs no words.
std::string eventText(const Game& game, const Event& event);

// The final standing, a line for each seat.
std::string standingText(const Game& game, const PlayerView& view);

}  // namespace semafor::cli
