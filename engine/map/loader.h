// From the texts of a map's files to a MapDef, or to the place of the first mistake in them.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "map/map_def.h"

namespace semafor {

// A file and the name that mistakes are reported under.
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

    // "maps/europe/board.json:212: route "wien-zagrab": unknown colour "whte""
    [[nodiscard]] std::string describe() const;
};

// Every mistake is found always, not only in a check mode.
Result<MapDef, MapError> loadMap(const MapFiles& files);

}  // namespace semafor
