// The finder: finds a city or a route by typing.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintFinder(PaintContext& context, Position& position);

}  // namespace semafor
