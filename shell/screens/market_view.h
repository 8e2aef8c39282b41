// Where cards and tickets are drawn from.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintMarket(PaintContext& context, Position& position);

}  // namespace semafor
