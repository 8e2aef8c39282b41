// Cities and routes found by the letters that somebody types, accents or not.
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

// Small letters without accents: "Łódź" is "lodz".
std::string plainLetters(std::string_view text);

// What begins with what was typed: cities first; routes with such an end, and with two words ("war ber")
// those that join both. In the language of the words, in the order of the board.
std::vector<Found> findOnBoard(const Words& words, std::string_view typed);

}  // namespace semafor
