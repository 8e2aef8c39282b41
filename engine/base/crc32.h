// CRC-32 as in zip files: detects every error burst of up to 32 bits, and nearly every other change.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace semafor {

inline constexpr std::array<std::uint32_t, 256> kCrc32Table = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t crc = i;
        for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1u) != 0 ? 0xedb88320u : 0u);
        table[i] = crc;
    }
    return table;
}();

class Crc32 {
public:
    constexpr Crc32& add(std::uint8_t byte) {
        state_ = (state_ >> 8) ^ kCrc32Table[(state_ ^ byte) & 0xffu];
        return *this;
    }
    constexpr Crc32& add(std::span<const std::uint8_t> bytes) {
        for (const std::uint8_t byte : bytes) add(byte);
        return *this;
    }

    [[nodiscard]] constexpr std::uint32_t value() const { return ~state_; }

private:
    std::uint32_t state_ = 0xffffffffu;
};

}  // namespace semafor
