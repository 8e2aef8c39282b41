// Tests of the rules pages: each board shows its own sections, in each language, with its rules' numbers.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/desk_room.h"
#include "support/games.h"
#include "support/pressing.h"
#include "text_view/learn_sections.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

constexpr std::string_view kMaps[] = {"europe", "germany", "first-journey"};

void appendTexts(const std::vector<Node>& nodes, std::string& out) {
    for (const Node& node : nodes) {
        out += node.text + "\n" + node.note;
        for (const std::string& cell : node.cells) out += cell + "|";
        out += "\n";
        appendTexts(node.inside, out);
    }
}

std::string textOf(const Game& game, Language language, Topic topic) {
    Doc doc;
    Writer page(doc);
    writeTopic(page, Words(game, language), topic);
    std::string text;
    appendTexts(doc.nodes, text);
    return text;
}

// The sections on the screen: the open one, recognised by its heading, and the folded ones.
std::set<Topic> topicsShown(const Doc& doc, Language language) {
    std::set<Topic> topics;
    for (std::size_t t = 0; t < kTopics; ++t) {
        const auto topic = static_cast<Topic>(t);
        for (const Node& node : doc.nodes)
            if ((node.part == Part::kHeading && node.text == text(language, topicTitle(topic))) ||
                node.id == TargetId(Target::kLearnTopic, static_cast<std::size_t>(topic)))
                topics.insert(topic);
    }
    return topics;
}

constexpr Topic kCommon[] = {Topic::kGoal,     Topic::kTurn,    Topic::kCards, Topic::kClaim,
                             Topic::kParallel, Topic::kTickets, Topic::kEnd,   Topic::kTies};

std::set<Topic> topicsOf(std::string_view map) {
    std::set<Topic> topics(std::begin(kCommon), std::end(kCommon));
    if (map == "first-journey") {
        topics.insert(Topic::kEastWest);
        return topics;
    }
    topics.insert(Topic::kScore);
    if (map == "europe") topics.insert({Topic::kStations, Topic::kTunnels, Topic::kFerries});
    if (map == "germany") topics.insert({Topic::kPassengers, Topic::kCountries});
    return topics;
}

TEST(Learn, EachWayOfReturningTicketsHasItsSentence) {
    MapDef map = test::gameOf("europe").map();
    const std::pair<ReturnedTickets, Text> ways[] = {
        {ReturnedTickets::kOut, Text::kLearnTicketsOut},
        {ReturnedTickets::kShuffled, Text::kLearnTicketsShuffled},
        {ReturnedTickets::kUnder, Text::kLearnTicketsUnder}};
    for (const auto& [returned, sentence] : ways) {
        map.rules.tickets.setup->returned = returned;
        const Game game(map);
        for (const Language language : {Language::kEnglish, Language::kPolish, Language::kHungarian}) {
            const std::string section = textOf(game, language, Topic::kTickets);
            for (const auto& [other, otherSentence] : ways)
                EXPECT_EQ(section.find(text(language, otherSentence)) != std::string::npos, other == returned)
                    << section;
        }
    }
}

TEST(Learn, EveryBoardHasTheSectionsOfItsMechanicsInEachLanguage) {
    Room room;
    TextView textView(room.desk);
    for (std::size_t l = 0; l < kLanguages; ++l)
        for (const std::string_view map : kMaps) {
            room.host.language = kLanguageCodes[l];
            room.desk.carryOut(ask::Go{Screen::kLearn});
            textView.refresh();
            test::press(textView, room.desk, "learn/board", std::string(map));
            EXPECT_EQ(topicsShown(textView.refresh(), static_cast<Language>(l)), topicsOf(map)) << map;
        }
}

TEST(Learn, EverySectionSpeaksAndLeavesNothingOpen) {
    Games games;
    for (const std::string_view map : kMaps)
        for (std::size_t l = 0; l < kLanguages; ++l)
            for (const Topic topic : topicsOf(map)) {
                const std::string text = textOf(*games.find(map), static_cast<Language>(l), topic);
                EXPECT_GT(text.size(), 40u) << map << topicId(topic);
                EXPECT_EQ(text.find('{'), std::string::npos) << text;
                EXPECT_EQ(text.find("()"), std::string::npos) << text;
            }
}

struct Said {
    std::string_view map;
    Topic topic;
    Language language;
    std::string_view words;
};
constexpr Language kEn = Language::kEnglish;
constexpr Language kPl = Language::kPolish;
constexpr Language kHu = Language::kHungarian;

class LearnNumbers : public testing::TestWithParam<Said> {};

TEST_P(LearnNumbers, ComeFromTheRules) {
    const Said& said = GetParam();
    Games games;
    const std::string text = textOf(*games.find(said.map), said.language, said.topic);
    EXPECT_NE(text.find(said.words), std::string::npos) << text;
}

