// The constant data of a game: the map and the tables derived from it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "map/map_def.h"
#include "networks/components.h"
#include "rules/id_set.h"
#include "rules/ticket_pile.h"

namespace semafor {

struct RouteInfo {
    Color color = Color::kGray;
    std::uint8_t length = 0;
    std::uint8_t locomotives = 0;  // R22
    std::uint8_t points = 0;
    bool tunnel = false;
    std::array<CityId, 2> cities = {};  // in the order of the route's name
    // Nodes in a seat's network: the cities, but a border route ends in an end point of its own (G03).
    std::array<std::uint8_t, 2> nodes = {};
};

// Index range of a city's passengers among all of them (GameState::passengers).
struct PassengerPlaces {
    std::uint8_t first = 0;
    std::uint8_t count = 0;

    [[nodiscard]] std::uint64_t mask() const {
        return count == 0 ? 0 : (~std::uint64_t{0} >> (64 - count)) << first;
    }
};

// Lookup tables for speed: routes by colour and length, so that a few unions give the routes a hand can pay.
struct RouteTables {
    // [colour][n]: routes of the colour with at most n spaces; kGray counts as a colour here.
    std::array<std::array<RouteSet, kMaxRouteLength + 1>, 10> upTo;
    // [n]: ferries that need more than n locomotives.
    std::array<RouteSet, kMaxRouteLength + 1> ferriesAbove;
    RouteSet all;
    RouteSet goesOn;  // routes followed in the list by another track of the same pair
};

class Game {
public:
    // Required: the loader accepts the map.
    explicit Game(MapDef map);

    [[nodiscard]] const MapDef& map() const { return map_; }
    [[nodiscard]] const RulesSpec& rules() const { return map_.rules; }
    [[nodiscard]] std::size_t cityCount() const { return map_.cities.size(); }
    [[nodiscard]] std::size_t routeCount() const { return map_.routes.size(); }
    [[nodiscard]] std::size_t ticketCount() const { return map_.tickets.size(); }

    [[nodiscard]] const RouteInfo& route(RouteId id) const { return routes_[index(id)]; }
    [[nodiscard]] const RouteTables& tables() const { return tables_; }
    [[nodiscard]] const std::string& routeName(RouteId id) const { return routeNames_[index(id)]; }
    // All routes in the bytewise order of their names.
    [[nodiscard]] const std::vector<RouteId>& routesByName() const { return routesByName_; }
    // All cities in the bytewise order of their ids.
    [[nodiscard]] const std::vector<CityId>& citiesByName() const { return citiesByName_; }
    [[nodiscard]] const CitySet& allCities() const { return allCities_; }

    // The other tracks of the pairs that `routes` belong to (R08).
    [[nodiscard]] RouteSet otherTracks(const RouteSet& routes) const;
    // Whether claiming one track of a pair closes the others for everybody (R08).
    [[nodiscard]] bool tracksClose(std::size_t seats) const {
        return rules().closingTracks && seats <= rules().closingTracks->seatsAtMost;
    }

    // The nodes of a city: itself; of a country: its end points.
    [[nodiscard]] NodeSet nodesOf(CityId city) const { return nodes_[index(city)]; }
    [[nodiscard]] NodeSet sideNodes(Side side) const { return sideNodes_[static_cast<std::size_t>(side)]; }
    [[nodiscard]] PassengerPlaces passengerPlaces(CityId city) const { return places_[index(city)]; }

    [[nodiscard]] std::size_t deckOf(TicketId ticket) const { return map_.ticket(ticket).deck; }
    // Whether everybody sees which deck a seat's tickets come from: true if turns draw a mix.
    [[nodiscard]] bool backsPublic() const { return rules().tickets.turn && rules().tickets.turn->mix; }
    // The number of tickets as everybody may know it: by deck if backs are public, else all in the first.
    [[nodiscard]] DeckCounts publicCounts(const TicketSet& tickets) const;

    // A fingerprint of everything the rules depend on.
    [[nodiscard]] std::uint64_t fingerprint() const { return fingerprint_; }

private:
    void makeRoutes();
    void makeTables();
    void makeCities();
    void makeNames();

    MapDef map_;
    std::array<RouteInfo, kMaxRoutes> routes_{};
    RouteTables tables_;
    CitySet allCities_;
    std::array<NodeSet, kMaxCities> nodes_{};
    std::array<NodeSet, 3> sideNodes_{};
    std::array<PassengerPlaces, kMaxCities> places_{};
    std::vector<std::string> routeNames_;
    std::vector<RouteId> routesByName_;
    std::vector<CityId> citiesByName_;
    std::uint64_t fingerprint_ = 0;
};

}  // namespace semafor
