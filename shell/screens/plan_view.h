// The cards and wagons that the routes marked by the player still take.
#pragma once

#include "board/vec.h"

namespace semafor {

struct Frame;
struct Position;

// In pixels; 0 when no route is marked.
float planHeight(const Frame& frame, const Position& position);
void drawPlan(Frame& frame, const Position& position, const Box& box);

}  // namespace semafor
