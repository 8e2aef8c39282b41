// Tests of base64url: the published examples, round trips, and errors of other texts.
#include "codec/base64url.h"

#include <gtest/gtest.h>

#include <utility>

namespace semafor {
namespace {

std::vector<std::uint8_t> bytesOf(std::string_view text) {
    return {text.begin(), text.end()};
}

TEST(Base64url, WritesTheExamplesOfItsStandardWithoutPadding) {
    for (const auto& [plain, text] :
         std::initializer_list<std::pair<std::string_view, std::string_view>>{{"", ""},
                                                                              {"f", "Zg"},
                                                                              {"fo", "Zm8"},
                                                                              {"foo", "Zm9v"},
                                                                              {"foob", "Zm9vYg"},
                                                                              {"fooba", "Zm9vYmE"},
                                                                              {"foobar", "Zm9vYmFy"},
                                                                              {"\xfb\xff\xbf", "-_-_"}}) {
        EXPECT_EQ(toBase64url(bytesOf(plain)), text);
        const Base64urlBytes read = fromBase64url(text);
        EXPECT_EQ(read.bytes, bytesOf(plain)) << text;
        EXPECT_FALSE(read.foreign) << text;
        EXPECT_TRUE(read.canonical) << text;
    }
}

TEST(Base64url, TellsWhatIsForeign) {
    EXPECT_EQ(fromBase64url("Zm9v+g").foreign, 4u);
    EXPECT_EQ(fromBase64url("Zm9v\n").foreign, 4u);
    EXPECT_EQ(fromBase64url("=").foreign, 0u);
    EXPECT_EQ(fromBase64url(std::string_view("Zg\0A", 4)).foreign, 2u);
    EXPECT_EQ(fromBase64url("Zm9v+g").bytes, bytesOf("foo"));
}

TEST(Base64url, TellsOfBitsThatStandForNothing) {
    EXPECT_FALSE(fromBase64url("Zh").canonical);
    EXPECT_FALSE(fromBase64url("Zm9").canonical);
    EXPECT_FALSE(fromBase64url("Zm9vA").canonical);
    EXPECT_FALSE(fromBase64url("A").canonical);
}

}  // namespace
}  // namespace semafor
