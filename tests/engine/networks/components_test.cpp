// Tests of connected components: which cities a seat's routes join (R10, G03).
#include "networks/components.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/draw.h"
#include "generate.h"
#include "oracle.h"

namespace semafor {
namespace {

constexpr NodeSet nodes(std::initializer_list<int> list) {
    NodeSet set = 0;
    for (const int n : list) set |= NodeSet{1} << n;
    return set;
}

TEST(Components, WithoutRoutesEveryNodeIsAlone) {
    Components components;
    EXPECT_TRUE(components.joined(5, 5));
    EXPECT_FALSE(components.joined(5, 6));
}

TEST(Components, G03AnyEndPointMeetsACountry) {
    const std::vector<Join> joins = {{0, 1}, {1, 40}, {2, 41}, {2, 63}};
    Components components(joins);
    EXPECT_TRUE(components.anyJoined(nodes({0}), nodes({40, 41, 42})));
    EXPECT_TRUE(components.anyJoined(nodes({62, 63}), nodes({40, 41, 42})));
    EXPECT_FALSE(components.anyJoined(nodes({0}), nodes({41, 42})));
    EXPECT_FALSE(components.anyJoined(nodes({0}), nodes({})));
}

TEST(Components, R10CompletedTicketsCountForTheOthersAgainst) {
    const std::vector<Join> joins = {{0, 1}, {1, 2}, {5, 6}};
    const std::vector<Goal> goals = {{0, 2, 8}, {0, 6, 20}, {6, 5, 5}};
    EXPECT_EQ(completedGoals(joins, goals), 0b101u);
    EXPECT_EQ(goalPoints(goals, completedGoals(joins, goals)), 8 - 20 + 5);
    EXPECT_EQ(completedGoals({}, goals), 0u);
    EXPECT_EQ(goalPoints(goals, 0), -33);
}

TEST(Components, SixtyFourTickets) {
    const std::vector<Join> joins = {{1, 2}};
    std::vector<Goal> goals(kMaxGoals, Goal{1, 3, 1});
    goals.back() = {2, 1, 30};
    EXPECT_EQ(completedGoals(joins, goals), GoalSet{1} << 63);
}

TEST(Components, LikeThePlainAnswer) {
    Rng rng = test::testRng(10);
    for (std::size_t i = 0; i < test::networksToTry() / 4; ++i) {
        std::vector<Join> joins;
        for (const Segment& s : test::builtNetwork(test::boardNetworks()[i % 3], rng))
            joins.push_back({s.a, s.b});
        Components components(joins);
        const auto a = static_cast<std::uint8_t>(drawBelow(rng, kMaxNodes));
        for (std::uint8_t b = 0; b < kMaxNodes; ++b)
            ASSERT_EQ(components.joined(a, b), test::plainJoined(joins, a, b)) << int{a} << " " << int{b};
    }
}

}  // namespace
}  // namespace semafor
