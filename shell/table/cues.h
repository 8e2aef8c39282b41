// What is heard of what is seen.
#pragma once

#include "desk/cue.h"
#include "table/timeline.h"

namespace semafor {

// Of a piece that sets out.
Cue cueOf(const Motion& motion);

}  // namespace semafor
