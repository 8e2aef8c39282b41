// What the arena says to a program of somebody else's, each line one JSON object: hello, start, events,
// decide, end. A seat's view and redacted events alone: what a player may not know is in none of them.
#pragma once

#include <cstdint>
#include <string>

#include "rules/action.h"
#include "rules/event.h"
#include "view/player_view.h"

namespace semafor {

inline constexpr int kProtocolVersion = 1;

void appendHelloLine(std::string& out);

// The board, its rules in numbers, and who sits where. The view is that of the program's seat.
void appendStartLine(std::string& out, const Game& game, const PlayerView& view);

// Required: the events are redacted for the program's seat.
void appendEventsLine(std::string& out, const Game& game, const Events& events);

// The view, and the legal actions in notation: to be answered by one of them.
void appendDecideLine(std::string& out, const Game& game, const PlayerView& view, const ActionList& legal);

// The end is told by the line of a transcript (codec/transcript_lines.h).

}  // namespace semafor
