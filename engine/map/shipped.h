// The boards that are built into the program: every folder that engine/map/folders.cmake finds.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "map/loader.h"

namespace semafor {

struct ShippedMap : MapFiles {
    std::array<std::string_view, kLanguages> title;  // by Language
    std::array<std::string_view, kLanguages> hint;   // what the board is like, for who chooses one
    bool drawn = false;  // it has positions; otherwise it is played in words alone
};

// In the order in which players see them.
std::span<const ShippedMap> shippedMaps();

// The board of that name, or null.
const ShippedMap* findMap(std::string_view name);

}  // namespace semafor
