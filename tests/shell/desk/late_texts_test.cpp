// Tests of texts loaded after the start: the desk uses a loaded language until the wanted one arrives.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "packs.h"
#include "support/desk_room.h"
#include "support/pressing.h"
#include "text_view/text_view.h"
#include "words/patterns.h"
#include "words/say.h"

namespace semafor {
namespace {

// A table of texts in which every line is its language and number.
std::string linesOf(const std::string& language) {
    std::string text;
    for (std::size_t n = 0; n < kTexts + kPlurals * kPluralForms; ++n)
        text += language + std::to_string(n) + "\n";
    text.pop_back();
    return text;
}

struct Post {
    std::map<std::string, std::string, std::less<>> here;
    std::map<std::string, int, std::less<>> asked;
};

Post& post() {
    static Post only;
    return only;
}

assets::Bytes bytesOf(std::string_view name) {
    ++post().asked[std::string(name)];
    const auto found = post().here.find(name);
    if (found == post().here.end()) return {};
    return {reinterpret_cast<const unsigned char*>(found->second.data()), found->second.size()};
}

void deliver(const std::string& language) {
    post().here.try_emplace(language, linesOf(language));  // loaded texts never move
}

}  // namespace

// Replaces the function that returns the embedded texts.
assets::Bytes assets::textsOf(std::string_view language) {
    return bytesOf(language);
}

namespace {

// A single test, because texts can't be unloaded between tests.
TEST(LateTexts, AreWaitedForWithTheOldOnesOnTheScreen) {
    deliver("hu");
    test::DeskRoom room;
    room.host.language = "pl";
    EXPECT_EQ(room.desk.preferences.language(), Language::kHungarian) << "the only one that is here";
    EXPECT_GT(post().asked["pl"], 0) << "and the one that is wanted is sent for";

    const std::uint64_t before = room.desk.changes();
    deliver("pl");
    EXPECT_EQ(room.desk.preferences.language(), Language::kPolish);
    EXPECT_NE(room.desk.changes(), before) << "screens are drawn anew";

    room.desk.carryOut(ask::SetLanguage{Language::kEnglish});
    EXPECT_EQ(room.desk.preferences.language(), Language::kPolish) << "the old one stays";
    TextView textView(room.desk);
    EXPECT_EQ(textView.refresh().language, "pl");
    room.desk.downloads.fail();
    EXPECT_EQ(room.desk.notices.current(), Notice::kNotFetched);
    textView.refresh();
    test::press(textView, room.desk, "notice/fetch", "");
    EXPECT_EQ(room.host.fetchedAgain, 1u);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);

    room.desk.downloads.fail();
    deliver("en");
    room.desk.downloads.came();
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone) << "what was missing is here";
    EXPECT_EQ(room.desk.preferences.language(), Language::kEnglish);
    EXPECT_EQ(textView.refresh().language, "en");
}

TEST(LateTexts, ComeLineByLine) {
    deliver("pl");
    ASSERT_TRUE(haveTexts(Language::kPolish));
    EXPECT_EQ(patternOf(Language::kPolish, static_cast<Text>(0)), "pl0");
    const std::size_t last = kTexts + kPlurals * kPluralForms - 1;
    EXPECT_EQ(patternOf(Language::kPolish, static_cast<Plural>(kPlurals - 1), kPluralForms - 1),
              "pl" + std::to_string(last));
}

}  // namespace
}  // namespace semafor
