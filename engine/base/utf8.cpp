// Decodes and validates UTF-8.
#include "base/utf8.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace semafor {
namespace {

// First byte of a character: its fixed bits, the number of bytes that follow, the lowest code point allowed.
struct Lead {
    std::uint8_t mask;
    std::uint8_t bits;
    std::size_t follow;
    std::uint32_t least;
};
constexpr std::array<Lead, 4> kLeads = {
    {{0x80, 0x00, 0, 0}, {0xe0, 0xc0, 1, 0x80}, {0xf0, 0xe0, 2, 0x800}, {0xf8, 0xf0, 3, 0x10000}}};

constexpr std::uint8_t byteAt(std::string_view text, std::size_t at) {
    return static_cast<std::uint8_t>(text[at]);
}

const Lead* leadOf(std::uint8_t byte) {
    for (const Lead& lead : kLeads)
        if ((byte & lead.mask) == lead.bits) return &lead;
    return nullptr;
}

constexpr bool isCharacter(std::uint32_t point) {
    return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
}

}  // namespace

std::optional<char32_t> takeCharacter(std::string_view& text) {
    const Lead* lead = text.empty() ? nullptr : leadOf(byteAt(text, 0));
    if (lead == nullptr || text.size() <= lead->follow) return std::nullopt;
    auto point = static_cast<std::uint32_t>(byteAt(text, 0) & ~lead->mask);
    for (std::size_t i = 1; i <= lead->follow; ++i) {
        if ((byteAt(text, i) & 0xc0u) != 0x80u) return std::nullopt;
        point = (point << 6) | (byteAt(text, i) & 0x3fu);
    }
    if (point < lead->least || !isCharacter(point)) return std::nullopt;
    text.remove_prefix(lead->follow + 1);
    return point;
}

bool isUtf8(std::string_view text) {
    while (!text.empty())
        if (!takeCharacter(text)) return false;
    return true;
}

}  // namespace semafor
