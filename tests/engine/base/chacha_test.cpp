// Tests of ChaCha: published answers for an all-zero key and nonce.
#include "base/chacha.h"

#include <gtest/gtest.h>

#include <string>

namespace semafor {
namespace {

std::string hexOf(const ChaChaBlock& block) {
    std::string text;
    for (const std::uint32_t word : block)
        for (int byte = 0; byte < 4; ++byte) {
            const std::uint32_t value = (word >> (8 * byte)) & 0xffu;
            text += "0123456789abcdef"[value >> 4];
            text += "0123456789abcdef"[value & 15u];
        }
    return text;
}

TEST(ChaCha, EightRoundsGiveTheKnownAnswer) {
    EXPECT_EQ(hexOf(chachaBlock({}, 0, 0, 8)),
              "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
              "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42");
}

TEST(ChaCha, TwentyRoundsGiveTheKnownAnswer) {
    EXPECT_EQ(hexOf(chachaBlock({}, 0, 0, 20)),
              "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
              "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
}

TEST(DealStream, GoesOnFromBlockToBlock) {
    DealStream stream(7, 0);
    std::uint32_t last = 0;
    for (int i = 0; i < 17; ++i) last = stream.next();
    DealStream again(7, 0);
    for (int i = 0; i < 16; ++i) EXPECT_NE(again.next(), last);
    EXPECT_EQ(again.next(), last);
}

TEST(DealStream, DiffersByDealCodeAndByStream) {
    const std::uint32_t first = DealStream(1, 0).next();
    EXPECT_NE(first, DealStream(2, 0).next());
    EXPECT_NE(first, DealStream(1, 1).next());
    EXPECT_NE(first, DealStream(1ull << 32, 0).next());
    EXPECT_EQ(first, DealStream(1, 0).next());
}

}  // namespace
}  // namespace semafor
