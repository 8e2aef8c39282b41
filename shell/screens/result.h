// The final count and the result of a game, on the screen.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintResult(PaintContext& context, Position& position);
// Size in pixels, where there is room for all of it.
Vec resultSize(const PaintContext& context, const Position& position);

}  // namespace semafor
