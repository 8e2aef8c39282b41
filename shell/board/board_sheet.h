// The sheet of a board: where cities, routes and land lie, in the units of maps/*/layout.json.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
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

enum class OutlineKind : std::uint8_t { kLand, kLake, kBorder, kWater, kRiver };

struct Outline {
    OutlineKind kind{};
    // A ring; of a border and of a line in the water a line; of a river one from its source to its mouth.
    std::vector<Vec> points;
    std::vector<std::uint16_t>
        triangles;  // of land and lakes, that fill them: places in the ring, three a triangle
    Box bounds;     // around the points
};

enum class FigureKind : std::uint8_t {
    kPeak,
    kHill,
    kConifer,
    kTree,
    kWaves,
    kSteamer,
    kCompass,
    kCartouche
};

// What an engraver draws beside what is played on.
struct Figure {
    FigureKind kind{};
    Vec at;          // the foot of what stands on land, the middle of everything else
    float size = 0;  // across; of a tree its height, of a compass its radius
};

// The name of a sea, its lines parted by '\n'.
struct SeaName {
    LocalNames names;
    Vec at;          // its middle
    float size = 0;  // height of its letters
    float lean = 0;  // radians, to the right and down
    float bend = 0;  // radians from its first letter to its last, hollow below
};

struct BoardSheet {
    float width = 0;
    float height = 0;
    float cityRadius = 0;
    float endPointRadius = 0;
    float cellWidth = 0;
    float labelHeight = 0;
    std::vector<CitySpot> cities;  // in the order of the map's
    std::vector<Track> tracks;     // in the order of the map's routes
    std::vector<Outline> outlines;
    std::vector<Figure> figures;  // from above to below
    std::vector<SeaName> seas;
};

// What assets/board/board.mjs wrote. Required: such bytes, whole.
BoardSheet readBoardSheet(std::span<const unsigned char> bytes);

// Where a route ends: its cities, and a country's end point instead of the country.
std::array<Vec, 2> endsOf(const BoardSheet& sheet, const MapDef& map, RouteId route);

}  // namespace semafor
