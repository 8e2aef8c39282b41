// The asset packs of the page (packs.h).
#pragma once

#include <string_view>

#include "packs.h"

namespace semafor {

// A pack has come; its bytes stay for good.
void takePack(std::string_view name, assets::Bytes bytes);

}  // namespace semafor
