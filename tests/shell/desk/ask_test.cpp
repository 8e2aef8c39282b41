// Tests of asks (players' commands): carried out only at the position they were made for; recorded, replayed.
#include "desk/ask.h"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "support/desk_room.h"
#include "support/pressing.h"
#include "support/walker.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

TEST(Ask, ThatComesTwiceIsCarriedOutOnce) {
    Room room;
    room.begin();
    const Asked asked = room.desk.asked(ask::Act{room.choice()});
    EXPECT_TRUE(room.desk.carryOut(asked));
    const std::size_t actions = room.desk.table.match()->history().size();
    EXPECT_GT(actions, 0u);
    EXPECT_FALSE(room.desk.carryOut(asked)) << "made for the position before";
    EXPECT_EQ(room.desk.table.match()->history().size(), actions);
}

TEST(Ask, ToDismissMeansTheNoticeThatWasSeen) {
    Room room;
    room.desk.notices.say(Notice::kCopied);
    TextView textView(room.desk);
    textView.refresh();
    room.desk.notices.say(Notice::kNotSaved);
    EXPECT_FALSE(test::press(textView, room.desk, "notice/close"));
    EXPECT_EQ(room.desk.notices.current(), Notice::kNotSaved);
    textView.refresh();
    EXPECT_TRUE(test::press(textView, room.desk, "notice/close"));
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

TEST(Ask, ThatIsAboutNothingThatChangesIsNeverTooLate) {
    Room room;
    room.begin();
    TextView textView(room.desk);
    textView.refresh();
    room.actOnce(1);
    EXPECT_TRUE(test::press(textView, room.desk, "settings"));
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kSettings);
}

TEST(Ask, AButtonHasItsOwnValue) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    TextView textView(room.desk);
    textView.refresh();
    ASSERT_TRUE(test::press(textView, room.desk, "last", "0"));
    EXPECT_EQ(room.desk.watching.action(), room.desk.watching.match()->history().size());
}

TEST(Changes, CountAnotherReasonForTheSameNotice) {
    Room room;
    room.desk.newGame.setName(0, std::string(40, 'x'));
    const std::string first = noticeText(room.desk);
    const std::uint64_t before = room.desk.changes();
    room.desk.newGame.setName(0, "\u4e2d\u6587");
    EXPECT_NE(noticeText(room.desk), first);
    EXPECT_NE(room.desk.changes(), before);
}

// A random walk through the text view that records its asks.
struct Walk {
    Room room;
    TextView textView{room.desk};
    Rng rng;
    std::vector<Asked> carriedOut;

    explicit Walk(std::uint64_t seed) : rng(seed) {}

    // The document without the news, which every refresh clears.
    std::string words() {
        Doc doc = textView.refresh();
        doc.news.clear();
        return jsonOf(doc);
    }
    void step() {
        const auto [id, value] = test::anyUse(textView.refresh(), rng);
        const auto asked = textView.pressed(id, value);
        ASSERT_TRUE(asked) << id;
        carryOut(*asked);
    }
    void carryOut(const Asked& asked) {
        carriedOut.push_back(asked);
        room.desk.carryOut(asked);
        room.host.answer(room.desk);
    }
};

TEST(Changes, CountWheneverTheWordsAreOthers) {
    std::map<Screen, std::size_t> changed;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Walk walk(seed);
        std::string before = walk.words();
        for (int n = 0; n < 120; ++n) {
            const std::uint64_t count = walk.room.desk.changes();
            ASSERT_NO_FATAL_FAILURE(walk.step());
            std::string now = walk.words();
            if (now == before) continue;
            ++changed[walk.room.desk.navigation.screen()];
            ASSERT_NE(walk.room.desk.changes(), count) << "after ask " << walk.carriedOut.back().ask.index();
            before = std::move(now);
        }
    }
    for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kTable, Screen::kSaves,
                                Screen::kReplay, Screen::kShare, Screen::kSettings, Screen::kLearn})
        EXPECT_GT(changed[screen], 0u) << "screen " << static_cast<int>(screen);
}

TEST(Ask, AListThatIsPlayedAgainLeadsToTheSameWords) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Walk walk(seed);
        std::vector<std::string> words;
        for (int n = 0; n < 120; ++n) {
            ASSERT_NO_FATAL_FAILURE(walk.step());
            words.push_back(walk.words());
        }
        Walk again(0);
        for (std::size_t n = 0; n < words.size(); ++n) {
            again.carryOut(walk.carriedOut[n]);
            ASSERT_EQ(again.words(), words[n]) << "after ask " << n << " of walk " << seed;
        }
    }
}

}  // namespace
}  // namespace semafor
