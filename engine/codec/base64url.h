// Bytes as text that needs no escape anywhere: base64url without padding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace semafor {

std::string toBase64url(std::span<const std::uint8_t> bytes);

// What a text stands for, as far as it goes.
struct Base64urlBytes {
    std::vector<std::uint8_t> bytes;
    std::optional<std::size_t> foreign;  // the place of the first character that isn't of the alphabet
    bool canonical = true;               // toBase64url(bytes) is the text up to there
};

Base64urlBytes fromBase64url(std::string_view text);

}  // namespace semafor