INSTANTIATE_TEST_SUITE_P(
    Boards, LearnNumbers,
    testing::Values(Said{"europe", Topic::kGoal, kEn, "45 wagons"},
                    Said{"europe", Topic::kGoal, kPl, "45 wagonikami"},
                    Said{"first-journey", Topic::kGoal, kHu, "20 vagonja"},
                    Said{"first-journey", Topic::kGoal, kPl, "6 biletów"},
                    Said{"first-journey", Topic::kGoal, kEn, "2 to 4 players"},
                    Said{"europe", Topic::kTurn, kPl, "dobierasz 3 nowe bilety"},
                    Said{"germany", Topic::kTurn, kEn, "draw 4 new tickets"},
                    Said{"europe", Topic::kCards, kPl, "w tym 14 lokomotyw"},
                    Said{"first-journey", Topic::kCards, kEn, "72 cards, including 12 locomotives"},
                    Said{"germany", Topic::kCards, kPl, "Gdy odkryte są 3 lokomotywy"},
                    Said{"germany", Topic::kParallel, kEn, "two or three tracks"},
                    Said{"europe", Topic::kParallel, kPl, "najwyżej 3 osoby"},
                    Said{"europe", Topic::kTickets, kEn,
                         "dealt 1 long ticket and 3 regular tickets; keep at least 2"},
                    Said{"europe", Topic::kTickets, kEn, "draw 3 regular tickets: keep at least 1"},
                    Said{"europe", Topic::kTickets, kPl, "1 długi bilet i 3 typowe bilety"},
                    Said{"europe", Topic::kTickets, kHu, "1 hosszú és 3 normál"},
                    Said{"europe", Topic::kCards, kHu, "köztük 14 mozdony"},
                    Said{"europe", Topic::kTunnels, kEn, "a portal at each end"},
                    Said{"first-journey", Topic::kClaim, kEn, "a wagon for every space"},
                    Said{"germany", Topic::kTickets, kHu, "összesen 4 darabot"},
                    Said{"europe", Topic::kStations, kPl, "na koniec 4 punkty"},
                    Said{"europe", Topic::kTunnels, kEn, "3 cards are turned over"},
                    Said{"europe", Topic::kFerries, kEn, "2 at most"},
                    Said{"germany", Topic::kPassengers, kPl, "60 pasażerów w 6 kolorach"},
                    Said{"germany", Topic::kPassengers, kEn, "score 20 points, the second most 10"},
                    Said{"first-journey", Topic::kEastWest, kEn, "Moscow"},
                    Said{"first-journey", Topic::kEastWest, kPl, "(są 4)"},
                    Said{"germany", Topic::kEnd, kPl, "najwyżej 2 wagoniki"},
                    Said{"europe", Topic::kScore, kEn, "|1|2|3|4|6|8|"},
                    Said{"europe", Topic::kScore, kEn, "|1|2|4|7|15|21|"},
                    Said{"germany", Topic::kScore, kHu, "|1|2|4|7|10|15|18|"},
                    Said{"europe", Topic::kScore, kPl, "Europejski Ekspres: 10 punktów"},
                    Said{"germany", Topic::kScore, kHu, "Világjáró: 15 pont"}));

TEST(Learn, WhatABoardLacksIsNowhereSpokenOf) {
    Games games;
    const auto all = [&](std::string_view map) {
        std::string text;
        for (const Topic topic : topicsOf(map)) text += textOf(*games.find(map), kEn, topic);
        return text;
    };
    for (const char* word : {"station", "tunnel", "ferry", "Express", "East"})
        EXPECT_EQ(all("germany").find(word), std::string::npos) << word;
    for (const char* word : {"passenger", "countr", "Globetrotter", "East", "swap"})
        EXPECT_EQ(all("europe").find(word), std::string::npos) << word;
    for (const char* word : {"station", "tunnel", "ferry", "passenger", "countr", "face up", "grey",
                             "last round comes", "last round begins"})
        EXPECT_EQ(all("first-journey").find(word), std::string::npos) << word;
}

TEST(Learn, OpensAtTheSectionThatIsAskedForAndLeadsBackToTheTable) {
    Room room(1, "germany", 2);
    room.begin();
    TextView textView(room.desk);
    room.desk.carryOut(ask::Learn{Topic::kPassengers});
    const Doc& doc = textView.refresh();
    const auto second = std::find_if(doc.nodes.begin(), doc.nodes.end(), [](const Node& node) {
        return node.part == Part::kHeading && node.number == 2;
    });
    ASSERT_NE(second, doc.nodes.end());
    EXPECT_EQ(second->text, text(kEn, Text::kLearnPassengers));
    const auto board = std::find_if(doc.nodes.begin(), doc.nodes.end(),
                                    [](const Node& node) { return node.id == Target::kLearnBoard; });
    EXPECT_EQ(board->options[0].first, "germany") << "the board on the table first";
    test::press(textView, room.desk, "back", "");
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
}

TEST(Learn, IsReachedFromTheTitleAndTheTable) {
    Room room;
    TextView textView(room.desk);
    textView.refresh();
    test::press(textView, room.desk, "learn", "");
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kLearn);
    textView.refresh();
    test::press(textView, room.desk, "back", "");
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
    room.begin();
    textView.refresh();
    test::press(textView, room.desk, "learn", "");
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kLearn);
    EXPECT_EQ(room.desk.lessons.map(), "europe");
}

// The other board lacks the open section, so its goal is shown instead.
TEST(Learn, ASectionThatTheOtherBoardLacksGivesWay) {
    Room room;
    TextView textView(room.desk);
    room.desk.carryOut(ask::Learn{Topic::kTunnels});
    room.desk.carryOut(ask::LearnBoard{std::string("first-journey")});
    room.desk.carryOut(ask::LearnBoard{std::string("nowhere")});
    EXPECT_EQ(room.desk.lessons.map(), "first-journey");
    EXPECT_EQ(topicsShown(textView.refresh(), kEn), topicsOf("first-journey"));
}

}  // namespace
}  // namespace semafor
