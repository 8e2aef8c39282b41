// The board: looked at, and touched where routes and cities lie.
#pragma once

#include <string>
#include "base/ids.h"

namespace semafor {

struct Frame;
struct Position;

void drawBoard(Frame& frame, Position& position);
// Who has the route, or why it can't be claimed now; empty when it can, or when it isn't asked.
std::string routeNote(const Position& position, RouteId route);

}  // namespace semafor
