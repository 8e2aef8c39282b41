// Tests of the built-in board sheets (drawn maps): they fit their maps, nothing overlaps, hit tests work.
#include "board/board_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "board/hit.h"
#include "map/shipped.h"
#include "packs.h"
#include "session/games.h"

namespace semafor {
namespace {

BoardSheet sheetOf(std::string_view map) {
    return readBoardSheet(assets::sheetOf(map));
}

template <class Check>
void onEveryBoard(Check&& check) {
    Games games;
    for (const MapFiles& map : shippedMaps()) {
        SCOPED_TRACE(map.name);
        check(games.find(map.name)->map(), sheetOf(map.name));
    }
}

TEST(BoardSheet, HasEveryCityRouteAndEndPointOfTheMap) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
        ASSERT_EQ(sheet.cities.size(), map.cities.size());
        ASSERT_EQ(sheet.tracks.size(), map.routes.size());
        for (std::size_t c = 0; c < map.cities.size(); ++c)
            EXPECT_EQ(sheet.cities[c].endPoints.size(), map.cities[c].endPoints.size());
        for (std::size_t r = 0; r < map.routes.size(); ++r)
            EXPECT_EQ(sheet.tracks[r].cells.size(), map.routes[r].length);
    });
}

// If the sheet's order differed from the map's, a route's spaces would lie between other cities.
TEST(BoardSheet, ARoutesSpacesLieBetweenItsCities) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
        for (std::size_t r = 0; r < map.routes.size(); ++r) {
            const auto ends = endsOf(sheet, map, idAt<RouteId>(r));
            const Track& track = sheet.tracks[r];
            const float half = length(ends[1] - ends[0]) * 0.55f + sheet.cellWidth / 2;
            EXPECT_LT(length(track.cells.front().at - ends[0]), half) << routeName(map, idAt<RouteId>(r));
            EXPECT_LT(length(track.cells.back().at - ends[1]), half) << routeName(map, idAt<RouteId>(r));
        }
    });
}

TEST(BoardSheet, EverythingLiesOnIt) {
    onEveryBoard([](const MapDef&, const BoardSheet& sheet) {
        const Box all{{0, 0}, {sheet.width, sheet.height}};
        for (const CitySpot& city : sheet.cities) EXPECT_TRUE(all.has(city.at));
        for (const Track& track : sheet.tracks)
            for (const Cell& cell : track.cells) EXPECT_TRUE(all.has(cell.at));
        EXPECT_FALSE(sheet.outlines.empty());
    });
}

TEST(BoardSheet, RiversRunWithinTheirBounds) {
    onEveryBoard([](const MapDef&, const BoardSheet& sheet) {
        std::size_t rivers = 0;
        for (const Outline& outline : sheet.outlines) {
            rivers += outline.kind == OutlineKind::kRiver ? 1u : 0u;
            for (const Vec& point : outline.points) {
                EXPECT_GE(point.x, outline.bounds.min.x);
                EXPECT_LE(point.x, outline.bounds.max.x);
                EXPECT_GE(point.y, outline.bounds.min.y);
                EXPECT_LE(point.y, outline.bounds.max.y);
            }
        }
        EXPECT_GE(rivers, 15u);
    });
}

// The bounding box of the figure as drawn.
Box boxOf(const Figure& figure) {
    const float size = figure.size;
    switch (figure.kind) {
        case FigureKind::kPeak:
            return {figure.at - Vec{size * 0.5f, size * 0.8f}, figure.at + Vec{size * 0.5f, 0}};
        case FigureKind::kHill:
            return {figure.at - Vec{size * 0.5f, size * 0.42f}, figure.at + Vec{size * 0.5f, 0}};
        case FigureKind::kConifer:
        case FigureKind::kTree:
            return {figure.at - Vec{size * 0.3f, size}, figure.at + Vec{size * 0.3f, 0}};
        case FigureKind::kCompass:
            return boxAround(figure.at, {size * 2, size * 2});
        case FigureKind::kCartouche:
            return boxAround(figure.at, {size, size * 0.42f});
        case FigureKind::kWaves:
        case FigureKind::kSteamer:
            return boxAround(figure.at, {size, size * 0.2f});
    }
    return {};
}

