// Deal codes as people type and share them: 64 bits as 13 letters and digits (Crockford base32).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace semafor {

inline constexpr std::size_t kDealCodeLength = 13;

enum class DealCodeError : std::uint8_t {
    kWrongLength,
    kForeignCharacter,
    kTooLarge,  // bit 65 of the 13 digits is set
};

// For logs and the terminal; the user interface has its own texts.
std::string_view describe(DealCodeError error);

// Thirteen characters in upper case, the highest bits first.
std::string dealCodeText(std::uint64_t dealCode);

// Accepts lower case, I and L for 1, O for 0; skips hyphens and spaces.
Result<std::uint64_t, DealCodeError> parseDealCode(std::string_view text);

}  // namespace semafor
