// Builds the tables of a game.
#include "rules/game.h"

#include <utility>

#include "base/sort.h"

namespace semafor {

Game::Game(MapDef map) : map_(std::move(map)), fingerprint_(semafor::fingerprint(map_)) {
    SEMAFOR_ASSERT(map_.routes.size() <= kMaxRoutes && map_.cities.size() <= kMaxCities);
    makeCities();
    makeRoutes();
    makeTables();
    makeNames();
}

void Game::makeCities() {
    allCities_ = CitySet::firstOnes(cityCount());
    std::uint8_t place = 0;
    for (std::size_t i = 0; i < cityCount(); ++i) {
        const CityDef& city = map_.cities[i];
        if (!city.country()) nodes_[i] = NodeSet{1} << i;
        sideNodes_[static_cast<std::size_t>(city.side)] |= NodeSet{1} << i;
        places_[i] = {place, city.passengers};
        place = static_cast<std::uint8_t>(place + city.passengers);
    }
}

void Game::makeRoutes() {
    std::size_t nodes = cityCount();
    for (std::size_t i = 0; i < routeCount(); ++i) {
        const RouteDef& def = map_.routes[i];
        RouteInfo& info = routes_[i];
        info.color = def.color;
        info.length = def.length;
        info.locomotives = def.locomotives;
        info.points = rules().routePoints ? (*rules().routePoints)[def.length] : std::uint8_t{0};
        info.tunnel = def.tunnel;
        info.cities = def.ends;
        for (std::size_t e = 0; e < 2; ++e) info.nodes[e] = static_cast<std::uint8_t>(index(def.ends[e]));
        if (def.endPoint) {
            info.nodes[1] = static_cast<std::uint8_t>(nodes);
            nodes_[index(def.ends[1])] |= NodeSet{1} << nodes;
            ++nodes;
        }
    }
    SEMAFOR_ASSERT(nodes <= kMaxMapNodes);
}

void Game::makeTables() {
    tables_.all = RouteSet::firstOnes(routeCount());
    for (std::size_t i = 0; i < routeCount(); ++i) {
        const auto id = idAt<RouteId>(i);
        const RouteInfo& info = routes_[i];
        for (std::size_t n = info.length; n <= kMaxRouteLength; ++n)
            tables_.upTo[index(info.color)][n].add(id);
        for (std::size_t n = 0; n < info.locomotives; ++n) tables_.ferriesAbove[n].add(id);
        if (map_.routes[i].track < map_.routes[i].tracks) tables_.goesOn.add(id);
    }
}

void Game::makeNames() {
    for (std::size_t i = 0; i < routeCount(); ++i) {
        routesByName_.push_back(idAt<RouteId>(i));
        routeNames_.push_back(semafor::routeName(map_, routesByName_.back()));
    }
    sortShort(routesByName_, [this](RouteId a, RouteId b) { return routeName(a) < routeName(b); });
    for (std::size_t i = 0; i < cityCount(); ++i) citiesByName_.push_back(idAt<CityId>(i));
    sortShort(citiesByName_, [this](CityId a, CityId b) { return map_.city(a).id < map_.city(b).id; });
}

RouteSet Game::otherTracks(const RouteSet& routes) const {
    // The tracks of a pair are adjacent in the list, at most three of them.
    const RouteSet& goesOn = tables_.goesOn;
    const RouteSet after = (routes & goesOn).next();
    const RouteSet before = routes.previous() & goesOn;
    return after | before | (after & goesOn).next() | (before.previous() & goesOn);
}

DeckCounts Game::publicCounts(const TicketSet& tickets) const {
    DeckCounts counts = {};
    const bool backs = backsPublic();
    tickets.forEach([&](TicketId ticket) { ++counts[backs ? deckOf(ticket) : 0]; });
    return counts;
}

}  // namespace semafor
