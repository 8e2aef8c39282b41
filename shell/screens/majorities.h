// Who leads with which passengers.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

// In pixels; 0 where there are none.
float majoritiesHeight(const PaintContext& context, const Position& position);
void paintMajorities(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
