// Names that people type: for themselves and for their games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace semafor {

inline constexpr std::size_t kMaxNameLetters = 24;  // code points

enum class NameFault : std::uint8_t {
    kTooLong,
    kControl,         // control characters, or those that turn the direction of writing
    kForeignLetters,  // our fonts don't have them
    kNoText,          // not UTF-8
};

// What speaks against the name; an empty one is fine.
std::optional<NameFault> checkName(std::string_view name);

// The name without white space at its ends, and with one space where there were several.
std::string trimmedName(std::string_view name);

}  // namespace semafor
