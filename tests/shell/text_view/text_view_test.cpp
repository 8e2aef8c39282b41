// Tests of the text view: whole games through its controls, in every language, and no secrets in it.
#include "text_view/text_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/fake_host.h"
#include "support/games.h"
#include "support/ids.h"
#include "support/memory_store.h"
#include "support/pressing.h"
#include "table/action_targets.h"

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
    TextView textView{desk};

    void press(const std::string& id, const std::string& value = "") {
        ASSERT_NE(textView.refresh().asks.count(test::idOf(id)), 0u) << id;
        test::press(textView, desk, id, value);
        host.answer(desk);
    }
    void begin(const std::string& map, int seats, int persons) {
        press("new");
        press("board", map);
        press("count", std::to_string(seats));
        for (int s = 0; s < seats; ++s) {
            const std::string seat = "seat/" + std::to_string(s);
            press(seat + "/who", s < persons ? "person" : "bot");
            if (s >= persons) press(seat + "/level", "2");
        }
        press("deal", "0000000000009");
        press("start");
    }
    std::vector<TargetId> actionButtons() {
        std::vector<TargetId> ids;
        const Doc& doc = textView.refresh();
        for (const Node* node : all(doc)) {
            const auto asked = doc.asks.find(node->id);
            const bool acts = asked != doc.asks.end() && std::holds_alternative<ask::Act>(asked->second.ask);
            if (node->part == Part::kButton && acts) ids.push_back(node->id);
        }
        return ids;
    }
    // Plays to the end with the buttons; at each step every legal action has exactly one.
    void playToTheEnd() {
        desk.carryOut(ask::SetPace{Pace::kInstant});
        ActionList legal;
        for (std::size_t n = 0; !desk.table.match()->session().over(); ++n) {
            if (desk.table.match()->viewer() == kNoSeat) {
                press("reveal");
                continue;
            }
            auto ids = actionButtons();
            desk.table.match()->session().legalActions(legal);
            std::set<TargetId> expected;
            for (const Action& action : legal) expected.insert(targetOf(action));
            ASSERT_EQ(expected.size(), legal.size());
            ASSERT_EQ(ids.size(), expected.size());
            ASSERT_EQ(std::set<TargetId>(ids.begin(), ids.end()), expected);
            press(textOf(ids[n * 13 % ids.size()]));
        }
    }
};

void expectGoodTexts(const Doc& doc) {
    std::set<TargetId> ids;
    for (const Node* node : all(doc)) {
        EXPECT_EQ(node->text.find('{'), std::string::npos) << node->text;
        const bool control = node->part >= Part::kButton && node->part != Part::kLink;
        if (!control) continue;
        EXPECT_FALSE(node->text.empty()) << textOf(node->id);
        EXPECT_TRUE(ids.insert(node->id).second) << "two controls are called " << textOf(node->id);
        if (!node->off && node->part != Part::kGroup) {
            EXPECT_EQ(doc.asks.count(node->id), 1u) << textOf(node->id);
        }
    }
}

TEST(TextView, OneWholeGameOfEachBoardInEachLanguage) {
    constexpr std::string_view kMaps[] = {"europe", "germany", "first-journey"};
    for (std::size_t l = 0; l < kLanguages; ++l)
        for (const std::string_view map : kMaps) {
            Room room;
            room.host.language = kLanguageCodes[l];
            room.begin(std::string(map), 3, static_cast<int>(l) + 1);
            room.playToTheEnd();
            const Doc& doc = room.textView.refresh();
            EXPECT_EQ(doc.language, kLanguageCodes[l]);
            expectGoodTexts(doc);
            EXPECT_NE(doc.asks.count(test::idOf("again")), 0u);
        }
}

TEST(TextView, EveryScreenHasGoodTextsInEachLanguage) {
    Room room;
    room.begin("europe", 2, 1);
    for (const char* language : {"en", "pl", "hu"})
        for (const Screen screen : {Screen::kTitle, Screen::kNewGame, Screen::kTable, Screen::kSaves,
                                    Screen::kShare, Screen::kSettings, Screen::kLearn, Screen::kAbout}) {
            room.host.language = language;
            room.desk.carryOut(ask::Go{screen});
            const Doc& doc = room.textView.refresh();
            expectGoodTexts(doc);
            const auto headings = std::count_if(doc.nodes.begin(), doc.nodes.end(), [](const Node& node) {
                return node.part == Part::kHeading && node.number == 1;
            });
            EXPECT_EQ(headings, 1);
        }
}

