// The texts of each language as assets/texts has them, once its asset pack is here.
#pragma once

#include <cstddef>
#include <string_view>

#include "map/map_def.h"
#include "texts.h"

namespace semafor {

// Whether the texts of the language are here; if not, they are sent for.
bool haveTexts(Language language);

// "{0}" in them stands for the first argument. Required: the texts of the language are here.
std::string_view patternOf(Language language, Text key);
// `form` is its place in kPluralForms; empty where the language has none.
std::string_view patternOf(Language language, Plural key, std::size_t form);

}  // namespace semafor
