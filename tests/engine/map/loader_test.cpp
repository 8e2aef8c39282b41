// Tests of the map loader: shipped maps hold the printed numbers; every kind of mistake is located.
#include "map/loader.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "map/shipped.h"

namespace semafor {
namespace {

// A copy of a shipped map's files that tests can damage.
struct MapCopy {
    std::string name;
    std::array<std::string, 3> texts;  // board, tickets, rules

    explicit MapCopy(std::string_view which) : name(which) {
        const MapFiles* files = findMap(which);
        if (files == nullptr) return;
        texts = {std::string(files->board.text), std::string(files->tickets.text),
                 std::string(files->rules.text)};
    }

    [[nodiscard]] std::string mistake() const {
        const auto result = loadMap({name, {"board", texts[0]}, {"tickets", texts[1]}, {"rules", texts[2]}});
        return result.ok() ? "none" : result.error().describe();
    }
};

enum File { kBoard, kTickets, kRules };

// The loader's error after the first `from` in one file is replaced by `to`; "none" when it loads.
std::string spoiled(std::string_view map, File file, std::string_view from, std::string_view to) {
    MapCopy copy(map);
    std::string& text = copy.texts[file];
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    if (at != std::string::npos) text.replace(at, from.size(), to);
    return copy.mistake();
}

MapDef shipped(std::string_view name) {
    const MapFiles* files = findMap(name);
    EXPECT_NE(files, nullptr);
    const auto result = loadMap(*files);
    EXPECT_TRUE(result.ok()) << result.error().describe();
    return result.value();
}

int sumOf(const auto& numbers) {
    int sum = 0;
    for (const auto number : numbers) sum += number;
    return sum;
}

TEST(Maps, AllShippedFilesAreClean) {
    ASSERT_EQ(shippedMaps().size(), 3u);
    for (const MapFiles& files : shippedMaps()) {
        const auto result = loadMap(files);
        EXPECT_TRUE(result.ok()) << result.error().describe();
    }
    EXPECT_EQ(findMap("atlantis"), nullptr);
}

std::size_t timesIn(std::string_view text, std::string_view what) {
    std::size_t times = 0;
    for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1))
        ++times;
    return times;
}

// A missing translation would silently fall back to the English name.
TEST(Maps, ShippedBoardsAreNamedInEveryLanguage) {
    for (const MapFiles& files : shippedMaps()) {
        EXPECT_GT(timesIn(files.board.text, "\"en\""), 20u);
        for (const std::string_view code : {"\"pl\"", "\"hu\""})
            EXPECT_EQ(timesIn(files.board.text, code), timesIn(files.board.text, "\"en\"")) << files.name;
    }
}

TEST(Maps, NamesFallBackToEnglishAndPositionsMayBeMissing) {
    MapCopy copy("europe");
    std::string& board = copy.texts[kBoard];
    const auto take = [&board](std::string_view what) { board.erase(board.find(what), what.size()); };
    take(", \"hu\": \"Amszterdam\"");
    take(", \"lat\": 52.37, \"lon\": 4.895");
    const auto map =
        loadMap({copy.name, {"board", copy.texts[0]}, {"tickets", copy.texts[1]}, {"rules", copy.texts[2]}});
    ASSERT_TRUE(map.ok()) << map.error().describe();
    EXPECT_EQ(map.value().cities[0].names[2], "Amsterdam");
    EXPECT_FALSE(map.value().cities[0].at);
    EXPECT_EQ(fingerprint(map.value()), fingerprint(shipped("europe")));
    EXPECT_EQ(spoiled("europe", kBoard, ", \"lon\": 4.895", ""),
              "board:4: city \"amsterdam\": \"lon\" is missing");
}

