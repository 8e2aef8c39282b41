// Finds cities and routes by linear search: a few hundred comparisons for each letter typed.
#include "table/finding.h"

#include <algorithm>
#include <array>
#include <utility>

namespace semafor {
namespace {

using Plain = std::pair<std::string_view, char>;
constexpr std::array<Plain, 46> kPlain = {{
    {"ą", 'a'}, {"Ą", 'a'}, {"á", 'a'}, {"Á", 'a'}, {"ä", 'a'}, {"Ä", 'a'}, {"â", 'a'}, {"ć", 'c'},
    {"Ć", 'c'}, {"ę", 'e'}, {"Ę", 'e'}, {"é", 'e'}, {"É", 'e'}, {"è", 'e'}, {"í", 'i'}, {"Í", 'i'},
    {"ł", 'l'}, {"Ł", 'l'}, {"ń", 'n'}, {"Ń", 'n'}, {"ó", 'o'}, {"Ó", 'o'}, {"ö", 'o'}, {"Ö", 'o'},
    {"ő", 'o'}, {"Ő", 'o'}, {"ô", 'o'}, {"ø", 'o'}, {"Ø", 'o'}, {"ś", 's'}, {"Ś", 's'}, {"š", 's'},
    {"Š", 's'}, {"ß", 's'}, {"ú", 'u'}, {"Ú", 'u'}, {"ü", 'u'}, {"Ü", 'u'}, {"ű", 'u'}, {"Ű", 'u'},
    {"ź", 'z'}, {"Ź", 'z'}, {"ż", 'z'}, {"Ż", 'z'}, {"ž", 'z'}, {"Ž", 'z'},
}};

std::vector<std::string> partsOf(std::string_view typed) {
    std::vector<std::string> parts(1);
    for (const char letter : plainLetters(typed)) {
        if (letter != ' ' && letter != '-')
            parts.back() += letter;
        else if (!parts.back().empty())
            parts.emplace_back();
    }
    if (parts.back().empty()) parts.pop_back();
    return parts;
}

// Whether the name, or a word in it, begins with `part`.
bool begins(std::string_view name, std::string_view part) {
    for (std::size_t at = 0; at != std::string_view::npos; at = name.find(' ', at)) {
        if (at > 0) ++at;
        if (name.substr(at).starts_with(part)) return true;
    }
    return false;
}

}  // namespace

std::string plainLetters(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto found = std::find_if(kPlain.begin(), kPlain.end(),
                                        [&](const Plain& pair) { return text.starts_with(pair.first); });
        if (found != kPlain.end()) {
            plain += found->second;
            text.remove_prefix(found->first.size());
            continue;
        }
        const char letter = text[0];
        plain += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        text.remove_prefix(1);
    }
    return plain;
}

std::vector<Found> findOnBoard(const Words& words, std::string_view typed) {
    const auto parts = partsOf(typed);
    std::vector<Found> found;
    if (parts.empty()) return found;
    const Game& game = words.game();
    std::vector<std::string> names;
    for (std::size_t c = 0; c < game.cityCount(); ++c)
        names.push_back(plainLetters(words.city(idAt<CityId>(c))));
    const auto fits = [&](CityId city, std::size_t part) { return begins(names[index(city)], parts[part]); };
    for (std::size_t c = 0; c < names.size() && parts.size() == 1; ++c)
        if (fits(idAt<CityId>(c), 0)) found.push_back({true, idAt<CityId>(c), {}});
    const std::size_t second = parts.size() > 1 ? 1 : 0;
    for (std::size_t r = 0; r < game.routeCount(); ++r) {
        const auto& ends = game.map().route(idAt<RouteId>(r)).ends;
        const bool there = fits(ends[0], 0) && (second == 0 || fits(ends[1], second));
        const bool back = fits(ends[1], 0) && (second == 0 || fits(ends[0], second));
        if (there || back) found.push_back({false, {}, idAt<RouteId>(r)});
    }
    return found;
}

}  // namespace semafor
