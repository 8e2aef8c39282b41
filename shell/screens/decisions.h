// What is to be decided now, on a sheet of paper.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawDecision(Frame& frame, Position& position);

}  // namespace semafor
