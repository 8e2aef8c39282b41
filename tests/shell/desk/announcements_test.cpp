// What can wait until nothing else is said: that the program is here, that a newer one is, that this is
// another site's page.
#include <gtest/gtest.h>

#include "mirror/mirror.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

TEST(Announcements, WaitForOneAnother) {
    Room room;
    room.desk.announce(Notice::kOfflineReady);
    room.desk.announce(Notice::kNewVersion);
    room.desk.announce(Notice::kOfflineReady);
    EXPECT_EQ(room.desk.notice(), Notice::kOfflineReady);
    room.desk.dismiss();
    EXPECT_EQ(room.desk.notice(), Notice::kNewVersion);
    room.desk.dismiss();
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
}

TEST(Announcements, ComeAfterWhatIsMoreUrgentAndComeBackAfterIt) {
    Room room;
    room.desk.openLink("nothing of ours");
    room.desk.announce(Notice::kNewVersion);
    EXPECT_EQ(room.desk.notice(), Notice::kLinkRefused);
    room.desk.dismiss();
    EXPECT_EQ(room.desk.notice(), Notice::kNewVersion);
    room.desk.openLink("nothing of ours");
    EXPECT_EQ(room.desk.notice(), Notice::kLinkRefused);
    room.desk.dismiss();
    EXPECT_EQ(room.desk.notice(), Notice::kNewVersion);
}

TEST(Announcements, OfANewVersionOutlastAChangeOfScene) {
    Room room;
    room.desk.announce(Notice::kOfflineReady);
    room.desk.announce(Notice::kNewVersion);
    room.begin();
    EXPECT_EQ(room.desk.notice(), Notice::kNewVersion);
    room.desk.again(true);
    EXPECT_EQ(room.desk.notice(), Notice::kNewVersion);
}

TEST(Announcements, AreTakenAtThePlayersWordAlone) {
    Room room;
    Mirror mirror(room.desk);
    room.desk.announce(Notice::kNewVersion);
    mirror.refresh();
    EXPECT_TRUE(room.host.versionsTaken.empty());
    mirror.press("notice/version", "");
    EXPECT_EQ(room.host.versionsTaken, std::vector<bool>{false});
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
    room.begin();
    room.desk.announce(Notice::kNewVersion);
    mirror.refresh();
    mirror.press("notice/version", "");
    EXPECT_EQ(room.host.versionsTaken, (std::vector<bool>{false, true})) << "the game on the table goes on";
}

TEST(Announcements, AForeignFrameOffersAWindowOfItsOwn) {
    Room room;
    Mirror mirror(room.desk);
    room.desk.announce(Notice::kForeignFrame);
    for (const char* language : {"en", "pl", "hu"}) {
        room.host.language = language;
        EXPECT_FALSE(noticeText(room.desk).empty());
    }
    mirror.refresh();
    mirror.press("notice/window", "");
    EXPECT_EQ(room.host.windowsOpened, 1u);
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
}

}  // namespace
}  // namespace semafor
