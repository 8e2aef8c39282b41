// Whether bytes are UTF-8.
#pragma once

#include <string_view>

namespace semafor {

// In the shortest form, without halves of surrogate pairs, up to U+10FFFF.
bool isUtf8(std::string_view text);

}  // namespace semafor
