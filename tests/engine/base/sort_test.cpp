// Tests of the sort for short lists: it is stable.
#include "base/sort.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"

namespace semafor {
namespace {

TEST(SortShort, DoesAsTheLibrarysStableSort) {
    Rng rng(7);
    for (std::uint32_t size = 0; size < 60; ++size) {
        std::vector<std::pair<std::uint32_t, std::string>> list;
        for (std::uint32_t i = 0; i < size; ++i) list.emplace_back(drawBelow(rng, 9), std::to_string(i));
        const auto less = [](const auto& a, const auto& b) { return a.first < b.first; };
        auto expected = list;
        std::stable_sort(expected.begin(), expected.end(), less);
        sortShort(list, less);
        EXPECT_EQ(list, expected);
    }
}

TEST(SortShort, TakesAnotherOrder) {
    std::vector<int> list = {2, 5, 3};
    sortShort(list, std::greater<>());
    EXPECT_EQ(list, (std::vector{5, 3, 2}));
}

}  // namespace
}  // namespace semafor
