// The departure board of the result screen: rows of split flaps that turn over until they show a figure.
#pragma once

#include "table/table_state.h"
#include "widgets/ui.h"

namespace semafor {

// Paints the board itself: iron in a frame of brass.
void paintDepartureBoard(Ui& ui, const Box& box);

struct FlapRow {
    std::string_view text;
    std::size_t leaves = 3;  // the number of flaps, where there is room; a longer text has more
    ImU32 ink = 0;
};
// Paints a row of flaps in the middle of the box, the text aligned to the right; flaps get narrower where a
// text is long. A new text turns up flap by flap.
void paintFlaps(Ui& ui, const Box& box, Flaps& flaps, const FlapRow& row);

}  // namespace semafor
