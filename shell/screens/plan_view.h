// The cards and wagons that the routes marked by the player still take.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

// In pixels; 0 when no route is marked.
float planHeight(const PaintContext& context, const Position& position);
void paintPlan(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
