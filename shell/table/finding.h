// Finds cities and routes by typed letters, with or without accents.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "words/words.h"

namespace semafor {

struct Found {
    bool isCity = false;
    CityId city{};
    RouteId route{};
};

// Lower-case letters without accents: "Łódź" is "lodz".
std::string plainLetters(std::string_view text);

// All matches for the typed text, in the order of the board: cities that begin with it, then routes that end
// in one of them; for two words ("war ber"), routes that join both. City names in the language of `words`.
std::vector<Found> findOnBoard(const Words& words, std::string_view typed);

}  // namespace semafor
