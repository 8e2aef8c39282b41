// The title screen.
#pragma once

namespace semafor {

struct PaintContext;

// True when all of it is painted; false while the map behind it is still to be painted.
bool paintTitle(PaintContext& context);

}  // namespace semafor
