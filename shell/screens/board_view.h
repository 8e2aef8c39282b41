// The board on the screen: painting, zoom and pan, and taps on routes and cities.
#pragma once

#include <string>
#include "base/ids.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintBoardView(PaintContext& context, Position& position);
// The route's owner, or why it can't be claimed now; empty when it can, or when the player can't act.
std::string routeNote(const Position& position, RouteId route);

}  // namespace semafor
