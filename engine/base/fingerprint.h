// A 64-bit hash of values added one after another, the same on every target: equal games have equal
// fingerprints. For comparisons, not for security.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace semafor {

class Fingerprint {
public:
    constexpr Fingerprint& add(std::uint64_t value) {
        state_ = (state_ ^ value) * 0x9e3779b97f4a7c15u;
        state_ ^= state_ >> 32;
        return *this;
    }
    // Includes the length, so that "a" "b" differs from "ab".
    constexpr Fingerprint& add(std::string_view text) {
        add(text.size());
        for (const char c : text) add(static_cast<unsigned char>(c));
        return *this;
    }

    [[nodiscard]] constexpr std::uint64_t value() const {
        std::uint64_t x = state_;
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
        x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
        return x ^ (x >> 31);
    }

private:
    std::uint64_t state_ = 0x53656d61666f7221u;
};

// Sixteen hexadecimal digits and a terminating zero.
struct FingerprintText {
    char digits[17] = {};
    [[nodiscard]] std::string_view view() const { return {digits, 16}; }
};
constexpr FingerprintText toHex(std::uint64_t value) {
    FingerprintText text;
    for (std::size_t i = 16; i-- > 0; value >>= 4) text.digits[i] = "0123456789abcdef"[value & 15u];
    return text;
}

}  // namespace semafor
