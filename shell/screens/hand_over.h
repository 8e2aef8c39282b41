// The hand-over screen between two persons at one device.
#pragma once

namespace semafor {

class Match;
struct PaintContext;

void paintHandOver(PaintContext& context, const Match& match);

}  // namespace semafor
