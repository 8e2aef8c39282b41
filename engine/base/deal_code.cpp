// Formats and parses deal codes.
#include "base/deal_code.h"

#include "base/base32.h"

namespace semafor {

std::string_view describe(DealCodeError error) {
    switch (error) {
        case DealCodeError::kWrongLength:
            return "a deal code has 13 letters and digits";
        case DealCodeError::kForeignCharacter:
            return "a deal code has only letters and digits, and no U";
        case DealCodeError::kTooLarge:
            return "a deal code begins with 0 to 9 or A to F";
    }
    return "";
}

std::string dealCodeText(std::uint64_t dealCode) {
    std::string text(kDealCodeLength, '0');
    for (std::size_t i = kDealCodeLength; i-- > 0; dealCode >>= kBitsPerBase32Digit)
        text[i] = kBase32Digits[dealCode & 31u];
    return text;
}

Result<std::uint64_t, DealCodeError> parseDealCode(std::string_view text) {
    std::uint64_t code = 0;
    std::size_t length = 0;
    bool large = false;
    for (const char c : text) {
        if (c == '-' || c == ' ') continue;
        const auto digit = base32Value(c);
        if (!digit) return DealCodeError::kForeignCharacter;
        if (length == 0) large = *digit > 15;
        code = (code << kBitsPerBase32Digit) | *digit;
        ++length;
    }
    if (length != kDealCodeLength) return DealCodeError::kWrongLength;
    if (large) return DealCodeError::kTooLarge;
    return code;
}

}  // namespace semafor
