// The panel that gives persons their seats back while computers play for all of them.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintStandIns(PaintContext& context, const Position& position);

}  // namespace semafor