TEST(TextView, ALinkIsDescribedBeforeItIsAccepted) {
    Room room;
    room.begin("germany", 2, 1);
    room.press("share");
    expectGoodTexts(room.textView.refresh());
    room.press("link/deal");
    room.desk.openLink(room.host.copied.back());
    const Doc& doc = room.textView.refresh();
    expectGoodTexts(doc);
    EXPECT_EQ(doc.asks.count(test::idOf("accept")), 1u);
    EXPECT_EQ(doc.asks.count(test::idOf("back")), 1u);
}

// All texts of the document; codes of links aren't texts.
std::vector<std::string> wordsOf(const Doc& doc) {
    std::vector<std::string> words(doc.news);
    words.push_back(doc.title);
    for (const Node* node : all(doc)) {
        words.push_back(node->text);
        words.push_back(node->note);
        words.push_back(node->value);
        words.insert(words.end(), node->cells.begin(), node->cells.end());
        for (const auto& [value, label] : node->options) words.push_back(label);
    }
    return words;
}

// The secrets of a game in words: all card names, and every seat's tickets.
std::vector<std::string> secretsOf(const Desk& desk) {
    const Session& session = desk.table.match()->session();
    const Words words(session.game(), desk.preferences.language());
    std::vector<std::string> secrets;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) secrets.emplace_back(words.card(colorAt(kind)));
    for (std::size_t s = 0; s < session.seats(); ++s) {
        const PlayerView view = session.viewOf(idAt<Seat>(s));
        view.kept.forEach([&](TicketId ticket) { secrets.push_back(words.ticket(ticket)); });
        for (const TicketId ticket : view.offer) secrets.push_back(words.ticket(ticket));
        for (const TicketId ticket : view.held) secrets.push_back(words.ticket(ticket));
    }
    return secrets;
}

TEST(TextView, TheHandOverScreenHoldsNothingOfAHand) {
    const std::set<std::string> allowed = {"reveal", "share", "learn", "settings", "title", "view/next"};
    for (const std::string_view language : kLanguageCodes)
        for (const char* map : {"europe", "germany", "first-journey"}) {
            Room room;
            room.host.language = language;
            room.begin(map, 2, 2);
            while (room.desk.table.match()->session().log().empty() ||
                   room.desk.table.match()->viewer() != kNoSeat) {
                if (room.desk.table.match()->viewer() == kNoSeat) room.press("reveal");
                room.press(textOf(room.actionButtons()[0]));
            }
            const Doc& doc = room.textView.refresh();
            expectGoodTexts(doc);
            EXPECT_TRUE(doc.forgetNews);
            EXPECT_TRUE(doc.news.empty());
            std::set<std::string> ids;
            for (const auto& [id, intent] : doc.asks) ids.insert(textOf(id));
            EXPECT_EQ(ids, allowed);
            for (const std::string& words : wordsOf(doc))
                for (const std::string& secret : secretsOf(room.desk))
                    EXPECT_EQ(words.find(secret), std::string::npos) << words;
            for (const char* way : {"share", "settings", "title"}) {
                room.press(way);
                EXPECT_EQ(room.textView.refresh().asks.count(test::idOf("open-hands")), 0u)
                    << "nobody may agree to that";
                for (const std::string& words : wordsOf(room.textView.refresh()))
                    for (const std::string& secret : secretsOf(room.desk))
                        EXPECT_EQ(words.find(secret), std::string::npos) << way << ": " << words;
                room.desk.carryOut(ask::Go{Screen::kTable});
                EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
            }
        }
}

TEST(TextView, ASeatWithoutPassengersHasNone) {
    constexpr std::string_view kNone[] = {"none", "brak", "nincs"};
    for (std::size_t l = 0; l < kLanguages; ++l)
        EXPECT_EQ(passengersText(Words(test::gameOf("germany"), static_cast<Language>(l)), {}), kNone[l]);
}

