// Boards built into the program: every folder that engine/map/folders.cmake finds.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "map/loader.h"

namespace semafor {

struct ShippedMap : MapFiles {
    std::array<std::string_view, kLanguages> title;  // by Language
    std::array<std::string_view, kLanguages> hint;   // a short description, for choosing a board
    bool drawn = false;  // has a layout with positions; otherwise played as text only
};

// In display order.
std::span<const ShippedMap> shippedMaps();

// The board called `name`, or null.
const ShippedMap* findMap(std::string_view name);

}  // namespace semafor
