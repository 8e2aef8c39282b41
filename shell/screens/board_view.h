// The board: looked at, and touched where routes and cities lie.
#pragma once

#include <string>
#include "base/ids.h"

namespace semafor {

struct PaintContext;
struct Position;

void paintBoardView(PaintContext& context, Position& position);
// Who has the route, or why it can't be claimed now; empty when it can, or when it isn't asked.
std::string routeNote(const Position& position, RouteId route);

}  // namespace semafor
