// The sheet of a board: where cities, routes and land lie, in the units of maps/*/layout.json.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/vec.h"
#include "map/map_def.h"

namespace semafor {

enum class Align : std::uint8_t { kLeft, kCentre, kRight };

struct CitySpot {
    Vec at;
    Vec label;  // from the city to where its name is anchored; level with its middle
    Align align = Align::kLeft;
    std::vector<Vec> endPoints;  // of a country, which has no disc of its own
};

// A space for one wagon.
struct Cell {
    Vec at;
    Vec along;  // the direction of the track, of length 1
};

struct Track {
    float cellLength = 0;
    std::vector<Cell> cells;  // from the route's first city to its second
};

enum class OutlineKind : std::uint8_t { kLand, kLake, kBorder, kWater };

struct Outline {
    OutlineKind kind{};
    std::vector<Vec> points;  // a ring; of a border and of a line in the water a line
    std::vector<std::uint16_t>
        triangles;  // of land and lakes, that fill them: places in the ring, three a triangle
};

struct Sheet {
    float width = 0;
    float height = 0;
    float cityRadius = 0;
    float endPointRadius = 0;
    float cellWidth = 0;
    float labelHeight = 0;
    std::vector<CitySpot> cities;  // in the order of the map's
    std::vector<Track> tracks;     // in the order of the map's routes
    std::vector<Outline> outlines;
};

// What assets/board/board.mjs wrote. Required: such bytes, whole.
Sheet readSheet(std::span<const unsigned char> bytes);

// Where a route ends: its cities, and a country's end point instead of the country.
std::array<Vec, 2> endsOf(const Sheet& sheet, const MapDef& map, RouteId route);

}  // namespace semafor
