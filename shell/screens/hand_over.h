// The screen between two persons at one device.
#pragma once

namespace semafor {

class Match;
struct Frame;

void drawHandOver(Frame& frame, const Match& match);

}  // namespace semafor