TEST(Maps, EuropeHasThePrintedNumbers) {
    const MapDef map = shipped("europe");
    EXPECT_EQ(map.cities.size(), 47u);
    EXPECT_EQ(map.routes.size(), 101u);
    EXPECT_EQ(map.tickets.size(), 46u);
    EXPECT_EQ(map.rules.wagons, 45);
    EXPECT_EQ(sumOf(map.cards), 110);
    int spaces = 0;
    int tunnels = 0;
    int ferries = 0;
    for (const RouteDef& route : map.routes) {
        spaces += route.length;
        tunnels += route.tunnel;
        ferries += route.locomotives > 0;
    }
    EXPECT_EQ(tunnels, 18);
    EXPECT_EQ(ferries, 13);
    EXPECT_EQ(spaces, 300);
    EXPECT_EQ(map.city(CityId{1}).names[2], "Ankara");
    ASSERT_TRUE(map.city(CityId{1}).otherNames);
    ASSERT_TRUE(map.city(CityId{0}).at);
    EXPECT_EQ(map.city(CityId{0}).at->longitude, 4895);
    EXPECT_TRUE(map.rules.tunnels && map.rules.ferries && map.rules.stations && map.rules.express);
    EXPECT_FALSE(map.rules.passengers || map.rules.globetrotter || map.rules.instantTickets);
}

TEST(Maps, GermanyHasThePrintedNumbers) {
    const MapDef map = shipped("germany");
    EXPECT_EQ(map.cities.size(), 40u);
    EXPECT_EQ(map.routes.size(), 110u);
    EXPECT_EQ(map.tickets.size(), 89u);
    EXPECT_EQ(sumOf(map.cards), 110);
    EXPECT_EQ(sumOf(map.passengers), 60);
    std::size_t endPoints = 0;
    for (const CityDef& city : map.cities) endPoints += city.endPoints.size();
    EXPECT_EQ(endPoints, 14u);
    EXPECT_FALSE(map.rules.tunnels || map.rules.ferries || map.rules.stations || map.rules.express);
    EXPECT_EQ((*map.rules.routePoints)[7], 18);
}

TEST(Maps, FirstJourneyHasThePrintedNumbers) {
    const MapDef map = shipped("first-journey");
    EXPECT_EQ(map.cities.size(), 22u);
    EXPECT_EQ(map.routes.size(), 70u);
    EXPECT_EQ(map.tickets.size(), 32u);
    EXPECT_EQ(sumOf(map.cards), 72);
    EXPECT_EQ(map.rules.wagons, 20);
    EXPECT_FALSE(map.rules.market);
    EXPECT_FALSE(map.rules.routePoints);
    int east = 0;
    int west = 0;
    for (const CityDef& city : map.cities) {
        east += city.side == Side::kEast;
        west += city.side == Side::kWest;
    }
    EXPECT_EQ(east, 3);
    EXPECT_EQ(west, 3);
}

TEST(Maps, RouteNamesAreCanonical) {
    const MapDef europe = shipped("europe");
    EXPECT_EQ(routeName(europe, RouteId{0}), "amsterdam-bruxelles");
    EXPECT_EQ(routeName(europe, RouteId{17}), "berlin-frankfurt#2");
    const MapDef germany = shipped("germany");
    EXPECT_EQ(routeName(germany, RouteId{0}), "bremerhaven-daenemark@daenemark-1");
    EXPECT_EQ(routeName(germany, RouteId{31}), "dortmund-duesseldorf#3");
    EXPECT_EQ(spoiled("europe", kBoard, R"("a": "amsterdam", "b": "bruxelles")",
                      R"("a": "bruxelles", "b": "amsterdam")"),
              "none");
}

TEST(Maps, FingerprintKnowsRulesAndForgetsNames) {
    const auto printOf = [](File file, std::string_view from, std::string_view to) {
        MapCopy copy("europe");
        std::string& text = copy.texts[file];
        text.replace(text.find(from), from.size(), to);
        const auto result =
            loadMap({copy.name, {"b", copy.texts[0]}, {"t", copy.texts[1]}, {"r", copy.texts[2]}});
        EXPECT_TRUE(result.ok());
        return fingerprint(result.value());
    };
    const std::uint64_t europe = fingerprint(shipped("europe"));
    EXPECT_EQ(printOf(kBoard, "\"pl\": \"Amsterdam\"", "\"pl\": \"Damsko\""), europe);
    EXPECT_EQ(printOf(kBoard, "\"lat\": 52.37", "\"lat\": 50"), europe);
    EXPECT_NE(printOf(kRules, "\"wagons\": 45", "\"wagons\": 44"), europe);
    EXPECT_NE(printOf(kBoard, "\"color\": \"black\"", "\"color\": \"red\""), europe);
    EXPECT_NE(printOf(kTickets, "\"points\": 20", "\"points\": 19"), europe);
    EXPECT_NE(printOf(kRules, "\"express\": {\"points\": 10}", "\"express\": {\"points\": 11}"), europe);
    EXPECT_NE(fingerprint(shipped("germany")), europe);
}

