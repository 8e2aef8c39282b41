// The panels above the table: the menu and the log.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintOverlay(PaintContext& context, Position& position);
// The menu alone, where no position is shown. `withFinder`: with the entry that opens the finder.
void paintMenuOverlay(PaintContext& context, bool withFinder);

}  // namespace semafor
