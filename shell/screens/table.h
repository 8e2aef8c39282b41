// The table with its board, and a replay of a game.
#pragma once

#include "base/later.h"

namespace semafor {

struct Frame;

SEMAFOR_LATER void drawTable(Frame& frame);
SEMAFOR_LATER void drawReplay(Frame& frame);

}  // namespace semafor
