// Tests of the search on the board: finding cities and routes by typed letters.
#include "table/finding.h"

#include <gtest/gtest.h>

#include "session/games.h"

namespace semafor {
namespace {

// The names of the cities and routes found on Europe's board.
std::vector<std::string> found(Language language, std::string_view typed) {
    Games games;
    const Words words(*games.find("europe"), language);
    std::vector<std::string> names;
    for (const Found& one : findOnBoard(words, typed))
        names.push_back(one.isCity ? std::string(words.city(one.city)) : words.route(one.route));
    return names;
}

TEST(Finding, LettersAreFoundWithAndWithoutAccents) {
    EXPECT_EQ(plainLetters("Łódź"), "lodz");
    EXPECT_EQ(plainLetters("Győr"), "gyor");
    const auto cadiz = found(Language::kEnglish, "cad");
    ASSERT_FALSE(cadiz.empty());
    EXPECT_EQ(cadiz[0], "Cádiz");
    EXPECT_EQ(found(Language::kEnglish, "CÁD"), cadiz);
}

TEST(Finding, CitiesComeBeforeTheirRoutes) {
    const auto names = found(Language::kEnglish, "lisb");
    ASSERT_EQ(names.size(), 3u);
    EXPECT_EQ(names[0], "Lisbon");
}

TEST(Finding, TwoWordsFindTheRoutesBetweenThemInEitherOrder) {
    const auto names = found(Language::kPolish, "warsz kij");
    ASSERT_EQ(names.size(), 1u);
    EXPECT_EQ(found(Language::kPolish, "kij - war"), names);
}

TEST(Finding, NothingTypedFindsNothing) {
    EXPECT_TRUE(found(Language::kHungarian, "").empty());
    EXPECT_TRUE(found(Language::kHungarian, " - ").empty());
    EXPECT_TRUE(found(Language::kHungarian, "xyz").empty());
}

}  // namespace
}  // namespace semafor
