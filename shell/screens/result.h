// The final count and the result of a game, on the screen.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintResult(PaintContext& context, Position& position);
// Size in pixels that shows the whole result.
Vec resultSize(const PaintContext& context, const Position& position);

}  // namespace semafor
