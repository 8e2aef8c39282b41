// The hand-over screen between two people at one device.
#pragma once

namespace semafor {

class Match;
struct PaintContext;

void paintHandOver(PaintContext& context, const Match& match);

}  // namespace semafor
