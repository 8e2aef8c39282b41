// The title screen.
#pragma once

namespace semafor {

struct Frame;

void drawTitle(Frame& frame);

}  // namespace semafor
