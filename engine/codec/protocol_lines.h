// Lines that the arena sends to an external program, each one JSON object: hello, start, events, decide, end.
// They contain only the seat's view and redacted events, nothing that a player may not know.
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
    std::uint64_t game = 0;  // number of the game in the match, from 1
    std::uint64_t seed =
        0;  // for the program's own random numbers: below 2^53, which every JSON reader reads exactly
};

// The board, its rules as numbers, and the seats. Required: the view is of the program's seat.
void appendStartLine(std::string& out, const Game& game, const PlayerView& view, const StartOfGame& start);

// Required: the events are redacted for the program's seat.
void appendEventsLine(std::string& out, const Game& game, std::size_t seats, const Events& events);

// The view, and the legal actions in notation; the program answers with one of them.
void appendDecideLine(std::string& out, const Game& game, const PlayerView& view, const ActionList& legal);

// The end is reported by a transcript's end line (codec/transcript_lines.h).

}  // namespace semafor
