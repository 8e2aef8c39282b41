// While computers play for all persons: a way back to the own seat.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintStandIns(PaintContext& context, const Position& position);

}  // namespace semafor
