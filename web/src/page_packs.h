// Asset packs downloaded by the page (packs.h).
#pragma once

#include <string_view>

#include "packs.h"

namespace semafor {

// Stores a downloaded pack. Required: `bytes` stay valid for the program's lifetime.
void takePack(std::string_view name, assets::Bytes bytes);

}  // namespace semafor
