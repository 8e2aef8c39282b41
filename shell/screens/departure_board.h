// A split-flap departure board: rows of flaps that turn over until they show their text.
#pragma once

#include "table/table_state.h"
#include "widgets/ui.h"

namespace semafor {

// Paints the board itself: iron in a frame of brass.
void paintDepartureBoard(Ui& ui, const Box& box);

// Paints a row of flaps in the middle of the box, as many as it takes or has room for, the text aligned to
// the right. A new text turns up flap by flap.
struct FlapRow {
    std::string_view text;
    std::size_t leaves = 3;
    ImU32 ink = 0;
};
void paintFlaps(Ui& ui, const Box& box, Flaps& flaps, const FlapRow& row);

}  // namespace semafor
