// Digits of Crockford's base32: five bits each, no digit easily mistaken for another.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace semafor {

inline constexpr std::string_view kBase32Digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
inline constexpr int kBitsPerBase32Digit = 5;

inline constexpr std::uint8_t kNoBase32Value = 0xff;

// Value of each character. Lower case is accepted; I and L are read as 1, O as 0.
inline constexpr std::array<std::uint8_t, 256> kBase32Values = [] {
    std::array<std::uint8_t, 256> values{};
    for (std::size_t c = 0; c < values.size(); ++c) {
        char letter = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : static_cast<char>(c);
        if (letter == 'I' || letter == 'L') letter = '1';
        if (letter == 'O') letter = '0';
        const std::size_t place = kBase32Digits.find(letter);
        values[c] = place == std::string_view::npos ? kNoBase32Value : static_cast<std::uint8_t>(place);
    }
    return values;
}();

// The digit's value, or nullopt for any other character.
constexpr std::optional<std::uint8_t> base32Value(char c) {
    const std::uint8_t value = kBase32Values[static_cast<std::uint8_t>(c)];
    if (value == kNoBase32Value) return std::nullopt;
    return value;
}

}  // namespace semafor
