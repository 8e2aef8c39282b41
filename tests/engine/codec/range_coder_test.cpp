// Tests of the range coder (entropy coding): round trips, in about as many bytes as the information needs.
#include "codec/range_coder.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"
#include "support/effort.h"

namespace semafor {
namespace {

RangeShare randomShare(Rng& rng) {
    RangeShare share;
    const std::uint32_t largest = 1u << drawBelow(rng, 17);
    share.total = 1 + drawBelow(rng, largest);
    share.from = drawBelow(rng, share.total);
    // Half of the shares end at `total`: the last share gets the remainder of the range.
    share.size =
        drawBelow(rng, 2) == 0 ? share.total - share.from : 1 + drawBelow(rng, share.total - share.from);
    return share;
}

TEST(RangeCoder, GivesBackWhatWasPutWithinTheBytesItNeeds) {
    for (std::uint64_t seed = firstCase(), end = seed + caseCount(2000); seed < end; ++seed) {
        Rng rng(seed);
        std::vector<RangeShare> shares(drawBelow(rng, 300));
        RangeEncoder encoder;
        double bits = 0;
        for (RangeShare& share : shares) {
            share = randomShare(rng);
            bits += std::log2(static_cast<double>(share.total) / share.size);
            encoder.put(share);
        }
        const auto bytes = encoder.finish();
        ASSERT_LE(static_cast<double>(bytes.size()), bits * 1.01 / 8 + 2) << seed;
        RangeDecoder decoder(bytes);
        for (const RangeShare& share : shares) {
            const std::uint32_t place = decoder.peek(share.total);
            ASSERT_GE(place, share.from) << seed;
            ASSERT_LT(place, share.from + share.size) << seed;
            decoder.take(share);
        }
    }
}

TEST(RangeCoder, ReadsAnyBytesAsNumbersWithinTheirBounds) {
    for (std::uint64_t seed = firstCase(), end = seed + caseCount(2000); seed < end; ++seed) {
        Rng rng(seed);
        std::vector<std::uint8_t> bytes(drawBelow(rng, 40));
        for (std::uint8_t& byte : bytes)
            byte = static_cast<std::uint8_t>(drawBelow(rng, 2) == 0 ? 255 : drawBelow(rng, 256));
        RangeDecoder decoder(bytes);
        for (int i = 0; i < 200; ++i) {
            const std::uint32_t total = 1 + drawBelow(rng, kMaxRangeTotal);
            const std::uint32_t place = decoder.peek(total);
            ASSERT_LT(place, total);
            decoder.take({place, 1, total});
        }
    }
}

TEST(RangeCoder, CarriesThroughBytesThatAreFull) {
    // The highest share each time takes the low end close to overflow; the last number decides on a carry.
    for (const std::uint32_t last : {0u, 1u, 255u}) {
        RangeEncoder encoder;
        for (int i = 0; i < 50; ++i) encoder.put({255, 1, 256});
        encoder.put({last, 1, 256});
        const auto bytes = encoder.finish();
        RangeDecoder decoder(bytes);
        for (int i = 0; i < 50; ++i) decoder.take({decoder.peek(256), 1, 256});
        EXPECT_EQ(decoder.peek(256), last);
    }
}

}  // namespace
}  // namespace semafor
