// The step that a drill asks for next, on a strip at the head of the board.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintDrill(PaintContext& context, const Position& position);

}  // namespace semafor
