// The table with its board, and a replay of a game.
#pragma once

namespace semafor {

struct Frame;

void drawTable(Frame& frame);
void drawReplay(Frame& frame);

}  // namespace semafor
