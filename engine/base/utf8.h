// UTF-8: reads characters and checks whether bytes are valid.
#pragma once

#include <optional>
#include <string_view>

namespace semafor {

// Removes the first character from the text and returns it. Invalid or empty text: nullopt, and no change.
std::optional<char32_t> takeCharacter(std::string_view& text);

// Whether all characters are valid: the shortest form, no surrogates, at most U+10FFFF.
bool isUtf8(std::string_view text);

}  // namespace semafor
