// Map loader: turns the texts of a map's files into a MapDef, or reports the place of the first mistake.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "map/map_def.h"

namespace semafor {

// A file's text, and the path that error messages name.
struct MapText {
    std::string_view path;
    std::string_view text;
};

struct MapFiles {
    std::string_view name;
    MapText board;
    MapText tickets;
    MapText rules;
};

struct MapError {
    std::string path;
    int line = 0;
    std::string message;

    // For example: maps/europe/board.json:212: route "wien-zagrab": unknown colour "whte"
    [[nodiscard]] std::string describe() const;
};

// All checks always run; there is no separate check mode.
Result<MapDef, MapError> loadMap(const MapFiles& files);

}  // namespace semafor
