// base64url without padding: bytes as text that never needs escaping.
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

// Result of decoding a text, up to its first invalid character.
struct Base64urlBytes {
    std::vector<std::uint8_t> bytes;
    std::optional<std::size_t> foreign;  // index of the first character outside the alphabet
    bool canonical = true;               // toBase64url(bytes) gives the text up to there
};

Base64urlBytes fromBase64url(std::string_view text);

}  // namespace semafor
