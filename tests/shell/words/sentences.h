// Checks the form of players' texts: no placeholders left, no double spaces, only letters of our fonts.
#pragma once

#include <array>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "map/map_def.h"

namespace semafor::test {

inline constexpr std::array<Language, kLanguages> kEveryLanguage = {Language::kEnglish, Language::kPolish,
                                                                    Language::kHungarian};

// Splits UTF-8 text into code points, one string each.
inline std::vector<std::string> lettersOf(std::string_view text) {
    std::vector<std::string> letters;
    for (const char byte : text) {
        const bool goesOn = (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
        if (goesOn && !letters.empty()) {
            letters.back() += byte;
        } else {
            letters.emplace_back(1, byte);
        }
    }
    return letters;
}

// All letters in our fonts.
inline const std::set<std::string>& ourLetters() {
    static const std::set<std::string> letters = [] {
        std::ifstream file(SEMAFOR_TESTS_FOLDER "/../assets/fonts/letters.txt");
        std::stringstream text;
        text << file.rdbuf();
        const auto all = lettersOf(text.str());
        std::set<std::string> found(all.begin(), all.end());
        found.erase("\n");
        found.insert(" ");
        return found;
    }();
    return letters;
}

// Describes the first fault of the text; "" when it has none.
inline std::string faultOf(std::string_view text) {
    if (text.empty()) return "empty";
    if (text.find_first_of("{}") != std::string_view::npos) return "a placeholder left over";
    if (text.find("  ") != std::string_view::npos) return "two spaces";
    if (text.front() == ' ' || text.back() == ' ') return "a space at the end";
    for (const std::string& letter : lettersOf(text))
        if (ourLetters().count(letter) == 0) return "a letter that our fonts lack: " + letter;
    return "";
}

}  // namespace semafor::test
