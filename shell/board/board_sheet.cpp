// Parses the board sheet that assets/board wrote.
#include "board/board_sheet.h"

#include "board/numbers.h"

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;
constexpr float kBeyond = 480;  // how far outside the sheet figures may stand
constexpr float kStep = 3.5f;   // units between two points of a river
constexpr float kMeander = 1.5f;
constexpr float kWave = 15;  // units from bend to bend

CitySpot readCity(Numbers& in) {
    CitySpot city;
    city.at = in.point();
    city.label = in.vector();
    city.align = static_cast<Align>(in.count());
    city.endPoints.resize(in.count());
    for (Vec& end : city.endPoints) end = in.point();
    return city;
}

Track readTrack(Numbers& in) {
    Track track;
    track.cellLength = in.tenths();
    track.cells.resize(in.count());
    for (Cell& cell : track.cells) {
        cell.at = in.point();
        const float angle = in.angle();
        cell.along = {std::cos(angle), std::sin(angle)};
    }
    return track;
}

// The Catmull-Rom curve through the points.
std::vector<Vec> smooth(const std::vector<Vec>& through) {
    std::vector<Vec> line;
    for (std::size_t i = 0; i + 1 < through.size(); ++i) {
        const Vec b = through[i];
        const Vec c = through[i + 1];
        const Vec a = i > 0 ? through[i - 1] : b;
        const Vec d = i + 2 < through.size() ? through[i + 2] : c;
        const float steps = std::max(1.0f, std::round(length(c - b) / kStep));
        for (float k = 0; k < steps; ++k) {
            const float t = k / steps;
            line.push_back((b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * (t * t) +
                            (d - a + (b - c) * 3) * (t * t * t)) *
                           0.5f);
        }
    }
    line.push_back(through.back());
    return line;
}

// Adds meanders to a river; its source and its mouth stay in place.
std::vector<Vec> meandering(const std::vector<Vec>& line) {
    std::vector<Vec> out = line;
    float along = line.front().x;
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        const Vec way = line[i + 1] - line[i - 1];
        const float size = std::max(0.1f, length(way));
        along += size / 2;
        const float calm =
            std::min({1.0f, static_cast<float>(i) / 6, static_cast<float>(line.size() - 1 - i) / 6});
        const float turns = along * 2 * kPi / kWave;
        const float by = kMeander * calm * (std::sin(turns) + 0.6f * std::sin(turns / 2.7f));
        out[i] = line[i] + leftOf(way) * (by / size);
    }
    return out;
}

Box boundsOf(const std::vector<Vec>& points) {
    Box box{points.front(), points.front()};
    for (const Vec& p : points)
        box = {{std::min(box.min.x, p.x), std::min(box.min.y, p.y)},
               {std::max(box.max.x, p.x), std::max(box.max.y, p.y)}};
    return box;
}

Outline readOutline(Numbers& in) {
    Outline outline;
    outline.kind = static_cast<OutlineKind>(in.count());
    outline.points.resize(in.count());
    for (Vec& point : outline.points) point = in.rough();
    if (outline.kind == OutlineKind::kLand || outline.kind == OutlineKind::kLake)
        outline.triangles = in.triangles(outline.points.size());
    if (outline.kind == OutlineKind::kRiver) outline.points = meandering(smooth(outline.points));
    outline.bounds = boundsOf(outline.points);
    return outline;
}

// Stored in columns, which compress best.
std::vector<Figure> readFigures(Numbers& in) {
    std::vector<Figure> figures(in.count());
    float y = -kBeyond;
    for (Figure& figure : figures) figure.at.y = y += in.length();
    for (Figure& figure : figures) figure.at.x = in.length() - kBeyond;
    for (Figure& figure : figures) figure.kind = static_cast<FigureKind>(in.count());
    for (Figure& figure : figures) figure.size = in.length();
    return figures;
}

SeaName readSea(Numbers& in) {
    SeaName sea;
    for (std::string& name : sea.names) name = in.text();
    sea.at = in.point();
    sea.size = in.length();
    sea.lean = in.angle();
    sea.bend = in.angle();
    return sea;
}

}  // namespace

BoardSheet readBoardSheet(std::span<const unsigned char> bytes) {
    Numbers in(bytes);
    BoardSheet sheet;
    for (float* n : {&sheet.width, &sheet.height, &sheet.cityRadius, &sheet.endPointRadius, &sheet.cellWidth,
                     &sheet.labelHeight})
        *n = in.length();
    sheet.cities.resize(in.count());
    for (CitySpot& city : sheet.cities) city = readCity(in);
    sheet.tracks.resize(in.count());
    for (Track& track : sheet.tracks) track = readTrack(in);
    sheet.outlines.resize(in.count());
    for (Outline& outline : sheet.outlines) outline = readOutline(in);
    sheet.figures = readFigures(in);
    sheet.seas.resize(in.count());
    for (SeaName& sea : sheet.seas) sea = readSea(in);
    return sheet;
}

std::array<Vec, 2> endsOf(const BoardSheet& sheet, const MapDef& map, RouteId route) {
    const RouteDef& def = map.route(route);
    const CitySpot& second = sheet.cities[index(def.ends[1])];
    return {sheet.cities[index(def.ends[0])].at, def.endPoint ? second.endPoints[*def.endPoint] : second.at};
}

}  // namespace semafor
