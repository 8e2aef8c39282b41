// The control strip of a replay or a look-back.
#pragma once

namespace semafor {

struct PaintContext;
struct Position;

void paintReplayBar(PaintContext& context, const Position& position);

}  // namespace semafor
