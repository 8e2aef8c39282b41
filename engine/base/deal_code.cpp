// Writing and reading deal codes.
#include "base/deal_code.h"

#include <optional>

namespace semafor {
namespace {

constexpr std::string_view kDigits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr int kBitsPerDigit = 5;

constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

// I, L and O look like digits and are read as those.
constexpr char readAs(char c) {
    const char letter = upper(c);
    if (letter == 'I' || letter == 'L') return '1';
    return letter == 'O' ? '0' : letter;
}

std::optional<std::uint64_t> digitOf(char c) {
    const std::size_t place = kDigits.find(readAs(c));
    if (place == std::string_view::npos) return std::nullopt;
    return place;
}

}  // namespace

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
    for (std::size_t i = kDealCodeLength; i-- > 0; dealCode >>= kBitsPerDigit)
        text[i] = kDigits[dealCode & 31u];
    return text;
}

Result<std::uint64_t, DealCodeError> parseDealCode(std::string_view text) {
    std::uint64_t code = 0;
    std::size_t length = 0;
    bool large = false;
    for (const char c : text) {
        if (c == '-' || c == ' ') continue;
        const auto digit = digitOf(c);
        if (!digit) return DealCodeError::kForeignCharacter;
        if (length == 0) large = *digit > 15;
        code = (code << kBitsPerDigit) | *digit;
        ++length;
    }
    if (length != kDealCodeLength) return DealCodeError::kWrongLength;
    if (large) return DealCodeError::kTooLarge;
    return code;
}

}  // namespace semafor
