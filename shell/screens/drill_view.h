// The step that a drill asks for next, on a strip at the head of the board.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawDrill(Frame& frame, const Position& position);

}  // namespace semafor
