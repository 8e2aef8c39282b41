// Tests of texts: filling in placeholders, plural rules, languages.
#include "words/say.h"

#include <gtest/gtest.h>

#include "map/shipped.h"
#include "shell/words/sentences.h"
#include "words/patterns.h"

namespace semafor {
namespace {

struct PluralCase {
    long n;
    const char* english;
    const char* polish;
    const char* hungarian;
};
constexpr PluralCase kPluralCases[] = {
    {0, "0 wagons", "0 wagoników", "0 vagon"},         {1, "1 wagon", "1 wagonik", "1 vagon"},
    {2, "2 wagons", "2 wagoniki", "2 vagon"},          {4, "4 wagons", "4 wagoniki", "4 vagon"},
    {5, "5 wagons", "5 wagoników", "5 vagon"},         {11, "11 wagons", "11 wagoników", "11 vagon"},
    {12, "12 wagons", "12 wagoników", "12 vagon"},     {13, "13 wagons", "13 wagoników", "13 vagon"},
    {14, "14 wagons", "14 wagoników", "14 vagon"},     {20, "20 wagons", "20 wagoników", "20 vagon"},
    {21, "21 wagons", "21 wagoników", "21 vagon"},     {22, "22 wagons", "22 wagoniki", "22 vagon"},
    {24, "24 wagons", "24 wagoniki", "24 vagon"},      {25, "25 wagons", "25 wagoników", "25 vagon"},
    {101, "101 wagons", "101 wagoników", "101 vagon"}, {102, "102 wagons", "102 wagoniki", "102 vagon"},
    {112, "112 wagons", "112 wagoników", "112 vagon"}, {122, "122 wagons", "122 wagoniki", "122 vagon"},
    {-1, "−1 wagon", "−1 wagonik", "−1 vagon"},        {-3, "−3 wagons", "−3 wagoniki", "−3 vagon"},
};

TEST(Say, CountsByTheRulesOfTheLanguage) {
    for (const PluralCase& c : kPluralCases) {
        EXPECT_EQ(count(Language::kEnglish, Plural::kWagons, c.n), c.english);
        EXPECT_EQ(count(Language::kPolish, Plural::kWagons, c.n), c.polish);
        EXPECT_EQ(count(Language::kHungarian, Plural::kWagons, c.n), c.hungarian);
    }
}

TEST(Say, CountsWithMoreArguments) {
    EXPECT_EQ(count(Language::kPolish, Plural::kEventTicketsKeptHidden, 3, {"Anna"}),
              "Anna zachowuje 3 bilety");
    EXPECT_EQ(count(Language::kHungarian, Plural::kEventTicketsKeptHidden, 3, {"Anna"}),
              "Anna 3 menetjegyet tart meg");
}

TEST(Say, FillsArgumentsInWhereTheLanguageWantsThem) {
    EXPECT_EQ(say(Language::kEnglish, Text::kActionClaimRoute, {"A – B", "red ×1"}), "Claim A – B: red ×1");
    EXPECT_EQ(say(Language::kPolish, Text::kActionClaimRoute, {"A – B", "red ×1"}),
              "Zajmij trasę A – B: red ×1");
    EXPECT_EQ(say(Language::kHungarian, Text::kActionClaimRoute, {"A – B", "red ×1"}),
              "A – B megszerzése: red ×1");
}

TEST(Say, NeverReadsAnArgumentAsAPlaceholder) {
    EXPECT_EQ(say(Language::kEnglish, Text::kEventTicketCompleted, {"{1}{0}%s{", "T"}),
              "{1}{0}%s{ completes a ticket: T");
}

TEST(Say, EveryTextIsWhole) {
    for (std::size_t language = 0; language < kLanguages; ++language) {
        for (std::size_t i = 0; i < kTexts; ++i) {
            const std::string_view pattern = patternOf(static_cast<Language>(language), static_cast<Text>(i));
            for (int place = 0; place < 9; ++place) {
                const bool there = pattern.find("{" + std::to_string(place) + "}") != std::string_view::npos;
                EXPECT_EQ(there, place < kTextArguments[i]) << pattern;
            }
        }
    }
}

TEST(Say, ListsWithCommas) {
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b", "c"}), "a, b, c");
}

TEST(Say, FindsTheLanguageThatATagAsksFor) {
    EXPECT_EQ(languageFor("pl"), Language::kPolish);
    EXPECT_EQ(languageFor("pl-PL"), Language::kPolish);
    EXPECT_EQ(languageFor("hu_HU"), Language::kHungarian);
    EXPECT_EQ(languageFor("en-GB"), Language::kEnglish);
    EXPECT_EQ(languageFor("de-AT"), Language::kEnglish);
    EXPECT_EQ(languageFor("plx"), Language::kEnglish);
    EXPECT_EQ(languageFor(""), Language::kEnglish);
}

TEST(Say, EveryShippedBoardHasATitle) {
    for (const Language language : test::kEveryLanguage) {
        for (const MapFiles& map : shippedMaps()) {
            EXPECT_NE(mapTitle(language, map.name), map.name);
            EXPECT_EQ(test::faultOf(mapTitle(language, map.name)), "");
            EXPECT_EQ(test::faultOf(mapHint(language, map.name)), "");
        }
        EXPECT_EQ(mapTitle(language, "a-new-one"), "a-new-one");
        EXPECT_EQ(mapHint(language, "a-new-one"), "");
    }
}

}  // namespace
}  // namespace semafor
