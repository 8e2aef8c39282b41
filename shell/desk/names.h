// Validates names that people type for themselves and for their games.
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
    kControl,         // control characters, or characters that change the writing direction
    kForeignLetters,  // letters that our fonts lack
    kNoText,          // not UTF-8
};

// Why the name is refused; empty when it is valid, as an empty name is.
std::optional<NameFault> checkName(std::string_view name);

// The name without white space at its ends, and with single spaces inside.
std::string trimmedName(std::string_view name);

}  // namespace semafor
