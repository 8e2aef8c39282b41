// Tests of announcements, the notices that wait until no other is shown: works offline now, a new version is
// there, the page is inside another site's frame.
#include <gtest/gtest.h>

#include "support/desk_room.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

TEST(Announcements, WaitForOneAnother) {
    Room room;
    room.desk.notices.announce(Notice::kOfflineReady);
    room.desk.notices.announce(Notice::kNewVersion);
    room.desk.notices.announce(Notice::kOfflineReady);
    EXPECT_EQ(room.desk.notices.current(), Notice::kOfflineReady);
    room.desk.carryOut(ask::Dismiss{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNewVersion);
    room.desk.carryOut(ask::Dismiss{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

TEST(Announcements, ComeAfterWhatIsMoreUrgentAndComeBackAfterIt) {
    Room room;
    room.desk.openLink("nothing of ours");
    room.desk.notices.announce(Notice::kNewVersion);
    EXPECT_EQ(room.desk.notices.current(), Notice::kLinkRefused);
    room.desk.carryOut(ask::Dismiss{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNewVersion);
    room.desk.openLink("nothing of ours");
    EXPECT_EQ(room.desk.notices.current(), Notice::kLinkRefused);
    room.desk.carryOut(ask::Dismiss{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNewVersion);
}

TEST(Announcements, OfANewVersionOutlastAChangeOfScene) {
    Room room;
    room.desk.notices.announce(Notice::kOfflineReady);
    room.desk.notices.announce(Notice::kNewVersion);
    room.begin();
    EXPECT_EQ(room.desk.notices.current(), Notice::kNewVersion);
    room.desk.carryOut(ask::Again{true});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNewVersion);
}

TEST(Announcements, AreTakenAtThePlayersWordAlone) {
    Room room;
    TextView textView(room.desk);
    room.desk.notices.announce(Notice::kNewVersion);
    textView.refresh();
    EXPECT_TRUE(room.host.versionsTaken.empty());
    test::press(textView, room.desk, "notice/version", "");
    EXPECT_EQ(room.host.versionsTaken, std::vector<bool>{false});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    room.begin();
    room.desk.notices.announce(Notice::kNewVersion);
    textView.refresh();
    test::press(textView, room.desk, "notice/version", "");
    EXPECT_EQ(room.host.versionsTaken, (std::vector<bool>{false, true})) << "the game on the table goes on";
}

TEST(Announcements, AForeignFrameOffersAWindowOfItsOwn) {
    Room room;
    TextView textView(room.desk);
    room.desk.notices.announce(Notice::kForeignFrame);
    for (const char* language : {"en", "pl", "hu"}) {
        room.host.language = language;
        EXPECT_FALSE(noticeText(room.desk).empty());
    }
    textView.refresh();
    test::press(textView, room.desk, "notice/window", "");
    EXPECT_EQ(room.host.windowsOpened, 1u);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

}  // namespace
}  // namespace semafor
