// The strip of a replay or a look-back.
#pragma once

namespace semafor {

struct Frame;
struct Position;

void drawReplayBar(Frame& frame, const Position& position);

}  // namespace semafor
