// Finds a city or a route by typing.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawFinder(Frame& frame, Position& position);

}  // namespace semafor
