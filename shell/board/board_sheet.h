// The board sheet: positions of cities, routes and land, in the units of maps/*/layout.json.
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
    Vec label;  // offset from the city to the anchor of its name, at the name's middle height
    Align align = Align::kLeft;
    std::vector<Vec> endPoints;  // for countries, which have no disc of their own
};

// A space for one wagon.
struct Cell {
    Vec at;
    Vec along;  // unit vector along the track
};

struct Track {
    float cellLength = 0;
    std::vector<Cell> cells;  // from the route's first city to its second
};

enum class OutlineKind : std::uint8_t { kLand, kLake, kBorder, kWater, kRiver };

struct Outline {
    OutlineKind kind{};
    // A closed ring for land and lakes; a line for borders, water lines and rivers (source to mouth).
    std::vector<Vec> points;
    std::vector<std::uint16_t>
        triangles;  // for land and lakes: the triangles that fill them, as indices into points, three each
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

// A decoration of the map, drawn like an engraving.
struct Figure {
    FigureKind kind{};
    Vec at;          // the foot of a figure on land, the middle of any other
    float size = 0;  // width; a tree's height; a compass's radius
};

// The name of a sea; '\n' separates its lines.
struct SeaName {
    LocalNames names;
    Vec at;          // its middle
    float size = 0;  // height of its letters
    float lean = 0;  // radians; positive slopes down to the right
    float bend = 0;  // radians from its first letter to its last; positive arches upwards
};

struct BoardSheet {
    float width = 0;
    float height = 0;
    float cityRadius = 0;
    float endPointRadius = 0;
    float cellWidth = 0;
    float labelHeight = 0;
    std::vector<CitySpot> cities;  // in the order of the map's cities
    std::vector<Track> tracks;     // in the order of the map's routes
    std::vector<Outline> outlines;
    std::vector<Figure> figures;  // from top to bottom
    std::vector<SeaName> seas;
};

// Required: the complete bytes that assets/board/board.mjs wrote.
BoardSheet readBoardSheet(std::span<const unsigned char> bytes);

// The two ends of a route: its cities, or the end point in place of a country.
std::array<Vec, 2> endsOf(const BoardSheet& sheet, const MapDef& map, RouteId route);

}  // namespace semafor
