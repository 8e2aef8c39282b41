// Tests of deal codes: one canonical text for each code, a forgiving parser, errors.
#include "base/deal_code.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "base/rng.h"

namespace semafor {
namespace {

constexpr std::uint64_t kLargest = ~std::uint64_t{0};

std::uint64_t parsed(std::string_view text) {
    const auto code = parseDealCode(text);
    EXPECT_TRUE(code.ok()) << text;
    return code.ok() ? code.value() : 0;
}

// The error, or nothing when the text is accepted.
std::optional<DealCodeError> refusal(std::string_view text) {
    const auto code = parseDealCode(text);
    if (code.ok()) return std::nullopt;
    return code.error();
}

TEST(DealCode, IsWrittenInThirteenCharactersHighestFirst) {
    EXPECT_EQ(dealCodeText(0), "0000000000000");
    EXPECT_EQ(dealCodeText(1), "0000000000001");
    EXPECT_EQ(dealCodeText(31), "000000000000Z");
    EXPECT_EQ(dealCodeText(32), "0000000000010");
    EXPECT_EQ(dealCodeText(std::uint64_t{1} << 63), "8000000000000");
    EXPECT_EQ(dealCodeText(kLargest), "FZZZZZZZZZZZZ");
}

TEST(DealCode, IsReadBack) {
    Rng rng(1);
    for (int i = 0; i < 1000; ++i) {
        const std::uint64_t code = (std::uint64_t{rng.next()} << 32) | rng.next();
        EXPECT_EQ(parsed(dealCodeText(code)), code);
    }
    EXPECT_EQ(parsed("FZZZZZZZZZZZZ"), kLargest);
}

TEST(DealCode, EveryDigitHasItsOwnValue) {
    constexpr std::string_view kAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    for (std::size_t i = 0; i < kAlphabet.size(); ++i)
        EXPECT_EQ(parsed(std::string("000000000000") + kAlphabet[i]), i);
}

TEST(DealCode, IsReadAsPeopleWriteIt) {
    EXPECT_EQ(parsed("fzzzz-zzzz-zzzz"), kLargest);
    EXPECT_EQ(parsed(" 00000 00000 00z "), 31u);
    EXPECT_EQ(parsed("00000000000iL"), parsed("0000000000011"));
    EXPECT_EQ(parsed("oO00000000Il0"), parsed("0000000000110"));
}

TEST(DealCode, OfAnotherLengthIsRefused) {
    EXPECT_EQ(refusal(""), DealCodeError::kWrongLength);
    EXPECT_EQ(refusal("000000000000"), DealCodeError::kWrongLength);
    EXPECT_EQ(refusal("00000000000000"), DealCodeError::kWrongLength);
    EXPECT_EQ(refusal("0000000000000000000000000000"), DealCodeError::kWrongLength);
}

TEST(DealCode, WithForeignCharactersIsRefused) {
    for (const char c : {'U', 'u', '!', '_', '\0', '\xc3'})
        EXPECT_EQ(refusal(std::string("000000000000") + c), DealCodeError::kForeignCharacter);
}

TEST(DealCode, WithA65thBitIsRefused) {
    EXPECT_EQ(refusal("G000000000000"), DealCodeError::kTooLarge);
    EXPECT_EQ(refusal("ZZZZZZZZZZZZZ"), DealCodeError::kTooLarge);
    EXPECT_EQ(refusal("F000000000000"), std::nullopt);
}

TEST(DealCode, ErrorsSayWhatIsWrong) {
    EXPECT_NE(describe(DealCodeError::kWrongLength), describe(DealCodeError::kTooLarge));
    EXPECT_FALSE(describe(DealCodeError::kForeignCharacter).empty());
}

}  // namespace
}  // namespace semafor
