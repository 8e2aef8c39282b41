// Tests of BoundedVector, a fixed-capacity vector with inline storage: it never writes past its capacity.
#include "base/bounded_vector.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <type_traits>

namespace semafor {
namespace {

using Small = BoundedVector<int, 3>;

Small of(std::initializer_list<int> items) {
    Small v;
    for (const int item : items) v.push(item);
    return v;
}

TEST(BoundedVector, IsTriviallyCopyableAndSmall) {
    static_assert(std::is_trivially_copyable_v<BoundedVector<std::uint8_t, 7>>);
    static_assert(sizeof(BoundedVector<std::uint8_t, 7>) == 8);
    EXPECT_EQ(Small::capacity(), 3u);
}

TEST(BoundedVector, PushesAndPopsInOrder) {
    Small v = of({1, 2});
    EXPECT_FALSE(v.full());
    v.push(3);
    EXPECT_TRUE(v.full());
    EXPECT_EQ(v.pop(), 3);
    EXPECT_EQ(v.back(), 2);
    EXPECT_EQ(v.size(), 2u);
}

TEST(BoundedVector, ErasesKeepingTheOrder) {
    Small v = of({1, 2, 3});
    v.erase(0);
    EXPECT_EQ(v, of({2, 3}));
    v.erase(1);
    EXPECT_EQ(v, of({2}));
}

TEST(BoundedVector, ComparesContentsAndNotWhatLiesBeyond) {
    Small v = of({1, 2, 9});
    v.pop();
    EXPECT_EQ(v, of({1, 2}));
    EXPECT_FALSE(v == of({1, 3}));
    EXPECT_FALSE(v == of({1}));
}

TEST(BoundedVectorDeathTest, StopsOnMisuse) {
#if GTEST_HAS_DEATH_TEST
    Small full = of({1, 2, 3});
    EXPECT_DEATH(full.push(4), "assertion failed: size_ < N");
    Small empty;
    EXPECT_DEATH(empty.pop(), "assertion failed");
    EXPECT_DEATH(empty[0] = 1, "assertion failed");
#endif
}

}  // namespace
}  // namespace semafor
