// UTF-8: its characters, and whether bytes are any.
#pragma once

#include <optional>
#include <string_view>

namespace semafor {

// Takes the first character off the text. Nothing, and the text stays as it is, when it begins with none.
std::optional<char32_t> takeCharacter(std::string_view& text);

// In the shortest form, without halves of surrogate pairs, up to U+10FFFF.
bool isUtf8(std::string_view text);

}  // namespace semafor
