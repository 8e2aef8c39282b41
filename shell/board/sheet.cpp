// Reads the numbers in the order in which assets/board writes them.
#include "board/sheet.h"

#include "base/assert.h"
#include "board/triangles.h"

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;

class Numbers {
public:
    explicit Numbers(std::span<const unsigned char> bytes) : bytes_(bytes) {}

    std::size_t count() {
        std::size_t n = 0;
        for (unsigned shift = 0;; shift += 7) {
            SEMAFOR_ASSERT(place_ < bytes_.size() && shift < 28);
            const unsigned char byte = bytes_[place_++];
            n |= static_cast<std::size_t>(byte & 127u) << shift;
            if (byte < 128) return n;
        }
    }
    float length() { return static_cast<float>(count()); }
    float tenths() { return static_cast<float>(whole()) / 10; }
    Vec vector() {
        const float x = tenths();
        return {x, tenths()};
    }
    Vec point() {
        x_ += whole();
        y_ += whole();
        return {static_cast<float>(x_) / 10, static_cast<float>(y_) / 10};
    }

private:
    int whole() {
        const int n = static_cast<int>(count());
        return (n & 1) != 0 ? -(n + 1) / 2 : n / 2;
    }

    std::span<const unsigned char> bytes_;
    std::size_t place_ = 0;
    int x_ = 0;
    int y_ = 0;
};

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
        const float angle = in.tenths() * kPi / 180;
        cell.along = {std::cos(angle), std::sin(angle)};
    }
    return track;
}

Outline readOutline(Numbers& in) {
    Outline outline;
    outline.kind = static_cast<OutlineKind>(in.count());
    outline.points.resize(in.count());
    for (Vec& point : outline.points) point = in.point();
    if (outline.kind == OutlineKind::kLand || outline.kind == OutlineKind::kLake)
        outline.triangles = trianglesOf(outline.points);
    return outline;
}

}  // namespace

Sheet readSheet(std::span<const unsigned char> bytes) {
    Numbers in(bytes);
    Sheet sheet;
    for (float* n : {&sheet.width, &sheet.height, &sheet.cityRadius, &sheet.endPointRadius, &sheet.cellWidth,
                     &sheet.labelHeight})
        *n = in.length();
    sheet.cities.resize(in.count());
    for (CitySpot& city : sheet.cities) city = readCity(in);
    sheet.tracks.resize(in.count());
    for (Track& track : sheet.tracks) track = readTrack(in);
    sheet.outlines.resize(in.count());
    for (Outline& outline : sheet.outlines) outline = readOutline(in);
    return sheet;
}

std::array<Vec, 2> endsOf(const Sheet& sheet, const MapDef& map, RouteId route) {
    const RouteDef& def = map.route(route);
    const CitySpot& second = sheet.cities[index(def.ends[1])];
    return {sheet.cities[index(def.ends[0])].at, def.endPoint ? second.endPoints[*def.endPoint] : second.at};
}

}  // namespace semafor