TEST(MapMistakes, Json) {
    EXPECT_EQ(spoiled("europe", kBoard, "\"length\": 1,", "\"length\": 1"),
              "board:53: \",\" or \"}\" is expected");
    EXPECT_EQ(spoiled("europe", kTickets, "{", "["), "tickets:2: \",\" or \"]\" is expected");
}

TEST(MapMistakes, Keys) {
    EXPECT_EQ(spoiled("europe", kBoard, "\"length\": 1", "\"lenght\": 1"),
              "board:53: route \"amsterdam-bruxelles\": \"length\" is missing");
    EXPECT_EQ(spoiled("europe", kBoard, "\"length\": 1", "\"length\": 1, \"bridge\": true"),
              "board:53: route \"amsterdam-bruxelles\": unknown key \"bridge\"");
    EXPECT_EQ(spoiled("europe", kRules, "\"tunnels\"", "\"tunels\""),
              "rules:17: rules: unknown key \"tunels\"");
    EXPECT_EQ(spoiled("europe", kRules, "\"wagons\": 45", "\"wagons\": \"45\""),
              "rules:4: rules: \"wagons\" must be a number");
    EXPECT_EQ(spoiled("europe", kRules, "\"wagons\": 45", "\"wagons\": 99"),
              "rules:4: rules: \"wagons\" must be 3 to 64");
    EXPECT_EQ(spoiled("europe", kBoard, "\"map\": \"europe\"", "\"map\": \"asia\""),
              "board:2: board: this is the map \"asia\", not \"europe\"");
}

TEST(MapMistakes, Cities) {
    EXPECT_EQ(spoiled("europe", kBoard, "\"id\": \"angora\"", "\"id\": \"amsterdam\""),
              "board:5: city \"amsterdam\": this id stands twice");
    EXPECT_EQ(spoiled("europe", kBoard, "\"id\": \"angora\"", "\"id\": \"Angora\""),
              "board:5: city \"Angora\": an id has only a-z, 0-9, - and _");
    EXPECT_EQ(spoiled("europe", kBoard, "\"en\": \"Amsterdam\", ", ""),
              "board:4: city \"amsterdam\", names: \"en\" is missing");
    EXPECT_EQ(spoiled("europe", kBoard, "\"pl\": \"Amsterdam\"", "\"pl\": \"\""),
              "board:4: city \"amsterdam\", names: \"pl\" is empty");
    EXPECT_EQ(spoiled("europe", kBoard, "\"lat\": 52.37", "\"lat\": 152.37"),
              "board:4: city \"amsterdam\": \"lat\" must be -90 to 90 with at most three decimals");
    EXPECT_EQ(spoiled("europe", kBoard, "\"lat\": 52.37", "\"side\": \"east\", \"lat\": 52.37"),
              "board:4: city \"amsterdam\": the rules have no \"east_west\"");
    EXPECT_EQ(spoiled("first-journey", kBoard, "\"side\": \"east\"", "\"side\": \"north\""),
              "board:5: city \"ankara\": \"side\" must be \"east\" or \"west\"");
}

