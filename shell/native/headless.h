// The table drawn without a screen, for tests and pictures.
#pragma once

#include <string>

#include "app.h"

namespace semafor {

// The first settled picture of the table at `size`, as the bytes of a PNG; empty when there is no memory for
// it.
std::string pictureOfTable(const Size& size);

}  // namespace semafor
