// A ring cut into triangles, so that land can be filled.
#pragma once

#include <cstdint>
#include <vector>

#include "board/vec.h"

namespace semafor {

// Places in the ring, three a triangle. What crosses itself is filled as far as it goes.
std::vector<std::uint16_t> trianglesOf(const std::vector<Vec>& ring);

}  // namespace semafor
