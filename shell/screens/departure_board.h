// A departure board as it hangs in the hall: rows of leaves that turn over until they show what they should.
#pragma once

#include "table/table_state.h"
#include "widgets/ui.h"

namespace semafor {

// The board itself: iron in a frame of brass.
void paintDepartureBoard(Ui& ui, const Box& box);

// A row of leaves in the middle of the box, as many as it takes or has room for, the text to their right end.
// A text that is new there turns up leaf by leaf.
struct FlapRow {
    std::string_view text;
    std::size_t leaves = 3;
    ImU32 ink = 0;
};
void paintFlaps(Ui& ui, const Box& box, Flaps& flaps, const FlapRow& row);

}  // namespace semafor
