// One position of a game as one seat sees it, with everything needed to draw it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>
#include "desk/match.h"
#include "paint/brush.h"
#include "table/choices.h"
#include "table/layout.h"
#include "table/reckoning.h"
#include "table/shown_game.h"
#include "text_view/text_view.h"
#include "words/words.h"

namespace semafor {

struct PaintContext;

struct Position {
    const Match& match;
    const ShownGame& shown;
    const PlayerView& view;
    Words words;
    SeatNames names;
    Choices choices;  // empty in a replay, and while somebody else is to act
    const Reckoning* reckoning;
    TableLayout layout;
    Scene scene;
    // The name of the seat whose cards are shown, if they aren't the reader's own: in a replay, or when a
    // computer is watched.
    std::string whose;

    // "Anna", "Player 2", "You".
    [[nodiscard]] std::string label(std::size_t seat) const { return names.label(words, seat); }
    [[nodiscard]] const Game& game() const { return match.game(); }
    [[nodiscard]] std::uint8_t colorOf(std::size_t seat) const { return match.saved().seats[seat].color; }
};

// A position at the table, or in a replay; `mayAct`: the person at the screen may act on it. Gestures begun
// on another position are dropped. Required: the sheet of the match's board is loaded, and `shown` outlives
// the position.
Position positionOf(PaintContext& context, const Match& match, const ShownGame& shown, bool mayAct);

}  // namespace semafor
