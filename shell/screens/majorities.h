// The queues of passengers: the seats' majorities for each colour.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

// Height in pixels; 0 where there are no passengers.
float majoritiesHeight(const PaintContext& context, const Position& position);
void paintMajorities(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