TEST(MapMistakes, Routes) {
    EXPECT_EQ(spoiled("europe", kBoard, "\"color\": \"black\"", "\"color\": \"whte\""),
              "board:53: route \"amsterdam-bruxelles\": unknown colour \"whte\"");
    EXPECT_EQ(spoiled("europe", kBoard, "\"color\": \"black\"", "\"color\": \"locomotive\""),
              "board:53: route \"amsterdam-bruxelles\": unknown colour \"locomotive\"");
    EXPECT_EQ(spoiled("first-journey", kBoard, "\"color\": \"blue\"", "\"color\": \"purple\""),
              "board:28: route \"brest-dublin\": the deck has no purple cards");
    EXPECT_EQ(spoiled("europe", kBoard, "\"b\": \"bruxelles\"", "\"b\": \"brussels\""),
              "board:53: route \"amsterdam-brussels\": unknown city \"brussels\"");
    EXPECT_EQ(spoiled("europe", kBoard, "\"b\": \"bruxelles\"", "\"b\": \"amsterdam\""),
              "board:53: route \"amsterdam-amsterdam\": it begins and ends in the same city");
    EXPECT_EQ(spoiled("europe", kBoard, "\"length\": 1", "\"length\": 5"),
              "board:53: route \"amsterdam-bruxelles\": the rules give no points for this length");
    EXPECT_EQ(spoiled("germany", kBoard, "\"length\": 3", "\"tunnel\": true, \"length\": 3"),
              "board:48: route \"bremerhaven-kiel\": the rules have no \"tunnels\"");
    EXPECT_EQ(spoiled("germany", kBoard, "\"length\": 3", "\"locomotives\": 1, \"length\": 3"),
              "board:48: route \"bremerhaven-kiel\": the rules have no \"ferries\"");
    EXPECT_EQ(spoiled("europe", kBoard, "\"color\": \"black\"", "\"color\": \"black\", \"locomotives\": 1"),
              "board:53: route \"amsterdam-bruxelles\": a ferry must be gray");
    EXPECT_EQ(spoiled("europe", kBoard, "\"locomotives\": 2", "\"locomotives\": 3"),
              "board:56: route \"amsterdam-london\": \"locomotives\" must be 1 to 2");
}

TEST(MapMistakes, ParallelTracks) {
    EXPECT_EQ(spoiled("europe", kBoard, ", \"track\": 2, \"tracks\": 2", ""),
              "board:69: route \"berlin-frankfurt\": parallel tracks must be numbered and follow each other");
    EXPECT_EQ(spoiled("europe", kBoard, "\"track\": 2, \"tracks\": 2", "\"track\": 1, \"tracks\": 2"),
              "board:69: route \"berlin-frankfurt\": parallel tracks must be numbered and follow each other");
    EXPECT_EQ(spoiled("europe", kBoard, "\"length\": 3, \"color\": \"red\", \"track\": 2",
                      "\"length\": 2, \"color\": \"red\", \"track\": 2"),
              "board:70: route \"berlin-frankfurt#2\": parallel tracks must be equally long");
    EXPECT_EQ(spoiled("germany", kBoard, "\"track\": 3, \"tracks\": 3", "\"track\": 3, \"tracks\": 2"),
              "board:77: route \"dortmund-duesseldorf\": \"track\" must be 1 to 2");
}

TEST(MapMistakes, Countries) {
    EXPECT_EQ(spoiled("germany", kBoard, "\"end_point\": \"daenemark-1\", ", ""),
              "board:46: route \"bremerhaven-daenemark\": a route to a country needs an \"end_point\"");
    EXPECT_EQ(spoiled("germany", kBoard, "\"end_point\": \"daenemark-1\"", "\"end_point\": \"schweiz-1\""),
              "board:46: route \"bremerhaven-daenemark\": unknown end point \"schweiz-1\"");
    EXPECT_EQ(spoiled("germany", kBoard, "\"end_point\": \"daenemark-1\"", "\"end_point\": \"daenemark-2\""),
              "board:46: route \"bremerhaven-daenemark@daenemark-2\": the end point belongs to another city");
    EXPECT_EQ(spoiled("germany", kBoard, "\"id\": \"daenemark-1\", \"city\": \"bremerhaven\"",
                      "\"id\": \"daenemark-1\", \"city\": \"oslo\""),
              "board:39: board: unknown city \"oslo\"");
    EXPECT_EQ(spoiled("germany", kBoard,
                      "{\"a\": \"bremerhaven\", \"b\": \"daenemark\", \"end_point\": \"daenemark-1\"",
                      "{\"a\": \"bremerhaven\", \"b\": \"berlin\""),
              "board:39: city \"daenemark\": the end point \"daenemark-1\" has 0 routes instead of one");
}

