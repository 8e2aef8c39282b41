// The final count and the result of a game.
#pragma once

#include "board/vec.h"

namespace semafor {

struct Frame;
struct Position;

void drawResult(Frame& frame, Position& position);
// In pixels, where there is room for all of it.
Vec resultSize(const Frame& frame, const Position& position);

}  // namespace semafor
