// The decision that is asked for now, on a sheet of paper.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawDecision(Frame& frame, Position& position);

}  // namespace semafor
