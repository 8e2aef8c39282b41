// Texts in the player's language, with arguments and plural forms.
#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "map/map_def.h"
#include "texts.h"

namespace semafor {

// The languages' own names, indexed by Language.
inline constexpr std::array<std::string_view, kLanguages> kLanguageNames = {"English", "Polski", "Magyar"};

// A text from assets/texts that takes no arguments.
std::string_view text(Language language, Text key);

// The text with its arguments, ordered as texts.h lists them for each key. Required: as many as it has.
std::string say(Language language, Text key, std::initializer_list<std::string_view> arguments);

// "1 wagon", "2 wagons": the plural form for `n`, with arguments as for `say`, of which `n` is the first.
std::string count(Language language, Plural key, long n, std::initializer_list<std::string_view> more = {});

// The number with a proper minus sign.
std::string number(long n);

// "a, b, c".
std::string listed(const std::vector<std::string>& items);

// The language that a tag like "pl-PL" or "hu" asks for; English where we don't have it.
Language languageFor(std::string_view tag);

// A board's title; the map's name if it has no text.
std::string_view mapTitle(Language language, std::string_view map);
// The special features of a board in a few words; empty for a map that has no text.
std::string_view mapHint(Language language, std::string_view map);

}  // namespace semafor
