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

struct StartOfGame {
    std::uint64_t game = 0;  // its number in the match, from 1
    std::uint64_t seed =
        0;  // for the program's own chance: below 2^53, so that every JSON reader has it whole
};

// The board, its rules in numbers, and who sits where. The view is that of the program's seat.
void appendStartLine(std::string& out, const Game& game, const PlayerView& view, const StartOfGame& start);

// Required: the events are redacted for the program's seat.
void appendEventsLine(std::string& out, const Game& game, std::size_t seats, const Events& events);

// The view, and the legal actions in notation: to be answered by one of them.
void appendDecideLine(std::string& out, const Game& game, const PlayerView& view, const ActionList& legal);

// The end is told by the line of a transcript (codec/transcript_lines.h).

}  // namespace semafor
