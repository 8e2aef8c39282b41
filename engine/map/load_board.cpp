// Reads board.json: cities and countries, routes, the deck, the passengers.
#include <algorithm>
#include <numeric>
#include <utility>

#include "map/load_parts.h"

namespace semafor {
namespace {

std::string readId(Fields& fields) {
    std::string id = fields.text("id");
    if (!isId(id)) fields.fail(fields.line("id"), "an id has only a-z, 0-9, - and _");
    return id;
}

std::optional<GeoPosition> readPosition(Fields& fields) {
    if (!fields.has("lat") && !fields.has("lon")) return std::nullopt;
    return GeoPosition{fields.thousandths("lat", {-90, 90}), fields.thousandths("lon", {-180, 180})};
}

LocalNames readNames(Fields fields) {
    LocalNames names;
    names[0] = fields.text(kLanguageCodes[0]);
    for (std::size_t i = 1; i < kLanguages; ++i)
        names[i] = fields.has(kLanguageCodes[i]) ? fields.text(kLanguageCodes[i]) : names[0];
    fields.close();
    return names;
}

Side readSide(Fields& fields, const RulesSpec& rules) {
    if (!fields.has("side")) return Side::kNeither;
    const std::string side = fields.text("side");
    if (!rules.eastWest) fields.fail(fields.line("side"), "the rules have no \"east_west\"");
    if (side == "east") return Side::kEast;
    if (side == "west") return Side::kWest;
    fields.fail(fields.line("side"), "\"side\" must be \"east\" or \"west\"");
    return Side::kNeither;
}

void readEndPoints(Fields& fields, const RulesSpec& rules, CityDef& city, std::vector<std::string>& cityIds) {
    if (!fields.has("end_points")) return;
    for (const JsonValue& item : fields.list("end_points")) {
        Fields point(fields.trouble(), item, fields.subject() + ", end_points");
        EndPointDef def;
        def.id = readId(point);
        cityIds.push_back(point.text("city"));
        def.at = readPosition(point);
        for (const EndPointDef& other : city.endPoints)
            if (other.id == def.id)
                point.fail(point.line("id"), "the end point " + quoted(def.id) + " stands twice");
        point.close();
        city.endPoints.push_back(def);
    }
    if (city.endPoints.empty()) fields.fail(fields.line("end_points"), "a country needs an end point");
    if (rules.stations)
        fields.fail(fields.line("end_points"), "\"stations\" and countries don't go together");
}

CityDef readCity(Fields& fields, const RulesSpec& rules, std::vector<std::string>& endPointCities) {
    CityDef city;
    city.id = readId(fields);
    city.names = readNames(fields.object("names"));
    if (auto other = fields.optionalObject("alt")) city.otherNames = readNames(*other);
    city.at = readPosition(fields);
    city.side = readSide(fields, rules);
    if (rules.passengers) city.passengers = fields.small("passengers", {0, 7});
    readEndPoints(fields, rules, city, endPointCities);
    fields.close();
    return city;
}

std::string subjectOf(const JsonValue& item, std::string_view kind, std::string_view first,
                      std::string_view second = {}) {
    const JsonValue* a = item.find(first);
    const JsonValue* b = second.empty() ? nullptr : item.find(second);
    std::string name = a != nullptr ? a->text : "?";
    if (b != nullptr) name += "-" + b->text;
    return std::string(kind) + " " + quoted(name);
}

void readCities(Fields& file, Loading& loading) {
    MapDef& map = loading.map;
    std::vector<std::vector<std::string>> endPointCities;
    for (const JsonValue& item : file.list("cities")) {
        if (map.cities.size() == kMaxCities) return file.fail(item.line, "too many cities");
        Fields fields(file.trouble(), item, subjectOf(item, "city", "id"));
        CityDef city = readCity(fields, map.rules, endPointCities.emplace_back());
        if (cityNamed(map, city.id)) fields.fail(fields.line(), "this id stands twice");
        map.cities.push_back(std::move(city));
        loading.cityLines.push_back(item.line);
    }
    std::size_t nodes = map.cities.size();
    for (std::size_t i = 0; i < map.cities.size(); ++i) {
        auto& points = map.cities[i].endPoints;
        nodes += points.size();
        for (std::size_t k = 0; k < points.size(); ++k) {
            const auto city = cityNamed(map, endPointCities[i][k]);
            if (!city) file.fail(loading.cityLines[i], "unknown city " + quoted(endPointCities[i][k]));
            points[k].city = city.value_or(CityId{});
        }
    }
    if (nodes > kMaxMapNodes) file.fail(file.line("cities"), "too many cities and end points");
}

Color readColor(Fields& fields, const MapDef& map) {
    const std::string name = fields.text("color");
    const auto color = colorNamed(name);
    if (!color || *color == Color::kLocomotive) {
        fields.fail(fields.line("color"), "unknown colour " + quoted(name));
        return Color::kGray;
    }
    if (*color != Color::kGray && map.cards[index(*color)] == 0)
        fields.fail(fields.line("color"), "the deck has no " + name + " cards");
    return *color;
}

CityId readCityOf(Fields& fields, std::string_view key, const MapDef& map) {
    const std::string id = fields.text(key);
    const auto city = cityNamed(map, id);
    if (!city) fields.fail(fields.line(key), "unknown city " + quoted(id));
    return city.value_or(CityId{});
}

void readEndPointOf(Fields& fields, const MapDef& map, RouteDef& route) {
    for (const CityId end : route.ends)
        if (map.city(end).country() && !fields.has("end_point"))
            return fields.fail(fields.line(), "a route to a country needs an \"end_point\"");
    if (!fields.has("end_point")) return;
    const std::string id = fields.text("end_point");
    if (map.city(route.ends[0]).country()) return fields.fail(fields.line("a"), "the country must be \"b\"");
    const auto& points = map.city(route.ends[1]).endPoints;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (points[i].id == id) route.endPoint = static_cast<std::uint8_t>(i);
    if (!route.endPoint) fields.fail(fields.line("end_point"), "unknown end point " + quoted(id));
}

void readMechanics(Fields& fields, const RulesSpec& rules, RouteDef& route) {
    route.tunnel = fields.truth("tunnel");
    if (route.tunnel && !rules.tunnels) fields.fail(fields.line("tunnel"), "the rules have no \"tunnels\"");
    if (!fields.has("locomotives")) return;
    if (!rules.ferries) return fields.fail(fields.line("locomotives"), "the rules have no \"ferries\"");
    const int most = std::min<int>(rules.ferries->locomotivesAtMost, route.length);
    route.locomotives = fields.small("locomotives", {1, most});
    if (route.color != Color::kGray) fields.fail(fields.line("color"), "a ferry must be gray");
    if (route.tunnel) fields.fail(fields.line("tunnel"), "a ferry can't be a tunnel");
}

RouteDef readRoute(Fields& fields, const MapDef& map) {
    RouteDef route;
    route.ends = {readCityOf(fields, "a", map), readCityOf(fields, "b", map)};
    if (route.ends[0] == route.ends[1]) fields.fail(fields.line(), "it begins and ends in the same city");
    if (fields.trouble().any()) return route;
    readEndPointOf(fields, map, route);
    if (!route.endPoint && map.city(route.ends[1]).id < map.city(route.ends[0]).id)
        std::swap(route.ends[0], route.ends[1]);
    route.length = fields.small("length", {1, kMaxRouteLength});
    const auto& points = map.rules.routePoints;
    if (points && (*points)[route.length] == 0)
        fields.fail(fields.line("length"), "the rules give no points for this length");
    route.color = readColor(fields, map);
    readMechanics(fields, map.rules, route);
    if (fields.has("track") || fields.has("tracks")) {
        route.tracks = fields.small("tracks", {2, 3});
        route.track = fields.small("track", {1, route.tracks});
    }
    fields.close();
    return route;
}

void readRoutes(Fields& file, Loading& loading) {
    MapDef& map = loading.map;
    for (const JsonValue& item : file.list("routes")) {
        if (map.routes.size() == kMaxRoutes) return file.fail(item.line, "too many routes");
        Fields fields(file.trouble(), item, subjectOf(item, "route", "a", "b"));
        map.routes.push_back(readRoute(fields, map));
        if (file.trouble().any()) return;
        loading.routeLines.push_back(item.line);
    }
}

// Reads counts by colour, which must add up to `total`.
template <std::size_t N>
std::array<std::uint8_t, N> readCounts(Fields fields, int total) {
    std::array<std::uint8_t, N> counts = {};
    int sum = 0;
    for (const JsonMember& member : fields.members()) {
        const auto color = colorNamed(member.key);
        if (!color || index(*color) >= N) {
            fields.fail(member.line, "unknown colour " + quoted(member.key));
            continue;
        }
        counts[index(*color)] = fields.small(member.key, {1, static_cast<std::int64_t>(kMaxCards)});
        sum += counts[index(*color)];
    }
    if (sum != total)
        fields.fail(fields.line(),
                    "the sum is " + std::to_string(sum) + ", but the rules say " + std::to_string(total));
    return counts;
}

void readPassengers(Fields& file, MapDef& map) {
    if (!map.rules.passengers) return;
    const int total = map.rules.passengers->total;
    map.passengers = readCounts<kColors>(file.object("passengers"), total);
    int placed = 0;
    for (const CityDef& city : map.cities) placed += city.passengers;
    if (placed != total)
        file.fail(file.line("cities"), "the cities hold " + std::to_string(placed) +
                                           " passengers, but the rules say " + std::to_string(total));
}

}  // namespace

void loadBoard(const Trouble& trouble, const JsonValue& json, Loading& loading) {
    Fields file(trouble, json, "board");
    checkMapName(file, loading.map);
    loading.map.cards = readCounts<kCardKinds>(file.object("deck"), loading.map.rules.cards.total);
    readCities(file, loading);
    if (trouble.any()) return;
    readPassengers(file, loading.map);
    readRoutes(file, loading);
    file.close();
    if (trouble.any()) return;
    checkTracks(trouble, loading);
    checkEndPoints(trouble, loading);
}

}  // namespace semafor
