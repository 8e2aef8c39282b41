// Loads maps from folders with the three files that maps/README.md describes.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "base/result.h"
#include "map/loader.h"

namespace semafor::cli {

// The map in the folder; its name is the folder's. An error is a sentence: an unreadable file, or the place
// of the first mistake.
Result<MapDef, std::string> loadMapFolder(const std::filesystem::path& folder);

// Whether the folder has any file of a map.
bool isMapFolder(const std::filesystem::path& folder);

}  // namespace semafor::cli
