// Sounds of the table that no animation makes.
#pragma once

namespace semafor {

struct Frame;
struct Position;

// Required: the position is the newest.
void soundTable(Frame& frame, const Position& position);

}  // namespace semafor
