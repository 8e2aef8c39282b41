// Tests of UTF-8 validation.
#include "base/utf8.h"

#include <gtest/gtest.h>

namespace semafor {
namespace {

TEST(Utf8, TakesTextInEveryLanguage) {
    for (const std::string_view text :
         {"", "abc", "Zażółć gęślą jaźń", "Árvíztűrő", "\x7f", "\xc2\x80", "\xdf\xbf", "\xe0\xa0\x80",
          "\xed\x9f\xbf", "\xee\x80\x80", "\xef\xbf\xbf", "\xf0\x90\x80\x80", "\xf4\x8f\xbf\xbf"})
        EXPECT_TRUE(isUtf8(text)) << text;
}

TEST(Utf8, RefusesWhatIsNone) {
    for (const std::string_view text : {"\x80", "a\xbf", "\xc2", "\xc2 ", "\xe0\xa0", "\xf0\x90\x80", "\xff",
                                        "\xfe", "\xf8\x88\x80\x80\x80"})
        EXPECT_FALSE(isUtf8(text)) << text;
    for (const std::string_view longer :
         {"\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf"})
        EXPECT_FALSE(isUtf8(longer)) << "in more bytes than it needs";
    EXPECT_FALSE(isUtf8("\xed\xa0\x80")) << "half of a pair";
    EXPECT_FALSE(isUtf8("\xed\xbf\xbf")) << "half of a pair";
    EXPECT_FALSE(isUtf8("\xf4\x90\x80\x80")) << "beyond the last";
}

}  // namespace
}  // namespace semafor
