// The screen that prepares a new game.
#pragma once

namespace semafor {

struct Frame;

void drawNewGame(Frame& frame);

}  // namespace semafor
