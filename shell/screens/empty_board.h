// The sheet on the table before a game lies on it: frame, title, compass.
#pragma once

#include "screens/stage.h"

namespace semafor {

void drawEmptyBoard(const Stage& stage);

}  // namespace semafor