// Whether the box and the space overlap, tested at a grid of points.
bool meets(const Box& box, const Cell& cell, Vec size) {
    constexpr int kSteps = 12;
    for (int i = 0; i <= kSteps; ++i)
        for (int k = 0; k <= kSteps; ++k) {
            const Vec part{static_cast<float>(i) / kSteps, static_cast<float>(k) / kSteps};
            const Vec away = box.min + Vec{box.width() * part.x, box.height() * part.y} - cell.at;
            if (std::abs(dot(away, cell.along)) < size.x / 2 &&
                std::abs(cross(away, cell.along)) < size.y / 2)
                return true;
        }
    return false;
}

float distance(const Box& box, Vec point) {
    return length(point -
                  Vec{std::clamp(point.x, box.min.x, box.max.x), std::clamp(point.y, box.min.y, box.max.y)});
}

// The smallest box that the city's name can take; real letters are wider.
Box leastLabel(const BoardSheet& sheet, const CitySpot& spot, const std::string& name) {
    const float wide = 0.38f * sheet.labelHeight * static_cast<float>(name.size());
    const float left = spot.align == Align::kLeft ? 0 : spot.align == Align::kRight ? wide : wide / 2;
    const Vec corner = spot.at + spot.label - Vec{left, sheet.labelHeight * 0.4f};
    return {corner, corner + Vec{wide, sheet.labelHeight * 0.8f}};
}

bool liesFree(const BoardSheet& sheet, const MapDef& map, const Box& box) {
    for (const Track& track : sheet.tracks)
        for (const Cell& cell : track.cells)
            if (meets(box, cell, {track.cellLength, sheet.cellWidth * 1.5f})) return false;
    for (std::size_t c = 0; c < sheet.cities.size(); ++c) {
        const CitySpot& spot = sheet.cities[c];
        if (spot.endPoints.empty() && distance(box, spot.at) < sheet.cityRadius) return false;
        for (const Vec& end : spot.endPoints)
            if (distance(box, end) < sheet.endPointRadius) return false;
        for (const std::string& name : map.cities[c].names)
            if (box.overlaps(leastLabel(sheet, spot, name))) return false;
    }
    return true;
}

TEST(BoardSheet, NothingIsDrawnWhereSomethingIsPlayedOn) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
        EXPECT_GT(sheet.figures.size(), 200u);
        for (const Figure& figure : sheet.figures)
            EXPECT_TRUE(liesFree(sheet, map, boxOf(figure)))
                << static_cast<int>(figure.kind) << " at " << figure.at.x << ", " << figure.at.y;
    });
}

TEST(BoardSheet, FiguresStandFromAboveToBelow) {
    onEveryBoard([](const MapDef&, const BoardSheet& sheet) {
        EXPECT_TRUE(std::is_sorted(sheet.figures.begin(), sheet.figures.end(),
                                   [](const Figure& a, const Figure& b) { return a.at.y < b.at.y; }));
        for (const FigureKind kind : {FigureKind::kCompass, FigureKind::kCartouche})
            EXPECT_EQ(std::count_if(sheet.figures.begin(), sheet.figures.end(),
                                    [&](const Figure& figure) { return figure.kind == kind; }),
                      1);
    });
}

TEST(BoardSheet, SeasHaveTheirNameInEveryLanguageAwayFromSpaces) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
        EXPECT_GE(sheet.seas.size(), 2u);
        for (const SeaName& sea : sheet.seas) {
            for (const std::string& name : sea.names) EXPECT_FALSE(name.empty());
            EXPECT_TRUE(liesFree(sheet, map, boxAround(sea.at, {sea.size * 4, sea.size}))) << sea.names[0];
        }
    });
}

TEST(Hit, TheMiddleOfEverySpaceBelongsToItsRoute) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
        for (std::size_t r = 0; r < map.routes.size(); ++r)
            for (const Cell& cell : sheet.tracks[r].cells) {
                const auto hits = routesNear(sheet, map, cell.at, sheet.cellWidth);
                ASSERT_FALSE(hits.empty());
                EXPECT_EQ(hits[0].route, idAt<RouteId>(r)) << routeName(map, idAt<RouteId>(r));
            }
    });
}

TEST(Hit, EveryCityIsFoundAndNothingFarFromAny) {
    onEveryBoard([](const MapDef& map, const BoardSheet& sheet) {
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

TEST(Triangles, CoverTheLandOfEveryBoard) {
    onEveryBoard([](const MapDef&, const BoardSheet& sheet) {
        for (const Outline& outline : sheet.outlines)
            if (outline.kind == OutlineKind::kLand) {
                const float whole = areaOf(outline.points);
                EXPECT_NEAR(areaOf(outline.points, outline.triangles), whole, whole * 0.02f + 30);
            }
    });
}

}  // namespace
}  // namespace semafor
