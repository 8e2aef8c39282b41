// The asset packs of the page (parcels.h).
#pragma once

#include <string_view>

#include "parcels.h"

namespace semafor {

// A pack has come; its bytes stay for good.
void takePack(std::string_view name, assets::Bytes bytes);

}  // namespace semafor
