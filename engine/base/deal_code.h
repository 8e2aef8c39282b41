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
    kTooLarge,  // 13 characters have room for a 65th bit
};

// For logs and the terminal; the table has texts of its own.
std::string_view describe(DealCodeError error);

// Thirteen characters in upper case, the highest bits first.
std::string dealCodeText(std::uint64_t dealCode);

// Lower case is as good, I and L stand for 1, O for 0; hyphens and spaces are skipped.
Result<std::uint64_t, DealCodeError> parseDealCode(std::string_view text);

}  // namespace semafor
