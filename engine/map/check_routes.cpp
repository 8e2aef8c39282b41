// Checks the routes of a board: parallel tracks and end points.
#include "map/load_parts.h"

namespace semafor {
namespace {

bool samePair(const RouteDef& a, const RouteDef& b) {
    return a.ends == b.ends && a.endPoint == b.endPoint;
}

std::string subject(const MapDef& map, std::size_t route) {
    return "route " + quoted(routeName(map, idAt<RouteId>(route))) + ": ";
}

// The routes that join one pair of cities must be tracks 1 to n, adjacent and in order.
bool rightTrack(const std::vector<RouteDef>& routes, std::size_t at) {
    const RouteDef& route = routes[at];
    const std::size_t first = at + 1 - route.track;
    if (route.track > at + 1 || first + route.tracks > routes.size()) return false;
    for (std::size_t i = 0; i < routes.size(); ++i) {
        const bool inside = i >= first && i < first + route.tracks;
        if (samePair(routes[i], route) != inside) return false;
        if (inside && (routes[i].track != i - first + 1 || routes[i].tracks != route.tracks)) return false;
    }
    return true;
}

}  // namespace

void checkTracks(const Trouble& trouble, const Loading& loading) {
    const auto& routes = loading.map.routes;
    for (std::size_t i = 0; i < routes.size(); ++i) {
        if (!rightTrack(routes, i))
            return trouble.report(
                loading.routeLines[i],
                subject(loading.map, i) + "parallel tracks must be numbered and follow each other");
        if (routes[i].length != routes[i + 1 - routes[i].track].length)
            return trouble.report(loading.routeLines[i],
                                  subject(loading.map, i) + "parallel tracks must be equally long");
    }
}

void checkEndPoints(const Trouble& trouble, const Loading& loading) {
    const MapDef& map = loading.map;
    for (std::size_t i = 0; i < map.routes.size(); ++i) {
        const RouteDef& route = map.routes[i];
        if (route.endPoint && map.city(route.ends[1]).endPoints[*route.endPoint].city != route.ends[0])
            trouble.report(loading.routeLines[i], subject(map, i) + "the end point belongs to another city");
    }
    for (std::size_t c = 0; c < map.cities.size(); ++c) {
        for (std::size_t p = 0; p < map.cities[c].endPoints.size(); ++p) {
            int uses = 0;
            for (const RouteDef& route : map.routes) uses += index(route.ends[1]) == c && route.endPoint == p;
            if (uses != 1)
                trouble.report(loading.cityLines[c], "city " + quoted(map.cities[c].id) + ": the end point " +
                                                         quoted(map.cities[c].endPoints[p].id) + " has " +
                                                         std::to_string(uses) + " routes instead of one");
        }
    }
}

}  // namespace semafor