TEST(MapMistakes, CountriesDoNotGoWithStations) {
    MapCopy copy("germany");
    const std::string parts = "\"globetrotter\"";
    copy.texts[kRules].insert(copy.texts[kRules].find(parts), "\"stations\": {\"each\": 3, \"points\": 4}, ");
    EXPECT_EQ(copy.mistake(), "rules:18: rules: \"stations\" go with at most 64 tickets");
    const auto replace = [&copy](std::string_view from, std::string_view to) {
        copy.texts[kRules].replace(copy.texts[kRules].find(from), from.size(), to);
    };
    replace("\"total\": 55", "\"total\": 20");
    EXPECT_EQ(copy.mistake(), "board:39: city \"daenemark\": \"stations\" and countries don't go together");
}

TEST(MapMistakes, Tickets) {
    EXPECT_EQ(spoiled("europe", kTickets, "\"b\": \"petrograd\"", "\"b\": \"leningrad\""),
              "tickets:4: ticket \"brest-leningrad\": unknown city \"leningrad\"");
    EXPECT_EQ(spoiled("europe", kTickets, "\"b\": \"petrograd\"", "\"b\": \"brest\""),
              "tickets:4: ticket \"brest-brest\": it joins a city with itself");
    EXPECT_EQ(spoiled("europe", kTickets, "\"a\": \"lisboa\", \"b\": \"danzig\"",
                      "\"b\": \"brest\", \"a\": \"petrograd\""),
              "tickets:5: ticket \"petrograd-brest\": this ticket stands twice");
    EXPECT_EQ(spoiled("europe", kTickets, "\"deck\": \"long\"", "\"deck\": \"endless\""),
              "tickets:4: ticket \"brest-petrograd\": unknown deck \"endless\"");
    EXPECT_EQ(spoiled("europe", kTickets, "\"points\": 20, ", ""),
              "tickets:4: ticket \"brest-petrograd\": \"points\" is missing");
    EXPECT_EQ(
        spoiled("first-journey", kTickets, "\"b\": \"stockholm\"", "\"b\": \"stockholm\", \"points\": 3"),
        "tickets:4: ticket \"amsterdam-stockholm\": unknown key \"points\"");
}

TEST(MapMistakes, TicketBetweenCitiesThatNothingJoins) {
    MapCopy copy("europe");
    const auto cut = [&copy](std::string_view line) {
        const std::size_t at = copy.texts[kBoard].find(line);
        ASSERT_NE(at, std::string::npos);
        const std::size_t end = copy.texts[kBoard].find('\n', at);
        copy.texts[kBoard].erase(at, end - at);
    };
    cut("{\"a\": \"edinburgh\", \"b\": \"london\"");
    cut("{\"a\": \"edinburgh\", \"b\": \"london\"");
    EXPECT_EQ(copy.mistake(), "tickets:8: ticket \"edinburgh-athina\": no routes join its cities");
}

TEST(MapMistakes, Sums) {
    EXPECT_EQ(spoiled("europe", kBoard, "\"blue\": 12", "\"blue\": 11"),
              "board:155: board, deck: the sum is 109, but the rules say 110");
    EXPECT_EQ(spoiled("europe", kBoard, "\"blue\": 12", "\"grey\": 12"),
              "board:155: board, deck: unknown colour \"grey\"");
    EXPECT_EQ(spoiled("germany", kBoard, "\"passengers\": 5", "\"passengers\": 4"),
              "board:3: board: the cities hold 59 passengers, but the rules say 60");
    EXPECT_EQ(spoiled("germany", kBoard, "\"passengers\": {\"red\": 10", "\"passengers\": {\"red\": 9"),
              "board:158: board, passengers: the sum is 59, but the rules say 60");
    EXPECT_EQ(spoiled("germany", kTickets, "\"deck\": \"short\"", "\"deck\": \"long\""),
              "tickets:3: tickets: the deck \"short\" has 54 tickets, but the rules say 55");
}

