// The table with its board, and a replay of a game.
#pragma once

namespace semafor {

struct PaintContext;

void paintTable(PaintContext& context);
void paintReplay(PaintContext& context);

}  // namespace semafor
