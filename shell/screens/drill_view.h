// The strip at the head of the board with a drill's next step.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintDrill(PaintContext& context, const Position& position);

}  // namespace semafor