// Saves, links and transcripts can only hold such names.
TEST(MapMistakes, NamesOfMapsAndDecks) {
    MapCopy copy("europe");
    copy.name = "Old Europe";
    for (std::string& text : copy.texts)
        text.replace(text.find("\"map\": \"europe\""), 15, "\"map\": \"Old Europe\"");
    EXPECT_EQ(copy.mistake(), "rules:2: rules: \"map\" has only a-z, 0-9, - and _, at most 64 of them");
    const std::string expected =
        "rules:12: rules, tickets, decks: an id has only a-z, 0-9, - and _, and isn't \"deck\"";
    EXPECT_EQ(spoiled("europe", kRules, "\"id\": \"normal\"", "\"id\": \"deck\""), expected);
    EXPECT_EQ(spoiled("europe", kRules, "\"id\": \"normal\"", "\"id\": \"the rest\""), expected);
}

TEST(MapMistakes, TooLittleToDeal) {
    EXPECT_EQ(spoiled("europe", kRules, "\"total\": 6}", "\"total\": 4}"),
              "rules:11: rules: \"tickets\" are too few to deal to all seats");
    EXPECT_EQ(spoiled("germany", kRules, "\"total\": 110, \"hand\": 4", "\"total\": 54, \"hand\": 10"),
              "rules:5: rules: \"cards\" are too few for the hands of all seats and the market");
}

TEST(MapMistakes, Rules) {
    EXPECT_EQ(spoiled("europe", kRules, "\"8\": 21", "\"eight\": 21"),
              "rules:6: rules, route_points: \"eight\" is no length of a route");
    EXPECT_EQ(spoiled("europe", kRules, "\"to\": 5", "\"to\": 6"),
              "rules:3: rules, seats: \"to\" must be 2 to 5");
    EXPECT_EQ(spoiled("europe", kRules, "\"keep\": 2", "\"keep\": 5"),
              "rules:13: rules, tickets, setup: \"keep\" must be 1 to 4");
    EXPECT_EQ(spoiled("europe", kRules, "\"returned\": \"out\"", "\"returned\": \"burnt\""),
              "rules:13: rules, tickets, setup: \"returned\" must be \"out\", \"shuffled\" or \"under\"");
    EXPECT_EQ(spoiled("europe", kRules, "\"returned\": \"out\"", "\"returned\": \"under\""), "none");
    EXPECT_EQ(spoiled("europe", kRules, "[\"normal\"]", "[\"short\"]"),
              "rules:14: rules, tickets, turn: unknown deck \"short\"");
    EXPECT_EQ(spoiled("europe", kRules, "\"id\": \"normal\"", "\"id\": \"long\""),
              "rules:12: rules, tickets, decks: the deck \"long\" stands twice");
    EXPECT_EQ(spoiled("europe", kRules, "\"fewest_stations\"", "\"luck\""),
              "rules:21: rules: unknown way to break a tie \"luck\"");
    EXPECT_EQ(spoiled("europe", kRules, "\"reveals\": 3", "\"reveals\": 4"),
              "rules:17: rules: \"tunnels\" reveals at most 3 cards");
    EXPECT_EQ(spoiled("germany", kRules, "\"total\": 60", "\"total\": 61"),
              "rules:17: rules: \"passengers\" are at most 60");
    EXPECT_EQ(spoiled("europe", kRules, "\"total\": 40", "\"total\": 60"),
              "rules:19: rules: \"stations\" go with at most 64 tickets");
    EXPECT_EQ(spoiled("first-journey", kRules, "\"to_win\": 6", "\"to_win\": 7"),
              "rules:11: rules: \"instant_tickets\" win with at most 6");
    EXPECT_EQ(
        spoiled("first-journey", kRules, "\"east_west\"", "\"express\": {\"points\": 10}, \"east_west\""),
        "rules:11: rules: \"instant_tickets\" don't go with anything that is worth points at the end");
    EXPECT_EQ(spoiled("europe", kRules, "\"last_round\": {\"wagons_at_most\": 2},", ""),
              "rules:1: rules: \"last_round\" or \"instant_tickets\" must end the game");
}

}  // namespace
}  // namespace semafor
