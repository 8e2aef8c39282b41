// Sound cues for the pieces that move.
#pragma once

#include "desk/cue.h"
#include "table/timeline.h"

namespace semafor {

// The cue of a piece that sets out.
Cue cueOf(const Motion& motion);

}  // namespace semafor
