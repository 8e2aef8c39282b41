// Checks and trims names, code point by code point.
#include "desk/names.h"

#include "base/utf8.h"
#include "letters.h"

namespace semafor {
namespace {

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
        const auto point = takeCharacter(name);
        if (!point) return NameFault::kNoText;
        if (control(*point)) return NameFault::kControl;
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
