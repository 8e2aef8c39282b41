// Fills arguments into texts, and chooses plural forms.
#include "words/say.h"

#include "base/assert.h"
#include "map/shipped.h"
#include "words/patterns.h"

namespace semafor {
namespace {

// Indices of a plural's forms.
enum class Form : std::uint8_t { kOne, kFew, kMany };

Form polishForm(unsigned long n) {
    if (n == 1) return Form::kOne;
    const unsigned long unit = n % 10;
    const bool teen = n % 100 / 10 == 1;
    return unit >= 2 && unit <= 4 && !teen ? Form::kFew : Form::kMany;
}

Form formOf(Language language, long n) {
    const unsigned long size = n < 0 ? 0ul - static_cast<unsigned long>(n) : static_cast<unsigned long>(n);
    switch (language) {
        case Language::kEnglish:
            return size == 1 ? Form::kOne : Form::kMany;
        case Language::kPolish:
            return polishForm(size);
        case Language::kHungarian:
            break;
    }
    return Form::kMany;
}

using Arguments = std::initializer_list<std::string_view>;

// Arguments may come from players, so placeholders in them stay as they are.
std::string fill(std::string_view pattern, Arguments first, Arguments more) {
    std::string filled;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '{') {
            filled += pattern[i];
            continue;
        }
        const auto place = static_cast<std::size_t>(pattern[i + 1] - '0');
        filled += place < first.size() ? first.begin()[place] : more.begin()[place - first.size()];
        i += 2;
    }
    return filled;
}

}  // namespace

std::string_view text(Language language, Text key) {
    SEMAFOR_ASSERT(kTextArguments[static_cast<std::size_t>(key)] == 0);
    return patternOf(language, key);
}

std::string say(Language language, Text key, Arguments arguments) {
    SEMAFOR_ASSERT(kTextArguments[static_cast<std::size_t>(key)] == arguments.size());
    return fill(patternOf(language, key), arguments, {});
}

std::string count(Language language, Plural key, long n, Arguments more) {
    SEMAFOR_ASSERT(kPluralArguments[static_cast<std::size_t>(key)] == more.size() + 1);
    const auto form = static_cast<std::size_t>(formOf(language, n));
    return fill(patternOf(language, key, form), {number(n)}, more);
}

std::string number(long n) {
    return n < 0 ? "−" + std::to_string(n).substr(1) : std::to_string(n);
}

std::string listed(const std::vector<std::string>& items) {
    std::string list;
    for (const std::string& item : items) {
        if (!list.empty()) list += ", ";
        list += item;
    }
    return list;
}

Language languageFor(std::string_view tag) {
    const std::string_view code = tag.substr(0, tag.find_first_of("-_"));
    for (std::size_t i = 0; i < kLanguages; ++i)
        if (kLanguageCodes[i] == code) return static_cast<Language>(static_cast<std::uint8_t>(i));
    return Language::kEnglish;
}

std::string_view mapTitle(Language language, std::string_view map) {
    const ShippedMap* shipped = findMap(map);
    return shipped != nullptr ? shipped->title[static_cast<std::size_t>(language)] : map;
}

std::string_view mapHint(Language language, std::string_view map) {
    const ShippedMap* shipped = findMap(map);
    return shipped != nullptr ? shipped->hint[static_cast<std::size_t>(language)] : std::string_view();
}

}  // namespace semafor
