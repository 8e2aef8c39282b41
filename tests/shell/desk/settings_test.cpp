// What a player sets and types.
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
    settings.textView = TextView::kAlone;
    settings.keptForGood = true;
    settings.night = true;
    settings.motion = false;
    settings.openHands = true;
    settings.scale = 150;
    EXPECT_EQ(readSettings(semafor::writeSettings(settings)), settings);
    EXPECT_EQ(readSettings("pace=sometimes\nscale=7\nunknown\nlanguage=xx\n=\n"), Settings());
}

TEST(Settings, TheLanguageIsTheSystemsUntilOneIsChosen) {
    test::DeskRoom room;
    room.host.language = "pl-PL";
    EXPECT_EQ(room.desk.language(), Language::kPolish);
    room.desk.setLanguage(Language::kHungarian);
    EXPECT_EQ(Desk(room.host, room.store).language(), Language::kHungarian);
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
