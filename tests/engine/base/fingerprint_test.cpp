// Tests of Fingerprint, a 64-bit hash: equal for equal input; order, length and values count.
#include "base/fingerprint.h"

#include <gtest/gtest.h>

#include <set>

namespace semafor {
namespace {

TEST(Fingerprint, KnownAnswer) {
    EXPECT_EQ(toHex(Fingerprint{}.add(1).add(2).add("semafor").value()).view(), "79a9e29d0dd14ea6");
}

TEST(Fingerprint, DependsOnOrderAndCount) {
    EXPECT_NE(Fingerprint{}.add(1).add(2).value(), Fingerprint{}.add(2).add(1).value());
    EXPECT_NE(Fingerprint{}.add(0).value(), Fingerprint{}.value());
    EXPECT_NE(Fingerprint{}.add(0).value(), Fingerprint{}.add(0).add(0).value());
}

TEST(Fingerprint, KnowsWhereATextEnds) {
    EXPECT_NE(Fingerprint{}.add("a").add("b").value(), Fingerprint{}.add("ab").value());
    EXPECT_NE(Fingerprint{}.add("").value(), Fingerprint{}.value());
}

TEST(Fingerprint, HasNoCollisionsAmongSmallInputs) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t a = 0; a < 300; ++a)
        for (std::uint64_t b = 0; b < 300; ++b) seen.insert(Fingerprint{}.add(a).add(b).value());
    EXPECT_EQ(seen.size(), 90000u);
}

TEST(Fingerprint, HexHasSixteenDigits) {
    EXPECT_EQ(toHex(0).view(), "0000000000000000");
    EXPECT_EQ(toHex(0x0123456789abcdefull).view(), "0123456789abcdef");
}

}  // namespace
}  // namespace semafor
