// The market: the cards and ticket decks to draw from.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintMarket(PaintContext& context, Position& position);

}  // namespace semafor
