// Tests of the small random generator: the numbers that PCG32's author published.
#include "base/rng.h"

#include <gtest/gtest.h>

namespace semafor {
namespace {

TEST(Rng, GivesThePublishedNumbers) {
    Rng rng(42, 54);
    for (const std::uint32_t expected :
         {0xa15c02b7u, 0x7b47f409u, 0xba1d3330u, 0x83d2f293u, 0xbfa4784bu, 0xcbed606eu})
        EXPECT_EQ(rng.next(), expected);
}

TEST(Rng, SequencesOfOneSeedDiffer) {
    Rng a(1, 0);
    Rng b(1, 1);
    int equal = 0;
    for (int i = 0; i < 1000; ++i) equal += a.next() == b.next() ? 1 : 0;
    EXPECT_LT(equal, 3);
}

}  // namespace
}  // namespace semafor
