// The screen that sets up a new game.
#pragma once

namespace semafor {

struct PaintContext;

void paintNewGame(PaintContext& context);

}  // namespace semafor
