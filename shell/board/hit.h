// Hit tests on the board: the cities and routes near a point.
#pragma once

#include <optional>
#include <vector>

#include "board/board_sheet.h"

namespace semafor {

struct RouteHit {
    RouteId route{};
    float distance = 0;
};

// The routes within `reach` of the point, nearest first. All in units of the sheet.
std::vector<RouteHit> routesNear(const BoardSheet& sheet, const MapDef& map, Vec point, float reach);

// The nearest city whose disc or end point is within `reach` of the point.
std::optional<CityId> cityNear(const BoardSheet& sheet, Vec point, float reach);

// Whether the two nearest routes differ by less than `least` in their distance from the point, so that a
// finger may mean either. Required: nearest first.
bool ambiguous(const std::vector<RouteHit>& hits, float least);

}  // namespace semafor
