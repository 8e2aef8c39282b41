// Sounds of the table that no animation makes.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

// Required: the position is the newest.
void soundTable(PaintContext& context, const Position& position);

}  // namespace semafor