TEST(TextView, AFreeRouteSaysInASentenceOfItsOwnWhyItCantBeClaimed) {
    Room room;
    room.begin("europe", 2, 1);
    room.press(textOf(room.actionButtons()[0]));
    const std::vector<std::string> said = wordsOf(room.textView.refresh());
    const auto starts = [&](std::string_view with) {
        return std::any_of(said.begin(), said.end(),
                           [&](const std::string& text) { return text.find(with) != std::string::npos; });
    };
    EXPECT_TRUE(starts(" points – free. You don’t have "));
    EXPECT_FALSE(starts(". free"));
}

// A city's station owners and waiting passengers are one line, without a full stop inside.
TEST(TextView, ACityIsOneLine) {
    const Game& game = test::gameOf("germany");
    const Words words(game, Language::kEnglish);
    Events events;
    const GameState state = newGame(game, 2, 7, events);
    PlayerView view = observe(game, state, Seat{0});
    const CityId city = game.citiesByName()[0];
    view.stationCities[0].add(city);
    view.stationCities[1].add(city);
    Doc doc;
    Writer page(doc);
    writeBoard(page, words, view, {{"Player 1", "Anna"}, Seat{0}}, nullptr);
    const std::vector<std::string> said = wordsOf(doc);
    const std::string whole =
        std::string(words.city(city)) + " – your station; Anna’s station; waiting passengers: ";
    EXPECT_TRUE(std::any_of(said.begin(), said.end(), [&](const std::string& text) {
        return text.starts_with(whole);
    })) << said[2];
}

// The only person at the table, if nameless, is "you"; everybody else has a name.
TEST(TextView, ANamelessReaderIsYou) {
    Room room;
    room.begin("first-journey", 3, 1);
    room.textView.refresh();
    test::press(room.textView, room.desk, "deck", "");
    const Doc& doc = room.textView.refresh();
    ASSERT_FALSE(doc.news.empty());
    EXPECT_TRUE(doc.news[0].starts_with("You draw")) << doc.news[0];
    const std::vector<std::string> said = wordsOf(doc);
    EXPECT_EQ(std::count(said.begin(), said.end(), "You"), 1);
    for (const std::string& text : said) {
        EXPECT_EQ(text.find("Player "), std::string::npos) << text;
        EXPECT_EQ(text.find("Computer "), std::string::npos) << text;
    }
}

TEST(TextView, APersonWithoutANameIsPlayer2ToOthers) {
    const SavedGame game = [] {
        SavedGame two;
        two.seats.resize(2);
        return two;
    }();
    const Words words(test::gameOf("europe"), Language::kEnglish);
    const SeatNames first = namesFor(Language::kEnglish, game, Seat{0});
    EXPECT_EQ(first.label(words, 0), "You");
    EXPECT_EQ(first.label(words, 1), "Player 2");
    const SeatNames nobody = namesFor(Language::kEnglish, game, kNoSeat);
    EXPECT_EQ(nobody.label(words, 0), "Player 1");
    EXPECT_EQ(countText(words, {Seat{0}, ScoreItem::kRoutes, 45, {}, Color::kNone, {}, {}}, first),
              "You: Routes +45");
}

TEST(TextView, WhatHappenedIsAnnouncedOnce) {
    Room room;
    room.begin("first-journey", 2, 1);
    room.textView.refresh();
    const auto ids = room.actionButtons();
    const auto draw = std::find(ids.begin(), ids.end(), TargetId(Target::kDeck));
    ASSERT_NE(draw, ids.end());
    room.textView.refresh();
    test::press(room.textView, room.desk, "deck", "");
    EXPECT_FALSE(room.textView.refresh().news.empty());
    EXPECT_TRUE(room.textView.refresh().news.empty());
}

TEST(TextView, AControlThatIsGoneDoesNothing) {
    Room room;
    room.textView.refresh();
    test::press(room.textView, room.desk, "deck", "");
    test::press(room.textView, room.desk, "nonsense", "x");
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
}

TEST(TextView, AWatcherCanOnlyTakeOver) {
    Room room;
    room.begin("europe", 2, 1);
    room.desk.table.lockAnswered(room.desk.table.match()->saved().id, false);
    EXPECT_TRUE(room.actionButtons().empty());
    EXPECT_EQ(room.textView.refresh().asks.count(test::idOf("take-over")), 1u);
}

