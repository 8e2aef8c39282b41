// While computers play for all persons: a way back to the own seat.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawStandIns(Frame& frame, const Position& position);

}  // namespace semafor
