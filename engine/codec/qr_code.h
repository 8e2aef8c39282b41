// Encodes a text as a QR code, for a phone's camera.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace semafor {

inline constexpr std::size_t kMaxQrText = 644;  // bytes

// Without the quiet zone: readers expect four light squares on each side.
struct QrCode {
    std::size_t side = 0;           // squares
    std::vector<std::uint8_t> ink;  // row by row: 1 is dark

    [[nodiscard]] bool dark(std::size_t x, std::size_t y) const { return ink[y * side + x] != 0; }
};

// ISO/IEC 18004, byte mode, correction level L, the smallest of the versions 1 to 17 that holds the text.
// nullopt if the text is longer than kMaxQrText.
std::optional<QrCode> qrCode(std::string_view text);

}  // namespace semafor
