// The own tickets, and how far each one is.
#pragma once

#include "board/vec.h"

namespace semafor {

struct Frame;
struct Position;

void drawTickets(Frame& frame, const Position& position, const Box& box);

}  // namespace semafor
