// Tests of the table's layout on every device: parts lie inside the screen, don't overlap, and fit a finger.
#include "table/layout.h"

#include <gtest/gtest.h>

#include <vector>

namespace semafor {
namespace {

struct Device {
    const char* name;
    Vec points;
    Shape shape;
};
constexpr Device kDevices[] = {
    {"desktop", {1440, 900}, Shape::kWide},         {"laptop", {1280, 720}, Shape::kWide},
    {"small laptop", {1024, 600}, Shape::kWide},    {"tablet", {1024, 768}, Shape::kWide},
    {"tablet standing", {768, 1024}, Shape::kTall}, {"phone", {390, 844}, Shape::kTall},
    {"smallest phone", {360, 640}, Shape::kTall},   {"phone lying", {844, 390}, Shape::kLow},
    {"smallest lying", {640, 360}, Shape::kLow},    {"large", {2560, 1440}, Shape::kWide},
};

std::vector<Box> partsOf(const TableLayout& layout) {
    std::vector<Box> parts = {layout.bar, layout.players, layout.board, layout.market};
    if (layout.shape == Shape::kWide) {
        parts.push_back(layout.hand);
        parts.push_back(layout.tickets);
    } else {
        parts.push_back(layout.panel);
        parts.push_back(layout.tabs);
    }
    return parts;
}

template <class Check>
void everywhere(Check&& check) {
    for (const Device& device : kDevices)
        for (const float unit : {1.0f, 3.0f})
            for (std::size_t seats = 2; seats <= 5; ++seats)
                for (const float aspect : {1.6f, 0.96f}) {
                    SCOPED_TRACE(device.name);
                    const TableRoom room{device.points * unit, unit, aspect, seats};
                    check(room, layOut(room), device);
                }
}

TEST(Layout, HasTheShapeOfTheScreen) {
    everywhere([](const TableRoom&, const TableLayout& layout, const Device& device) {
        EXPECT_EQ(layout.shape, device.shape);
    });
}

TEST(Layout, PartsLieOnTheScreenAndApart) {
    everywhere([](const TableRoom& room, const TableLayout& layout, const Device&) {
        const auto parts = partsOf(layout);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            EXPECT_GE(parts[i].min.x, 0);
            EXPECT_GE(parts[i].min.y, 0);
            EXPECT_LE(parts[i].max.x, room.size.x);
            EXPECT_LE(parts[i].max.y, room.size.y);
            for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(parts[i].overlaps(parts[j])) << i << " " << j;
        }
    });
}

TEST(Layout, FingersFindTheBarAndTheTabs) {
    everywhere([](const TableRoom& room, const TableLayout& layout, const Device&) {
        EXPECT_GE(layout.bar.height(), 44 * room.unit);
        if (layout.shape == Shape::kWide) return;
        EXPECT_GE(layout.tabs.height(), 44 * room.unit);
    });
}

TEST(Layout, TheBoardMakesRoomForTheResult) {
    for (const Device& device : kDevices) {
        if (device.shape == Shape::kLow) continue;
        const TableLayout layout = layOut({device.points, 1, 1.4f, 4});
        const Vec result{590, 340};
        const TableLayout over = besideResult(layout, result, 1);
        const bool wide = device.shape == Shape::kWide;
        const Vec foot{layout.players.min.x, wide ? layout.tickets.max.y : layout.tabs.max.y};
        const Box place{{foot.x, foot.y - result.y}, {wide ? foot.x + result.x : device.points.x, foot.y}};
        if (wide && device.points.x < 1100) continue;  // the result covers the bottom of the board
        EXPECT_FALSE(over.board.overlaps(place)) << device.name;
        EXPECT_GE(over.board.width(), std::min(460.0f, device.points.x)) << device.name;
        EXPECT_LE(over.board.max.x, device.points.x) << device.name;
    }
}

TEST(Layout, NothingLiesUnderAReplaysStrip) {
    everywhere([](const TableRoom& room, const TableLayout& layout, const Device&) {
        const TableLayout replay = besideReplay(layout, room.unit);
        EXPECT_GE(replay.replay.height(), 44 * room.unit);
        EXPECT_GE(replay.board.height(), 100 * room.unit);
        auto parts = partsOf(replay);
        parts.push_back(replay.replay);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            EXPECT_LE(parts[i].max.y, room.size.y);
            for (std::size_t j = 0; j < i; ++j) EXPECT_FALSE(parts[i].overlaps(parts[j])) << i << " " << j;
        }
    });
}

TEST(Layout, TheBoardKeepsTheBestPart) {
    everywhere([](const TableRoom& room, const TableLayout& layout, const Device&) {
        const float share = layout.board.width() * layout.board.height() / (room.size.x * room.size.y);
        EXPECT_GT(share, layout.shape == Shape::kTall ? 0.27f : 0.4f);
    });
}

}  // namespace
}  // namespace semafor
