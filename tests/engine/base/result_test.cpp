// Tests of Result: a value or an error, never both, never neither.
#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace semafor {
namespace {

enum class Trouble { kSmall, kBig };

Result<std::string, Trouble> greet(bool well) {
    if (!well) return Trouble::kBig;
    return std::string("hello");
}

TEST(Result, HoldsAValue) {
    const auto result = greet(true);
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(result.value(), "hello");
}

TEST(Result, HoldsAnError) {
    const auto result = greet(false);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), Trouble::kBig);
}

TEST(Result, GivesAwayAValueThatCantBeCopied) {
    Result<std::unique_ptr<int>, Trouble> result = std::make_unique<int>(5);
    const std::unique_ptr<int> taken = std::move(result).value();
    EXPECT_EQ(*taken, 5);
}

TEST(ResultDeathTest, StopsWhenTheWrongSideIsAsked) {
#if GTEST_HAS_DEATH_TEST
    const auto good = greet(true);
    const auto bad = greet(false);
    EXPECT_DEATH(static_cast<void>(good.error()), "assertion failed");
    EXPECT_DEATH(static_cast<void>(bad.value()), "assertion failed");
#endif
}

}  // namespace
}  // namespace semafor
