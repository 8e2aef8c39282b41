// Every screen in words: whole games by its controls alone, in every language, and nothing secret in it.
#include "mirror/mirror.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "codec/notation.h"
#include "support/fake_host.h"
#include "support/memory_store.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;

void collect(const std::vector<Node>& nodes, std::vector<const Node*>& out) {
    for (const Node& node : nodes) {
        out.push_back(&node);
        collect(node.inside, out);
    }
}

std::vector<const Node*> all(const Doc& doc) {
    std::vector<const Node*> nodes;
    collect(doc.nodes, nodes);
    return nodes;
}

struct Room {
    MemoryStore store;
    FakeHost host;
    Desk desk{host, store};
    Mirror mirror{desk};

    void press(const std::string& id, const std::string& value = "") {
        ASSERT_NE(mirror.refresh().intents.count(id), 0u) << id;
        mirror.press(id, value);
        host.answer(desk);
    }
    void begin(const std::string& map, int seats, int persons) {
        press("new");
        press("board", map);
        press("seats", std::to_string(seats));
        for (int s = 0; s < seats; ++s)
            press("seat/" + std::to_string(s) + "/who", s < persons ? "person" : "2");
        press("deal", "0000000000009");
        press("start");
    }
    std::vector<std::string> actionButtons() {
        std::vector<std::string> ids;
        for (const Node* node : all(mirror.refresh()))
            if (node->part == Part::kButton && node->id.starts_with("act:")) ids.push_back(node->id);
        return ids;
    }
    // To the end of the game with its buttons; every one is there, once, at every step.
    void playToTheEnd() {
        desk.setPace(Pace::kInstant);
        ActionList legal;
        for (std::size_t n = 0; !desk.match()->session().over(); ++n) {
            if (desk.match()->viewer() == kNoSeat) {
                press("reveal");
                continue;
            }
            auto ids = actionButtons();
            desk.match()->session().legalActions(legal);
            std::set<std::string> expected;
            for (const Action& action : legal)
                expected.insert("act:" + actionText(desk.match()->game(), action));
            ASSERT_EQ(ids.size(), expected.size());
            ASSERT_EQ(std::set<std::string>(ids.begin(), ids.end()), expected);
            press(ids[n * 13 % ids.size()]);
        }
    }
};

void expectGoodTexts(const Doc& doc) {
    std::set<std::string> ids;
    for (const Node* node : all(doc)) {
        EXPECT_EQ(node->text.find('{'), std::string::npos) << node->text;
        const bool control = node->part >= Part::kButton && node->part != Part::kLink;
        if (!control) continue;
        EXPECT_FALSE(node->text.empty()) << node->id;
        EXPECT_TRUE(ids.insert(node->id).second) << "two controls are called " << node->id;
        if (!node->off && node->part != Part::kGroup) {
            EXPECT_EQ(doc.intents.count(node->id), 1u) << node->id;
        }
    }
}

TEST(Mirror, OneWholeGameOfEachBoardInEachLanguage) {
    constexpr std::string_view kMaps[] = {"europe", "germany", "first-journey"};
    for (std::size_t l = 0; l < kLanguages; ++l)
        for (const std::string_view map : kMaps) {
            Room room;
            room.host.language = kLanguageCodes[l];
            room.begin(std::string(map), 3, static_cast<int>(l) + 1);
            room.playToTheEnd();
            const Doc& doc = room.mirror.refresh();
            EXPECT_EQ(doc.language, kLanguageCodes[l]);
            expectGoodTexts(doc);
            EXPECT_NE(doc.intents.count("again"), 0u);
        }
}

TEST(Mirror, EveryScreenHasGoodTextsInEachLanguage) {
    Room room;
    room.begin("europe", 2, 1);
    for (const char* language : {"en", "pl", "hu"})
        for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kTable, Screen::kSaves,
                                    Screen::kShare, Screen::kSettings, Screen::kLearn, Screen::kAbout}) {
            room.host.language = language;
            room.desk.go(screen);
            const Doc& doc = room.mirror.refresh();
            expectGoodTexts(doc);
            const auto headings = std::count_if(doc.nodes.begin(), doc.nodes.end(), [](const Node& node) {
                return node.part == Part::kHeading && node.number == 1;
            });
            EXPECT_EQ(headings, 1);
        }
}

TEST(Mirror, ALinkIsDescribedBeforeItIsAccepted) {
    Room room;
    room.begin("germany", 2, 1);
    room.press("share");
    expectGoodTexts(room.mirror.refresh());
    room.press("link/deal");
    room.desk.openLink(room.host.copied.back());
    const Doc& doc = room.mirror.refresh();
    expectGoodTexts(doc);
    EXPECT_EQ(doc.intents.count("accept"), 1u);
    EXPECT_EQ(doc.intents.count("back"), 1u);
}

