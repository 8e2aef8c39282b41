// Tests of CRC-32: published check values.
#include "base/crc32.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

namespace semafor {
namespace {

std::uint32_t crcOf(std::string_view text) {
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    return Crc32().add(bytes).value();
}

TEST(Crc32, IsTheOneOfZipFiles) {
    EXPECT_EQ(crcOf(""), 0u);
    EXPECT_EQ(crcOf("123456789"), 0xcbf43926u);
    EXPECT_EQ(crcOf("The quick brown fox jumps over the lazy dog"), 0x414fa339u);
}

TEST(Crc32, DoesNotMindHowTheBytesAreParted) {
    const std::vector<std::uint8_t> head = {1, 2, 3};
    const std::vector<std::uint8_t> tail = {4, 5};
    EXPECT_EQ(Crc32().add(head).add(tail).value(), Crc32().add(1).add(2).add(3).add(4).add(5).value());
}

}  // namespace
}  // namespace semafor
