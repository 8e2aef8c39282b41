// Tests of the hand-over screen on the canvas, which covers the cards while the device changes hands.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "support/app_room.h"
#include "support/ids.h"

namespace semafor {
namespace {

using test::AppTest;

class HandOverTest : public AppTest {
protected:
    // A game of two persons at one device: the first has acted, the second one's turn has begun.
    void SetUp() override {
        app_.resize({1280, 720, 1});
        desk_.newGame.setMap("first-journey");
        desk_.newGame.setSeats(2);
        for (const std::size_t seat : {0u, 1u}) desk_.newGame.setPerson(seat, true);
        desk_.carryOut(ask::Begin{});
        host_.answer(desk_);
        ASSERT_TRUE(press("reveal"));
        settle();
        for (int i = 0; i < 4 && desk_.table.match()->waitingFor() == kNoSeat; ++i)
            desk_.carryOut(ask::Act{DrawBlind{}});
        ASSERT_NE(desk_.table.match()->waitingFor(), kNoSeat);
        app_.wake();
        for (int i = 0; i < 4; ++i) app_.frame(1.0f / 60);
    }
    bool shows(std::string_view id) { return app_.ui().target(test::idOf(id)) != nullptr; }
};

TEST_F(HandOverTest, WhoActedSeesWhatCameOfItBeforeTheDeviceIsHandedOver) {
    EXPECT_TRUE(shows("deck"));
    EXPECT_FALSE(shows("reveal"));
    settle();
    EXPECT_TRUE(shows("reveal"));
    EXPECT_FALSE(shows("deck"));
}

TEST_F(HandOverTest, ThePressThatEndsItRevealsNothing) {
    const Vec pressed = app_.ui().screen().centre() + Vec{0, 140};
    ImGui::GetIO().AddMousePosEvent(pressed.x, pressed.y);
    ImGui::GetIO().AddMouseButtonEvent(0, true);
    app_.wake();
    app_.frame(1.0f / 60);
    app_.frame(1.0f / 60);
    EXPECT_FALSE(shows("deck"));
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    app_.wake();
    settle();
    ASSERT_TRUE(shows("reveal"));
    EXPECT_TRUE(app_.ui().target(test::idOf("reveal"))->has(pressed));
    EXPECT_EQ(desk_.table.match()->viewer(), kNoSeat);
}

// A tap just after the screen changed was meant for the table: a double tap, or a late one.
TEST_F(HandOverTest, ATapThatComesAtOnceUncoversNothing) {
    for (int i = 0; i < 600 && !app_.ui().layers.blocked() && shows("deck"); ++i) app_.frame(1.0f / 60);
    const Vec middle = app_.ui().screen().centre() + Vec{0, 140};
    ImGui::GetIO().AddMousePosEvent(middle.x, middle.y);
    for (const bool down : {true, false}) {
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        app_.wake();
        app_.frame(1.0f / 60);
        app_.frame(1.0f / 60);
    }
    EXPECT_FALSE(shows("deck")) << "the hand-over is on the screen";
    EXPECT_EQ(desk_.table.match()->viewer(), kNoSeat);
    settle();
    ASSERT_TRUE(shows("reveal"));
    EXPECT_TRUE(app_.ui().target(Target::kReveal)->has(middle));
    EXPECT_TRUE(press("reveal"));
    EXPECT_NE(desk_.table.match()->viewer(), kNoSeat);
}

// The game can be shared and the menu opened from here, and no cards are shown.
TEST_F(HandOverTest, SharesAndOpensTheMenuWithoutAnybodysCards) {
    settle();
    for (const Size& size : {Size{1280, 720, 1}, Size{360, 640, 1}}) {
        app_.resize(size);
        ASSERT_TRUE(press("menu"));
        settle();
        std::set<TargetId> menu;
        for (const Ui::Place& target : app_.ui().targets()) menu.insert(target.id);
        EXPECT_EQ(menu, (std::set<TargetId>{Target::kShare, Target::kLearn, Target::kSettings, Target::kTitle,
                                            Target::kMenuClose, Target::kMenuOutside}));
        EXPECT_FALSE(shows("reveal")) << "under the menu";
        ASSERT_TRUE(press("settings"));
        EXPECT_FALSE(shows("open-hands"));
        desk_.carryOut(ask::Go{Screen::kTable});
        app_.wake();
        ASSERT_TRUE(press("share"));
        EXPECT_EQ(desk_.navigation.screen(), Screen::kShare);
        EXPECT_EQ(desk_.table.match()->viewer(), kNoSeat);
        desk_.carryOut(ask::Go{Screen::kTable});
        app_.wake();
        settle();
        EXPECT_TRUE(shows("reveal"));
        EXPECT_EQ(app_.shownSeat(), kNoSeat);
    }
}

// A person who leaves while the last action is still shown has to confirm again: others may hold the device.
TEST_F(HandOverTest, AViewThatWasLeftIsNotShownAgain) {
    ASSERT_NE(app_.shownSeat(), kNoSeat) << "who acted still looks";
    desk_.carryOut(ask::Go{Screen::kTitle});
    app_.wake();
    app_.frame(1.0f / 60);
    desk_.carryOut(ask::Go{Screen::kTable});
    app_.wake();
    app_.frame(1.0f / 60);
    EXPECT_EQ(app_.shownSeat(), kNoSeat);
    EXPECT_FALSE(shows("deck"));
}

}  // namespace
}  // namespace semafor
