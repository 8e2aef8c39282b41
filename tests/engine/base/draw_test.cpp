// Tests of bounded random draws and shuffles: unbiased, and the same on every platform.
#include "base/draw.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "base/rng.h"
#include "support/effort.h"

namespace semafor {
namespace {

// A generator of scripted values, to show which draws are rejected.
struct Scripted {
    std::vector<std::uint32_t> values;
    std::size_t used = 0;
    std::uint32_t next() { return values.at(used++); }
};

TEST(Draw, StaysBelowTheBound) {
    Rng rng(1);
    for (std::uint32_t n = 1; n < 200; ++n)
        for (int i = 0; i < 20; ++i) EXPECT_LT(drawBelow(rng, n), n);
}

TEST(Draw, ThrowsAwayTheValuesThatWouldFavourLowNumbers) {
    // 2^32 = 3 * k + 1: one value has to be rejected, the lowest.
    Scripted script{{0, 5}};
    EXPECT_EQ(drawBelow(script, 3), 2u);
    EXPECT_EQ(script.used, 2u);
}

TEST(Draw, PowersOfTwoLoseNothing) {
    Scripted script{{0}};
    EXPECT_EQ(drawBelow(script, 8), 0u);
}

TEST(Shuffle, ReachesEveryOrderEquallyOften) {
    Rng rng(firstCase());
    std::map<std::array<int, 4>, int> seen;
    const auto rounds = static_cast<double>(caseCount(24000));
    for (int i = 0; i < rounds; ++i) {
        std::array<int, 4> items = {1, 2, 3, 4};
        shuffle(items, rng);
        ++seen[items];
    }
    ASSERT_EQ(seen.size(), 24u);
    const double mean = rounds / 24;
    for (const auto& [order, count] : seen) EXPECT_NEAR(count, mean, 6 * std::sqrt(mean));
}

TEST(Shuffle, TakesNothingFromTheGeneratorForOneItem) {
    Scripted script{{}};
    std::array<int, 1> one = {7};
    shuffle(one, script);
    EXPECT_EQ(one[0], 7);
}

}  // namespace
}  // namespace semafor
