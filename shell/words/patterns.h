// The text patterns of each language (assets/texts), available once its asset pack is downloaded.
#pragma once

#include <cstddef>
#include <string_view>

#include "map/map_def.h"
#include "texts.h"

namespace semafor {

// Whether the texts of the language are loaded; if not, their download starts.
bool haveTexts(Language language);

// The text of that key; "{0}" in it stands for the first argument. Required: haveTexts(language).
std::string_view patternOf(Language language, Text key);
// `form` is an index in kPluralForms; empty where the language lacks that form.
std::string_view patternOf(Language language, Plural key, std::size_t form);

}  // namespace semafor
