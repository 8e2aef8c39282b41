// Lines of a parcel, found once.
#include "words/patterns.h"

#include <array>
#include <vector>

#include "base/assert.h"
#include "base/take_line.h"
#include "parcels.h"

namespace semafor {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kEarlyLines = kFirstLateText + kFirstLatePlural * kPluralForms;
constexpr std::size_t kLateTexts = kTexts - kFirstLateText;
constexpr std::size_t kLateLines = kLateTexts + (kPlurals - kFirstLatePlural) * kPluralForms;
constexpr std::string_view kOnItsWay = "…";

// The last line may be empty, and has no end.
Lines linesIn(assets::Bytes bytes, std::size_t count) {
    if (bytes.empty()) return {};
    // Bytes of a text are characters; std::span has no other way to say so.
    std::string_view rest(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    Lines lines;
    lines.reserve(count);
    while (lines.size() < count) lines.push_back(takeLine(rest));
    SEMAFOR_ASSERT(rest.empty());
    return lines;
}

const Lines& linesOf(Language language) {
    static std::array<Lines, kLanguages> all;
    const auto place = static_cast<std::size_t>(language);
    if (all[place].empty()) all[place] = linesIn(assets::textsOf(kLanguageCodes[place]), kEarlyLines);
    return all[place];
}

const Lines& rulesOf(Language language) {
    static std::array<Lines, kLanguages> all;
    const auto place = static_cast<std::size_t>(language);
    if (all[place].empty()) all[place] = linesIn(assets::rulesOf(kLanguageCodes[place]), kLateLines);
    return all[place];
}

std::string_view earlyLine(Language language, std::size_t place) {
    const Lines& lines = linesOf(language);
    SEMAFOR_ASSERT(place < lines.size());
    return lines[place];
}

std::string_view lateLine(Language language, std::size_t place) {
    const Lines& lines = rulesOf(language);
    if (lines.empty()) return kOnItsWay;
    SEMAFOR_ASSERT(place < lines.size());
    return lines[place];
}

}  // namespace

bool haveTexts(Language language) {
    return !linesOf(language).empty();
}

std::string_view patternOf(Language language, Text key) {
    const auto place = static_cast<std::size_t>(key);
    return place < kFirstLateText ? earlyLine(language, place) : lateLine(language, place - kFirstLateText);
}

std::string_view patternOf(Language language, Plural key, std::size_t form) {
    const auto place = static_cast<std::size_t>(key);
    if (place < kFirstLatePlural) return earlyLine(language, kFirstLateText + place * kPluralForms + form);
    return lateLine(language, kLateTexts + (place - kFirstLatePlural) * kPluralForms + form);
}

}  // namespace semafor
