// The decision that is asked for now, on a sheet of paper.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintDecision(PaintContext& context, Position& position);

}  // namespace semafor
