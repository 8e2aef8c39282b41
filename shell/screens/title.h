// The title screen.
#pragma once

namespace semafor {

struct Frame;

// True when all of it is drawn; false while the map behind it is still to be painted.
bool drawTitle(Frame& frame);

}  // namespace semafor
