// The own tickets, and how far each one is.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintTickets(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
