// Where cards and tickets are drawn from.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawMarket(Frame& frame, Position& position);

}  // namespace semafor
