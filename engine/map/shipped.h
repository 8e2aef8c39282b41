// The maps that are built into the program.
#pragma once

#include <span>
#include <string_view>

#include "map/loader.h"

namespace semafor {

// In the order of the folder's names in CMakeLists.txt.
std::span<const MapFiles> shippedMaps();

// The files of the map of that name, or null.
const MapFiles* findMap(std::string_view name);

}  // namespace semafor
