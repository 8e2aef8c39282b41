// Tests of boards added only by their folders: played in the text view and on the canvas like shipped ones.
#include <gtest/gtest.h>

#include <algorithm>

#include "map/shipped.h"
#include "packs.h"
#include "support/app_room.h"
#include "support/desk_room.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

constexpr std::string_view kDrawn = "fireland";
constexpr std::string_view kUndrawn = "islands";

TEST(AddedBoards, AreOfferedAfterTheOthersByTheirOwnNames) {
    const auto maps = shippedMaps();
    ASSERT_EQ(maps.size(), 7u);
    EXPECT_EQ(maps[3].name, kDrawn);
    EXPECT_TRUE(maps[3].drawn);
    EXPECT_EQ(maps[5].name, kUndrawn);
    EXPECT_FALSE(maps[5].drawn);
    const auto options = boardOptions(Language::kPolish);
    ASSERT_EQ(options.size(), 7u);
    EXPECT_EQ(options[3].second, "Kraina ognia");
    EXPECT_EQ(options[5].second, kUndrawn);  // its name isn't translated
}

TEST(AddedBoards, HaveASheetOfTheirOwnOrNone) {
    EXPECT_FALSE(assets::sheetOf(kDrawn).empty());
    EXPECT_NE(assets::sheetOf(kDrawn).data(), assets::sheetOf("first-journey").data());
    EXPECT_TRUE(assets::sheetOf(kUndrawn).empty());
    EXPECT_TRUE(assets::sheetOf("atlantis").empty());
}

TEST(AddedBoards, ArePlayedInWords) {
    for (const std::string_view board : {kDrawn, kUndrawn}) {
        test::DeskRoom room(1, board);
        room.begin();
        TextView textView(room.desk);
        for (std::size_t n = 0; !room.desk.table.match()->session().over(); ++n) {
            room.actOnce(n * 7 + 3);
            const Doc& doc = textView.refresh();
            ASSERT_FALSE(doc.nodes.empty());
        }
        EXPECT_EQ(textView.refresh().asks.count(Target::kAgain), 1u);
    }
}

using AddedBoardsOnCanvas = test::AppTest;

// The number of targets of that kind on the screen.
std::size_t countOf(App& app, Target target) {
    const auto& all = app.ui().targets();
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [&](const auto& place) { return place.id.target == target; }));
}

void collectOffered(const std::vector<Node>& nodes, std::vector<TargetId>& offered) {
    for (const Node& node : nodes) {
        if (node.part == Part::kButton && !node.off) offered.push_back(node.id);
        if (node.part != Part::kGroup) collectOffered(node.inside, offered);
    }
}

// For a board without a picture the canvas has every button of the text view.
void expectAllOf(const Doc& words, App& app) {
    std::vector<TargetId> offered;
    collectOffered(words.nodes, offered);
    EXPECT_FALSE(offered.empty());
    const auto& all = app.ui().targets();
    for (const TargetId& id : offered)
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const auto& place) { return place.id == id; }))
            << textOf(id);
}

TEST_F(AddedBoardsOnCanvas, ArePlayed) {
    app_.resize({1280, 3000, 1});  // nothing is scrolled out of sight
    TextView textView(desk_);
    for (const std::string_view board : {kDrawn, kUndrawn}) {
        desk_.carryOut(ask::SetPace{Pace::kInstant});
        desk_.newGame.setMap(board);
        desk_.newGame.setSeats(2);
        desk_.carryOut(ask::Begin{});
        host_.answer(desk_);
        for (std::size_t n = 0; !desk_.table.match()->session().over(); ++n) {
            ActionList legal;
            desk_.table.match()->session().legalActions(legal);
            desk_.carryOut(ask::Act{legal[(n * 7 + 3) % legal.size()]});
            host_.answer(desk_);
            app_.wake();
            settle();
            ASSERT_FALSE(app_.ui().targets().empty());
            if (board == kUndrawn) expectAllOf(textView.refresh(), app_);
        }
        EXPECT_EQ(countOf(app_, Target::kAgain), 1u) << board;
        desk_.carryOut(ask::Go{Screen::kNewGame});
        app_.wake();
        settle();
        EXPECT_EQ(countOf(app_, Target::kBoard), 7u);
        desk_.carryOut(ask::Go{Screen::kTitle});
    }
}

}  // namespace
}  // namespace semafor
