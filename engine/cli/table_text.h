// The game as text for the terminal: a seat's view, and the events it sees.
#pragma once

#include <string>
#include <string_view>

#include "rules/event.h"
#include "rules/game.h"
#include "view/player_view.h"

namespace semafor::cli {

// "red=2 locomotive=1"; "-" without cards.
std::string cardsText(const CardCounts& cards);

// For example: "17 (wien-budapest, 8)".
std::string ticketText(const Game& game, TicketId ticket);

// The view in several lines.
std::string viewText(const Game& game, const PlayerView& view);

// One line without its line feed; empty if the event needs no text.
std::string eventText(const Game& game, const Event& event);

// The final standing, one line for each seat.
std::string standingText(const Game& game, const PlayerView& view);

}  // namespace semafor::cli
