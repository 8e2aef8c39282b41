// Tests of settings and of names typed by players.
#include "desk/settings.h"

#include <gtest/gtest.h>

#include "desk/names.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

TEST(Settings, ReadBackAndTolerateOthers) {
    Settings settings;
    settings.language = Language::kHungarian;
    settings.pace = Pace::kFast;
    settings.textPlacement = TextPlacement::kAlone;
    settings.keptForGood = true;
    settings.night = true;
    settings.motion = false;
    settings.openHands = true;
    settings.scale = 150;
    settings.sound = true;
    settings.loudness = {0, 10, 5};
    EXPECT_EQ(readSettings(semafor::writeSettings(settings)), settings);
    EXPECT_EQ(readSettings("pace=sometimes\nscale=7\nhall=11\nunknown\nlanguage=xx\n=\n"), Settings());
}

TEST(Settings, TheLanguageIsTheSystemsUntilOneIsChosen) {
    test::DeskRoom room;
    room.host.language = "pl-PL";
    EXPECT_EQ(room.desk.preferences.language(), Language::kPolish);
    room.desk.carryOut(ask::SetLanguage{Language::kHungarian});
    EXPECT_EQ(Desk(room.host, room.store).preferences.language(), Language::kHungarian);
}

TEST(Settings, ThingsMoveAsTheSystemWantsUntilThePlayerSaysOtherwise) {
    test::DeskRoom room;
    EXPECT_TRUE(room.desk.preferences.motion());
    room.host.still = true;
    EXPECT_FALSE(room.desk.preferences.motion());
    room.desk.carryOut(ask::SetPace{Pace::kFast});
    EXPECT_FALSE(Desk(room.host, room.store).preferences.motion());
    Settings look = room.desk.preferences.settings();
    look.motion = true;
    room.desk.preferences.set(look);
    EXPECT_TRUE(Desk(room.host, room.store).preferences.motion());
}

TEST(Settings, NothingSoundsUntilItIsAskedForAndThenAsLoudAsIsSet) {
    test::DeskRoom room;
    room.desk.carryOut(ask::Sound{Cue::kWagon});
    EXPECT_TRUE(room.host.heard.empty());
    EXPECT_EQ(room.host.hall, 0);
    Settings look = room.desk.preferences.settings();
    look.sound = true;
    look.loudness = {4, 8, 2};
    room.desk.preferences.set(look);
    EXPECT_EQ(room.host.hall, 2);
    room.host.heard.clear();
    room.desk.carryOut(ask::Sound{Cue::kWagon});
    room.desk.carryOut(ask::Sound{Cue::kYourTurn});
    EXPECT_EQ(room.host.heard, (std::vector<std::pair<Cue, int>>{{Cue::kWagon, 4}, {Cue::kYourTurn, 8}}));
    look.loudness = {0, 8, 2};
    room.desk.preferences.set(look);
    room.host.heard.clear();
    room.desk.carryOut(ask::Sound{Cue::kCard});
    EXPECT_TRUE(room.host.heard.empty());
    test::FakeHost later;
    Desk again(later, room.store);
    EXPECT_EQ(later.hall, 2);
    look.sound = false;
    room.desk.preferences.set(look);
    EXPECT_EQ(room.host.hall, 0);
}

TEST(Names, LimitsAndReasons) {
    EXPECT_EQ(checkName("Łukasz Őry-Żółw"), std::nullopt);
    EXPECT_EQ(checkName(""), std::nullopt);
    EXPECT_EQ(checkName(std::string(24, 'a')), std::nullopt);
    EXPECT_EQ(checkName(std::string(25, 'a')), NameFault::kTooLong);
    EXPECT_EQ(checkName("a\nb"), NameFault::kControl);
    EXPECT_EQ(checkName("a\xe2\x80\xae"
                        "b"),
              NameFault::kControl);  // right-to-left override
    EXPECT_EQ(checkName("\xe6\x97\xa5"), NameFault::kForeignLetters);
    EXPECT_EQ(checkName("a\xff"), NameFault::kNoText);
    EXPECT_EQ(checkName("\xc3"), NameFault::kNoText);
    EXPECT_EQ(trimmedName("  a   b\t"), "a b");
}

}  // namespace
}  // namespace semafor
