// Panel of the private route planner: the cards and wagons that the player's marked routes still need.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

// Height in pixels; 0 when no route is marked.
float planHeight(const PaintContext& context, const Position& position);
void paintPlan(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
