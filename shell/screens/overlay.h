// The sheets above the table: the menu and the log.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawOverlay(Frame& frame, Position& position);
// The menu alone, where no position is shown. withFinder: with the entry that opens the finder.
void drawMenuOverlay(Frame& frame, bool withFinder);

}  // namespace semafor
