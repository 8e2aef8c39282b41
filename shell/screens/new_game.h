// The screen that prepares a new game.
#pragma once

#include "base/later.h"

namespace semafor {

struct Frame;

SEMAFOR_LATER void drawNewGame(Frame& frame);

}  // namespace semafor
