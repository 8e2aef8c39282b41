// What lies under a finger: cities, and routes by the line of their spaces.
#pragma once

#include <optional>
#include <vector>

#include "board/board_sheet.h"

namespace semafor {

struct RouteHit {
    RouteId route{};
    float distance = 0;
};

// The routes not further than `reach` from the point, the nearest first. All in units of the sheet.
std::vector<RouteHit> routesNear(const BoardSheet& sheet, const MapDef& map, Vec point, float reach);

// The nearest city whose disc, or whose end points, are not further than `reach` from the point.
std::optional<CityId> cityNear(const BoardSheet& sheet, Vec point, float reach);

// Whether a finger can't tell which of the two nearest it means.
bool ambiguous(const std::vector<RouteHit>& hits, float least);

}  // namespace semafor
