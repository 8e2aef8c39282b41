// Tests of the built-in drawings: every one in use exists, and its outlines can be filled.
#include "board/art.h"

#include <gtest/gtest.h>

#include "map/color.h"
#include "map/shipped.h"
#include "packs.h"
#include "paint/drawing.h"
#include "session/games.h"

namespace semafor {
namespace {

template <class Check>
void onEveryDrawing(Check&& check) {
    for (const ArtFolder& folder : art()->folders())
        for (const Drawing& drawing : folder.drawings) {
            SCOPED_TRACE(folder.name + "/" + drawing.name);
            check(drawing);
        }
}

float areaOf(const std::vector<Vec>& ring) {
    float area = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) area += cross(ring[i], ring[(i + 1) % ring.size()]) / 2;
    return area;
}

TEST(Art, IsReadOnceAndStays) {
    ASSERT_NE(art(), nullptr);
    EXPECT_EQ(art(), art());
    EXPECT_EQ(art()->folder("no such"), nullptr);
    EXPECT_EQ(art()->drawing("no such", "red"), nullptr);
    EXPECT_EQ(art()->drawing("cards", "no such"), nullptr);
}

TEST(Art, HasACarForEveryCard) {
    for (std::size_t c = 0; c < kCardKinds; ++c)
        EXPECT_NE(drawingOf("cards", nameOf(colorAt(c))), nullptr) << nameOf(colorAt(c));
}

TEST(Art, HasATravellerForEveryPassenger) {
    Games games;
    for (const MapFiles& map : shippedMaps())
        for (std::size_t c = 0; c < kColors; ++c) {
            if (games.find(map.name)->map().passengers[c] == 0) continue;
            EXPECT_NE(drawingOf("travellers", nameOf(colorAt(c))), nullptr) << nameOf(colorAt(c));
        }
}

TEST(Art, ABoardThatHasLandmarksHasOneForEachCity) {
    Games games;
    for (const MapFiles& files : shippedMaps()) {
        const MapDef& map = games.find(files.name)->map();
        const ArtFolder* own = art()->folder(map.name);
        if (own == nullptr) continue;
        ASSERT_EQ(own->landmarks.size(), map.cities.size());
        for (std::size_t c = 0; c < map.cities.size(); ++c) {
            EXPECT_EQ(own->landmarks[c].city, idAt<CityId>(c));
            EXPECT_GT(own->landmarks[c].box.width(), 0);
            EXPECT_NE(drawingOf(map.name, map.cities[c].id), nullptr) << map.cities[c].id;
        }
    }
}

TEST(Art, LiesWithinItsBox) {
    onEveryDrawing([](const Drawing& drawing) {
        EXPECT_FALSE(drawing.patches.empty());
        for (const Patch& patch : drawing.patches)
            for (const Vec& point : patch.points) {
                EXPECT_TRUE(point.x >= 0 && point.x <= drawing.size.x) << point.x;
                EXPECT_TRUE(point.y >= 0 && point.y <= drawing.size.y) << point.y;
            }
    });
}

TEST(Art, IsFilledToItsEdgesAndNoFurther) {
    onEveryDrawing([](const Drawing& drawing) {
        for (const Patch& patch : drawing.patches) {
            if (patch.thick > 0) continue;
            float filled = 0;
            for (std::size_t i = 0; i + 2 < patch.triangles.size(); i += 3) {
                const Vec a = patch.points[patch.triangles[i]];
                filled += std::abs(cross(patch.points[patch.triangles[i + 1]] - a,
                                         patch.points[patch.triangles[i + 2]] - a)) /
                          2;
            }
            EXPECT_NEAR(filled, areaOf(patch.points), 0.02f * filled + 0.05f);
        }
    });
}

// Moving an outline along its outward vectors enlarges its area.
TEST(Art, OutwardsLeadsOut) {
    onEveryDrawing([](const Drawing& drawing) {
        for (const Patch& patch : drawing.patches) {
            if (patch.thick > 0) continue;
            ASSERT_EQ(patch.outwards.size(), patch.points.size());
            std::vector<Vec> grown = patch.points;
            for (std::size_t i = 0; i < grown.size(); ++i) grown[i] = grown[i] + patch.outwards[i] * 0.05f;
            EXPECT_GT(areaOf(grown), areaOf(patch.points));
        }
    });
}

}  // namespace
}  // namespace semafor
