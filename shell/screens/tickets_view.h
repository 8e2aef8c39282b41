// The player's own tickets, and the progress of each.
#pragma once

#include "board/vec.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintTickets(PaintContext& context, const Position& position, const Box& box);

}  // namespace semafor
