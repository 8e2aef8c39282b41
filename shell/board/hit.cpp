// Distances from a point to routes and cities.
#include "board/hit.h"

#include <algorithm>
#include <limits>

#include "base/sort.h"

namespace semafor {
namespace {

// Distance to the middle line of the nearest space. The gaps at the cities belong to no route, because near a
// city all its routes are equally close.
float distanceTo(const Track& track, Vec point) {
    float nearest = std::numeric_limits<float>::max();
    for (const Cell& cell : track.cells) {
        const Vec half = cell.along * (track.cellLength / 2);
        nearest = std::min(nearest, distance(point, cell.at - half, cell.at + half));
    }
    return nearest;
}

}  // namespace

std::vector<RouteHit> routesNear(const BoardSheet& sheet, const MapDef& map, Vec point, float reach) {
    std::vector<RouteHit> hits;
    for (std::size_t r = 0; r < map.routes.size(); ++r) {
        const float d = distanceTo(sheet.tracks[r], point);
        if (d <= reach) hits.push_back({idAt<RouteId>(r), d});
    }
    sortShort(hits, [](const RouteHit& a, const RouteHit& b) { return a.distance < b.distance; });
    return hits;
}

std::optional<CityId> cityNear(const BoardSheet& sheet, Vec point, float reach) {
    std::optional<CityId> found;
    float nearest = reach;
    const auto consider = [&](std::size_t city, Vec at, float radius) {
        const float d = std::max(0.0f, length(point - at) - radius);
        if (d > nearest) return;
        nearest = d;
        found = idAt<CityId>(city);
    };
    for (std::size_t c = 0; c < sheet.cities.size(); ++c) {
        const CitySpot& spot = sheet.cities[c];
        if (spot.endPoints.empty()) consider(c, spot.at, sheet.cityRadius);
        for (const Vec& end : spot.endPoints) consider(c, end, sheet.endPointRadius);
    }
    return found;
}

bool ambiguous(const std::vector<RouteHit>& hits, float least) {
    return hits.size() > 1 && hits[1].distance - hits[0].distance < least;
}

}  // namespace semafor