TEST(TextView, EveryNoticeIsASentenceInEachLanguage) {
    Room room;
    room.begin("first-journey", 2, 1);
    for (const char* language : {"en", "pl", "hu"}) {
        room.host.language = language;
        room.desk.notices.say(Notice::kKept);
        const std::string kept = noticeText(room.desk);
        room.desk.notices.say(Notice::kNotKept);
        EXPECT_FALSE(kept.empty());
        EXPECT_NE(noticeText(room.desk), kept);
        room.desk.openLink("nothing of ours");
        EXPECT_FALSE(noticeText(room.desk).empty());
        room.desk.carryOut(ask::ImportText{"nothing of ours"});
        EXPECT_FALSE(noticeText(room.desk).empty());
        room.desk.newGame.setName(0, std::string(30, 'a'));
        EXPECT_NE(noticeText(room.desk).find("24"), std::string::npos);
    }
    room.desk.carryOut(ask::Dismiss{});
    EXPECT_TRUE(noticeText(room.desk).empty());
}

TEST(TextView, ItsJsonSaysWhatTheDocumentSays) {
    Doc doc;
    doc.title = "A \"title\"";
    doc.screen = "title";
    doc.language = "en";
    doc.view = "alone";
    doc.night = true;
    doc.scale = 150;
    Writer page(doc);
    page.heading(1, "Name");
    page.list([&] { page.text("one"); });
    page.buttonOff(Target::kDeck, "Press", "why");
    page.table("t", {{"a", "b"}});
    EXPECT_EQ(
        jsonOf(doc),
        R"({"title":"A \"title\"","language":"en","screen":"title","night":1,"scale":150,"view":"alone","viewLabel":"","search":"","nothing":"","news":[],"nodes":[)"
        R"({"part":"heading","text":"Name","number":1},{"part":"list","inside":[{"part":"text","text":"one"}]},)"
        R"({"part":"button","id":"deck","text":"Press","note":"why","off":1},)"
        R"({"part":"table","text":"t","inside":[{"part":"text","cells":["a","b"]}]}]})");
}

TEST(TextView, ASliderTakesNumbersOnly) {
    Doc doc;
    Writer(doc).slider(Target::kReplayAt, "At", 1, 5, ask::ReplayTo{});
    const auto moved = [&](std::string_view value) {
        return std::get<ask::ReplayTo>(doc.asks.at(Target::kReplayAt).used(value)).action;
    };
    EXPECT_EQ(moved("12"), 12u);
    EXPECT_EQ(moved("x12"), 12u);
    EXPECT_EQ(moved(""), 0u);
    EXPECT_EQ(moved("99999999999999999999999"), 0u);
}

TEST(Dates, OfTheClockOnTheWall) {
    EXPECT_EQ(dateText(Language::kEnglish, 0), "1 Jan 1970, 00:00");
    EXPECT_EQ(dateText(Language::kPolish, 1'795'012'200), "18 lis 2026, 14:30");
    EXPECT_EQ(dateText(Language::kHungarian, 951'782'400), "2000. febr. 29., 00:00");
    EXPECT_EQ(dateText(Language::kEnglish, 0, 3600), "1 Jan 1970, 01:00");
    EXPECT_EQ(dateText(Language::kEnglish, 253'402'300'799), "31 Dec 9999, 23:59");
}

TEST(Dates, OfNoYearThatPeopleKnow) {
    constexpr auto kNever = std::numeric_limits<std::int64_t>::min();
    constexpr auto kAlways = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t when :
         {kNever, kNever + 1, std::int64_t{-1}, std::int64_t{253'402'300'800}, kAlways})
        for (const std::int64_t offset : {-50'400, 0, 50'400})
            EXPECT_EQ(dateText(Language::kEnglish, when, offset), "at an unknown time") << when;
    EXPECT_EQ(dateText(Language::kEnglish, 0, -3600), "1 Jan 1970, 00:00");
    Room room;
    SavedGame game;
    game.map = "europe";
    game.seats.resize(2);
    game.begun = kNever;
    game.changed = kAlways;
    room.desk.carryOut(ask::ImportText{encodeSave(game)});
    Doc doc;
    Writer page(doc);
    writeSaves(page, room.desk);
    bool told = false;
    for (const Node& node : doc.nodes) told = told || node.text.find("unknown time") != std::string::npos;
    EXPECT_TRUE(told);
}

}  // namespace
}  // namespace semafor
