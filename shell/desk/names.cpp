// Code point by code point.
#include "desk/names.h"

#include "letters.h"

namespace semafor {
namespace {

constexpr char32_t kNoCodePoint = 0xffffffff;

int continuationBytes(unsigned char lead) {
    if (lead < 0x80) return 0;
    if (lead >= 0xc2 && lead < 0xe0) return 1;
    if (lead >= 0xe0 && lead < 0xf0) return 2;
    if (lead >= 0xf0 && lead < 0xf5) return 3;
    return -1;
}

// Takes the first code point off `text`; kNoCodePoint when it isn't UTF-8. Required: not empty.
char32_t takeCodePoint(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const int more = continuationBytes(lead);
    if (more < 0 || text.size() <= static_cast<std::size_t>(more)) return kNoCodePoint;
    char32_t point = more == 0 ? lead : lead & (0x3fu >> more);
    for (int i = 1; i <= more; ++i) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
        if ((byte & 0xc0) != 0x80) return kNoCodePoint;
        point = point << 6 | (byte & 0x3fu);
    }
    text.remove_prefix(static_cast<std::size_t>(more) + 1);
    return point;
}

bool control(char32_t point) {
    return point < 0x20 || (point >= 0x7f && point < 0xa0) || point == 0xad || point == 0x61c ||
           (point >= 0x200b && point <= 0x200f) || (point >= 0x2028 && point <= 0x202e) ||
           (point >= 0x2060 && point <= 0x206f) || point == 0xfeff || (point >= 0xfff9 && point <= 0xfffb) ||
           (point >= 0xd800 && point <= 0xdfff);
}

}  // namespace

std::optional<NameFault> checkName(std::string_view name) {
    std::size_t letters = 0;
    bool foreign = false;
    while (!name.empty()) {
        const std::string_view from = name;
        const char32_t point = takeCodePoint(name);
        if (point == kNoCodePoint) return NameFault::kNoText;
        if (control(point)) return NameFault::kControl;
        const std::string_view letter = from.substr(0, from.size() - name.size());
        foreign = foreign || (letter != " " && kOurLetters.find(letter) == std::string_view::npos);
        ++letters;
    }
    if (letters > kMaxNameLetters) return NameFault::kTooLong;
    if (foreign) return NameFault::kForeignLetters;
    return std::nullopt;
}

std::string trimmedName(std::string_view name) {
    std::string out;
    for (const char c : name) {
        const bool space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!space) {
            out.push_back(c);
        } else if (!out.empty() && out.back() != ' ') {
            out.push_back(' ');
        }
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

}  // namespace semafor
