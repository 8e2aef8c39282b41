// Splits each language's asset pack into lines, once.
#include "words/patterns.h"

#include <array>
#include <vector>

#include "base/assert.h"
#include "base/take_line.h"
#include "packs.h"

namespace semafor {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kLines = kTexts + kPlurals * kPluralForms;

// The last line may be empty, and has no line end.
Lines linesIn(assets::Bytes bytes) {
    if (bytes.empty()) return {};
    // The bytes are characters; std::span offers no other conversion.
    std::string_view remaining(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Lines lines;
    lines.reserve(kLines);
    while (lines.size() < kLines) lines.push_back(takeLine(remaining));
    SEMAFOR_ASSERT(remaining.empty());
    return lines;
}

const Lines& linesOf(Language language) {
    static std::array<Lines, kLanguages> all;
    const auto place = static_cast<std::size_t>(language);
    if (all[place].empty()) all[place] = linesIn(assets::textsOf(kLanguageCodes[place]));
    return all[place];
}

std::string_view lineAt(Language language, std::size_t place) {
    const Lines& lines = linesOf(language);
    SEMAFOR_ASSERT(place < lines.size());
    return lines[place];
}

}  // namespace

bool haveTexts(Language language) {
    return !linesOf(language).empty();
}

std::string_view patternOf(Language language, Text key) {
    return lineAt(language, static_cast<std::size_t>(key));
}

std::string_view patternOf(Language language, Plural key, std::size_t form) {
    return lineAt(language, kTexts + static_cast<std::size_t>(key) * kPluralForms + form);
}

}  // namespace semafor
