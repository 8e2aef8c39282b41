// The panel for the decision that the player has to make now.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintDecision(PaintContext& context, Position& position);

}  // namespace semafor
