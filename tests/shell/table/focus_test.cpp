// The focus of the text view is shown on the canvas where the thing lies.
#include "table/focus.h"

#include <gtest/gtest.h>

#include "support/games.h"

namespace semafor {
namespace {

std::string shown(std::string_view control) {
    return targetFor(test::gameOf("europe"), control);
}

TEST(Focus, AnActionIsShownWhereItIsDone) {
    EXPECT_EQ(shown("act:claim brest-paris black=3"), "route/brest-paris");
    EXPECT_EQ(shown("act:station paris red=1"), "city/paris");
    EXPECT_EQ(shown("act:draw"), "deck");
    EXPECT_EQ(shown("act:pass"), "pass");
}

TEST(Focus, OtherControlsHaveTheSameNameAndNonsenseIsNowhere) {
    EXPECT_EQ(shown("undo"), "undo");
    EXPECT_EQ(shown("act:nonsense"), "");
}

}  // namespace
}  // namespace semafor
