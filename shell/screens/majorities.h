// Who leads with which passengers.
#pragma once

#include "board/vec.h"

namespace semafor {

struct Frame;
struct Position;

// In pixels; 0 where there are none.
float majoritiesHeight(const Frame& frame, const Position& position);
void drawMajorities(Frame& frame, const Position& position, const Box& box);

}  // namespace semafor
