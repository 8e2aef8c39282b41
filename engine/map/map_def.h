// A board with its tickets and rules, as the map files describe it. Ids are indices into these lists.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/ids.h"
#include "map/color.h"
#include "map/rules_spec.h"

namespace semafor {

// Capacities of a game state; the loader rejects larger maps.
inline constexpr std::size_t kMaxCities = 48;    // countries included
inline constexpr std::size_t kMaxMapNodes = 64;  // cities and end points
inline constexpr std::size_t kMaxRoutes = 112;
inline constexpr std::size_t kMaxTickets = 96;
inline constexpr int kMaxTicketsWithStations = 64;
inline constexpr std::size_t kMaxTicketDeck = 64;
inline constexpr std::size_t kMaxCards = 112;
inline constexpr std::size_t kMaxPassengers = 60;
inline constexpr std::size_t kMaxMapName = 64;  // the limit of saves and links

enum class Language : std::uint8_t { kEnglish, kPolish, kHungarian };
inline constexpr std::size_t kLanguages = 3;
inline constexpr std::array<std::string_view, kLanguages> kLanguageCodes = {"en", "pl", "hu"};

// Indexed by Language. A language without its own name repeats the English one.
using LocalNames = std::array<std::string, kLanguages>;

// Thousandths of a degree.
struct GeoPosition {
    std::int32_t latitude = 0;
    std::int32_t longitude = 0;
};

// The end of a border route (G03): paths never continue from here.
struct EndPointDef {
    std::string id;
    CityId city{};  // the city that its route comes from
    std::optional<GeoPosition> at;
};

enum class Side : std::uint8_t { kNeither, kEast, kWest };

struct CityDef {
    std::string id;
    LocalNames names;
    std::optional<LocalNames> otherNames;  // as printed on the old board
    std::optional<GeoPosition> at;         // for layouts; optional
    Side side = Side::kNeither;            // F06
    std::uint8_t passengers = 0;           // G04
    std::vector<EndPointDef> endPoints;    // non-empty only for a country

    [[nodiscard]] bool country() const { return !endPoints.empty(); }
};

struct RouteDef {
    // In the order of the route's name: by id, but a border route's city before its country.
    std::array<CityId, 2> ends = {};
    std::optional<std::uint8_t> endPoint;  // index in the country's list
    std::uint8_t length = 0;
    Color color = Color::kGray;
    std::uint8_t locomotives = 0;  // R22: above 0 it is a ferry
    bool tunnel = false;
    // Parallel tracks are adjacent in the list; a single route is track 1 of 1.
    std::uint8_t track = 1;
    std::uint8_t tracks = 1;
};

struct TicketDef {
    std::array<CityId, 2> ends = {};
    std::uint8_t points = 0;  // 0 in games without ticket points
    std::uint8_t deck = 0;    // index in the rules' list
};

struct MapDef {
    std::string name;
    std::vector<CityDef> cities;
    std::vector<RouteDef> routes;
    std::vector<TicketDef> tickets;
    std::array<std::uint8_t, kCardKinds> cards = {};    // number of each kind in the deck
    std::array<std::uint8_t, kColors> passengers = {};  // number of each colour
    RulesSpec rules;

    [[nodiscard]] const CityDef& city(CityId id) const { return cities[index(id)]; }
    [[nodiscard]] const RouteDef& route(RouteId id) const { return routes[index(id)]; }
    [[nodiscard]] const TicketDef& ticket(TicketId id) const { return tickets[index(id)]; }
};

// The canonical name: "a-b", "a-b#2" for the second track, "city-country@end_point" for a border route.
std::string routeName(const MapDef& map, RouteId route);

// A fingerprint of everything the rules depend on; translated names and positions are left out.
std::uint64_t fingerprint(const MapDef& map);

}  // namespace semafor