TEST(Mirror, TheHandOverScreenHoldsNothingOfAHand) {
    Room room;
    room.begin("europe", 2, 2);
    room.press("reveal");
    room.press(room.actionButtons()[0]);
    const Doc& doc = room.mirror.refresh();
    ASSERT_EQ(doc.nodes.size(), 3u);
    EXPECT_EQ(doc.nodes[0].part, Part::kHeading);
    EXPECT_EQ(doc.nodes[1].part, Part::kText);
    EXPECT_EQ(doc.nodes[2].id, "reveal");
    EXPECT_EQ(doc.title, "Semafor");
    EXPECT_TRUE(doc.hush);
    EXPECT_TRUE(doc.news.empty());
    for (const auto& [id, intent] : doc.intents) EXPECT_TRUE(id == "reveal" || id == "view/next") << id;
}

TEST(Mirror, WhatHappenedIsAnnouncedOnce) {
    Room room;
    room.begin("first-journey", 2, 1);
    room.mirror.refresh();
    const auto ids = room.actionButtons();
    const auto draw = std::find(ids.begin(), ids.end(), "act:draw");
    ASSERT_NE(draw, ids.end());
    room.mirror.refresh();
    room.mirror.press("act:draw", "");
    EXPECT_FALSE(room.mirror.refresh().news.empty());
    EXPECT_TRUE(room.mirror.refresh().news.empty());
}

TEST(Mirror, AControlThatIsGoneDoesNothing) {
    Room room;
    room.mirror.refresh();
    room.mirror.press("act:draw", "");
    room.mirror.press("nonsense", "x");
    EXPECT_EQ(room.desk.screen(), Screen::kTitle);
}

TEST(Mirror, AWatcherCanOnlyTakeOver) {
    Room room;
    room.begin("europe", 2, 1);
    room.desk.lockLost(room.desk.match()->saved().id);
    EXPECT_TRUE(room.actionButtons().empty());
    EXPECT_EQ(room.mirror.refresh().intents.count("take-over"), 1u);
}

TEST(Mirror, EveryNoticeIsASentenceInEachLanguage) {
    Room room;
    room.begin("first-journey", 2, 1);
    for (const char* language : {"en", "pl", "hu"}) {
        room.host.language = language;
        room.desk.storeKept(true);
        const std::string kept = noticeText(room.desk);
        room.desk.storeKept(false);
        EXPECT_FALSE(kept.empty());
        EXPECT_NE(noticeText(room.desk), kept);
        room.desk.openLink("nothing of ours");
        EXPECT_FALSE(noticeText(room.desk).empty());
        room.desk.importText("nothing of ours");
        EXPECT_FALSE(noticeText(room.desk).empty());
        room.desk.draftName(0, std::string(30, 'a'));
        EXPECT_NE(noticeText(room.desk).find("24"), std::string::npos);
    }
    room.desk.dismiss();
    EXPECT_TRUE(noticeText(room.desk).empty());
}

TEST(Mirror, ItsJsonSaysWhatTheDocumentSays) {
    Doc doc;
    doc.title = "A \"title\"";
    doc.language = "en";
    doc.view = "alone";
    Writer page(doc);
    page.heading(1, "Name");
    page.list([&] { page.text("one"); });
    page.buttonOff("b", "Press", "why");
    page.table("t", {{"a", "b"}});
    EXPECT_EQ(
        jsonOf(doc),
        R"({"title":"A \"title\"","language":"en","view":"alone","viewLabel":"","search":"","nothing":"","news":[],"nodes":[)"
        R"({"part":"heading","text":"Name","number":1},{"part":"list","inside":[{"part":"text","text":"one"}]},)"
        R"({"part":"button","id":"b","text":"Press","note":"why","off":1},)"
        R"({"part":"table","text":"t","inside":[{"part":"text","cells":["a","b"]}]}]})");
}

TEST(Mirror, ASliderTakesNumbersOnly) {
    Doc doc;
    std::size_t moved = 99;
    Writer(doc).slider("s", "At", 1, 5, [&](std::size_t to) { moved = to; });
    doc.intents.at("s")("x12");
    EXPECT_EQ(moved, 12u);
}

TEST(Dates, OfTheClockOnTheWall) {
    EXPECT_EQ(dateText(Language::kEnglish, 0), "1970-01-01, 00:00");
    EXPECT_EQ(dateText(Language::kPolish, 1'795'012'200), "18.11.2026, 14:30");
    EXPECT_EQ(dateText(Language::kHungarian, 951'782'400), "2000. 02. 29., 00:00");
}

}  // namespace
}  // namespace semafor
