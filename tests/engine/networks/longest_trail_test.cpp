// Tests of the longest trail (R28): known networks, and random ones against slow reference algorithms.
#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "base/draw.h"
#include "generate.h"
#include "networks/longest_trail.h"
#include "oracle.h"

namespace semafor {
namespace {

using Network = std::vector<Segment>;

std::string describe(const Network& network) {
    std::ostringstream text;
    for (const Segment& s : network)
        text << "{" << int{s.a} << ", " << int{s.b} << ", " << int{s.length} << "}, ";
    return text.str();
}

void expectLongest(const Network& network, int length) {
    ASSERT_EQ(longestTrailLength(network), length) << describe(network);
    const Trail trail = longestTrail(network);
    ASSERT_EQ(trail.length, length) << describe(network);
    ASSERT_TRUE(test::isTrail(network, trail)) << describe(network);
}

TEST(R28LongestTrail, NothingBuiltIsNoTrail) {
    expectLongest({}, 0);
    EXPECT_TRUE(longestTrail({}).walk.empty());
}

TEST(R28LongestTrail, OneRoute) {
    expectLongest({{3, 63, 8}}, 8);
}

TEST(R28LongestTrail, OfTwoPartsTheLonger) {
    expectLongest({{0, 1, 2}, {1, 2, 3}, {10, 11, 4}, {12, 13, 1}}, 5);
    expectLongest({{0, 1, 2}, {1, 2, 3}, {10, 11, 4}, {11, 12, 2}}, 6);
}

TEST(R28LongestTrail, AForkTakesItsTwoLongestArms) {
    expectLongest({{0, 1, 2}, {0, 2, 3}, {0, 3, 6}, {0, 4, 1}}, 9);
}

TEST(R28LongestTrail, ARingIsWalkedWhole) {
    expectLongest({{0, 1, 4}, {1, 2, 2}, {0, 2, 3}}, 9);
}

TEST(R28LongestTrail, ACityMayBePassedAgain) {
    expectLongest({{0, 1, 1}, {1, 2, 1}, {0, 2, 1}, {2, 3, 1}, {3, 4, 1}, {2, 4, 1}}, 6);
}

TEST(R28LongestTrail, ARouteMayNotBeWalkedAgain) {
    // Two cycles joined by a path with a spur in its middle: the longest trail leaves the spur out.
    const Network network = {{0, 1, 1}, {1, 2, 1}, {0, 2, 1}, {2, 3, 1}, {3, 4, 1},
                             {4, 5, 1}, {5, 6, 1}, {4, 6, 1}, {3, 7, 3}};
    expectLongest(network, 8);
}

TEST(R28LongestTrail, OfThreeRingsOnOneCityByBridgesOneStaysOut) {
    // By parity it would be cheapest to drop just the short bridge, but that loses the cycle behind it.
    const Network network = {{0, 1, 1}, {1, 2, 2}, {2, 3, 2}, {1, 3, 2}, {0, 4, 1}, {4, 5, 2},
                             {5, 6, 2}, {4, 6, 2}, {0, 7, 1}, {7, 8, 1}, {8, 9, 1}, {7, 9, 2}};
    expectLongest(network, 14);
}

TEST(R28LongestTrail, BothEndsOnArmsOfOneCity) {
    expectLongest({{0, 1, 2}, {1, 2, 2}, {0, 2, 2}, {0, 3, 4}, {0, 4, 3}, {0, 5, 1}}, 13);
}

TEST(R28LongestTrail, ParallelSegmentsCountOnceEach) {
    expectLongest({{0, 1, 2}, {0, 1, 3}, {0, 1, 4}}, 9);
    expectLongest({{0, 1, 2}, {0, 1, 3}, {1, 2, 1}, {1, 2, 1}}, 7);
}

TEST(R28LongestTrail, SixtyFourSegments) {
    Network chain;
    for (std::uint8_t n = 0; n < 63; ++n) chain.push_back({n, static_cast<std::uint8_t>(n + 1), 255});
    chain.push_back({0, 63, 255});
    expectLongest(chain, 64 * 255);
    Network star;
    for (std::uint8_t n = 1; n < 64; ++n) star.push_back({0, n, n});
    expectLongest(star, 63 + 62);
}

TEST(R28LongestTrail, TheOrderOfTheListDoesNotMatter) {
    Rng rng = test::testRng(28);
    for (const test::BoardNetwork& board : test::boardNetworks()) {
        Network network = test::denseNetwork(board, rng);
        const int length = longestTrailLength(network);
        for (int i = 0; i < 50; ++i) {
            shuffle(network, rng);
            for (Segment& s : network)
                if (rng.next() % 2 == 0) std::swap(s.a, s.b);
            ASSERT_NO_FATAL_FAILURE(expectLongest(network, length));
        }
    }
}

TEST(R28LongestTrail, LikeThePlainAnswerOnAnyNetwork) {
    Rng rng = test::testRng(281);
    for (std::size_t i = 0; i < test::networksToTry(); ++i) {
        const Network network = test::anyNetwork(rng, 7);
        ASSERT_NO_FATAL_FAILURE(expectLongest(network, test::plainLongestTrail(network)));
        ASSERT_EQ(test::subsetLongestTrail(network), test::plainLongestTrail(network)) << describe(network);
    }
}

TEST(R28LongestTrail, LikeThePlainAnswerOnLargerNetworks) {
    Rng rng = test::testRng(282);
    for (std::size_t i = 0; i < test::networksToTry() / 4; ++i) {
        const Network network = test::anyNetwork(rng, 14);
        ASSERT_NO_FATAL_FAILURE(expectLongest(network, test::subsetLongestTrail(network)));
    }
}

TEST(R28LongestTrail, LikeThePlainAnswerOnTheBoards) {
    Rng rng = test::testRng(283);
    std::size_t tried = 0;
    for (std::size_t i = 0; i < test::networksToTry(); ++i) {
        const test::BoardNetwork& board = test::boardNetworks()[i % 3];
        const Network network = i % 2 == 0 ? test::builtNetwork(board, rng) : test::denseNetwork(board, rng);
        if (network.size() > 16) continue;
        ++tried;
        ASSERT_NO_FATAL_FAILURE(expectLongest(network, test::subsetLongestTrail(network)));
    }
    EXPECT_GT(tried, test::networksToTry() / 4);
}

// Networks on which the search makes the most decisions, found by hill climbing.
TEST(R28LongestTrail, LikeThePlainAnswerInTheWorstCases) {
    for (const Network& network : test::worstNetworks())
        ASSERT_NO_FATAL_FAILURE(expectLongest(network, test::subsetLongestTrail(network)));
}

}  // namespace
}  // namespace semafor
