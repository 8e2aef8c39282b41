// The table screen with its board, and the replay screen.
#pragma once

namespace semafor {

struct PaintContext;

void paintTable(PaintContext& context);
void paintReplay(PaintContext& context);

}  // namespace semafor
