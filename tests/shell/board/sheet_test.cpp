// The sheets that the program carries fit its maps, and a finger finds what lies on them.
#include "board/sheet.h"

#include <gtest/gtest.h>

#include "board/hit.h"
#include "board/triangles.h"
#include "map/shipped.h"
#include "parcels.h"
#include "session/games.h"

namespace semafor {
namespace {

Sheet sheetOf(std::string_view map) {
    return readSheet(assets::sheetOf(map));
}

template <class Check>
void onEveryBoard(Check&& check) {
    Games games;
    for (const MapFiles& map : shippedMaps()) {
        SCOPED_TRACE(map.name);
        check(games.find(map.name)->map(), sheetOf(map.name));
    }
}

TEST(Sheet, HasEveryCityRouteAndEndPointOfTheMap) {
    onEveryBoard([](const MapDef& map, const Sheet& sheet) {
        ASSERT_EQ(sheet.cities.size(), map.cities.size());
        ASSERT_EQ(sheet.tracks.size(), map.routes.size());
        for (std::size_t c = 0; c < map.cities.size(); ++c)
            EXPECT_EQ(sheet.cities[c].endPoints.size(), map.cities[c].endPoints.size());
        for (std::size_t r = 0; r < map.routes.size(); ++r)
            EXPECT_EQ(sheet.tracks[r].cells.size(), map.routes[r].length);
    });
}

// In another order than the map's the spaces of a route would lie between other cities.
TEST(Sheet, ARoutesSpacesLieBetweenItsCities) {
    onEveryBoard([](const MapDef& map, const Sheet& sheet) {
        for (std::size_t r = 0; r < map.routes.size(); ++r) {
            const auto ends = endsOf(sheet, map, idAt<RouteId>(r));
            const Track& track = sheet.tracks[r];
            const float half = length(ends[1] - ends[0]) * 0.55f + sheet.cellWidth / 2;
            EXPECT_LT(length(track.cells.front().at - ends[0]), half) << routeName(map, idAt<RouteId>(r));
            EXPECT_LT(length(track.cells.back().at - ends[1]), half) << routeName(map, idAt<RouteId>(r));
        }
    });
}

TEST(Sheet, EverythingLiesOnIt) {
    onEveryBoard([](const MapDef&, const Sheet& sheet) {
        const Box all{{0, 0}, {sheet.width, sheet.height}};
        for (const CitySpot& city : sheet.cities) EXPECT_TRUE(all.has(city.at));
        for (const Track& track : sheet.tracks)
            for (const Cell& cell : track.cells) EXPECT_TRUE(all.has(cell.at));
        EXPECT_FALSE(sheet.outlines.empty());
    });
}

TEST(Hit, TheMiddleOfEverySpaceBelongsToItsRoute) {
    onEveryBoard([](const MapDef& map, const Sheet& sheet) {
        for (std::size_t r = 0; r < map.routes.size(); ++r)
            for (const Cell& cell : sheet.tracks[r].cells) {
                const auto hits = routesNear(sheet, map, cell.at, sheet.cellWidth);
                ASSERT_FALSE(hits.empty());
                EXPECT_EQ(hits[0].route, idAt<RouteId>(r)) << routeName(map, idAt<RouteId>(r));
            }
    });
}

TEST(Hit, EveryCityIsFoundAndNothingFarFromAny) {
    onEveryBoard([](const MapDef& map, const Sheet& sheet) {
        for (std::size_t c = 0; c < map.cities.size(); ++c) {
            const CitySpot& spot = sheet.cities[c];
            const Vec at = spot.endPoints.empty() ? spot.at : spot.endPoints[0];
            EXPECT_EQ(cityNear(sheet, at, 0), idAt<CityId>(c));
        }
        EXPECT_EQ(cityNear(sheet, {-500, -500}, 20), std::nullopt);
        EXPECT_TRUE(routesNear(sheet, map, {-500, -500}, 20).empty());
    });
}

TEST(Hit, TwoTracksSideBySideAreDoubtfulBetweenThem) {
    EXPECT_FALSE(ambiguous({{RouteId{0}, 3}}, 5));
    EXPECT_TRUE(ambiguous({{RouteId{0}, 3}, {RouteId{1}, 6}}, 5));
    EXPECT_FALSE(ambiguous({{RouteId{0}, 3}, {RouteId{1}, 9}}, 5));
}

float areaOf(const std::vector<Vec>& ring, const std::vector<std::uint16_t>& triangles) {
    float area = 0;
    for (std::size_t i = 0; i + 2 < triangles.size(); i += 3)
        area += std::abs(cross(ring[triangles[i + 1]] - ring[triangles[i]],
                               ring[triangles[i + 2]] - ring[triangles[i]])) /
                2;
    return area;
}

float areaOf(const std::vector<Vec>& ring) {
    float area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) area += cross(ring[i], ring[(i + 1) % ring.size()]) / 2;
    return std::abs(area);
}

TEST(Triangles, CoverARingAndNoMore) {
    const std::vector<Vec> comb = {{0, 0},  {10, 0}, {10, 10}, {8, 10}, {8, 2},  {6, 2},
                                   {6, 10}, {4, 10}, {4, 2},   {2, 2},  {2, 10}, {0, 10}};
    EXPECT_FLOAT_EQ(areaOf(comb, trianglesOf(comb)), areaOf(comb));
    const std::vector<Vec> turned(comb.rbegin(), comb.rend());
    EXPECT_FLOAT_EQ(areaOf(turned, trianglesOf(turned)), areaOf(turned));
    EXPECT_TRUE(trianglesOf({{0, 0}, {1, 1}}).empty());
}

TEST(Triangles, CoverTheLandOfEveryBoard) {
    onEveryBoard([](const MapDef&, const Sheet& sheet) {
        for (const Outline& outline : sheet.outlines)
            if (outline.kind == OutlineKind::kLand) {
                const float whole = areaOf(outline.points);
                EXPECT_NEAR(areaOf(outline.points, outline.triangles), whole, whole * 0.02f + 30);
            }
    });
}

}  // namespace
}  // namespace semafor
