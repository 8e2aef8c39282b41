// The panel with the decision that is asked for now.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintDecision(PaintContext& context, Position& position);

}  // namespace semafor
