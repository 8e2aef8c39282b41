// Picks computer players' names from one text of names per language.
#include "desk/computer_names.h"

#include <algorithm>
#include <string_view>

#include "base/fingerprint.h"
#include "words/item_of.h"
#include "words/say.h"

namespace semafor {
namespace {

std::string_view nameAt(Language language, std::uint64_t place) {
    return itemOf(text(language, Text::kComputerNames), ", ", place % kNamesEach);
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Whether two names are equal apart from letter case.
bool same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return lower(x) == lower(y); });
}

bool isTaken(const std::vector<SavedSeat>& seats, std::string_view name) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const SavedSeat& seat) { return same(seat.name, name); });
}

}  // namespace

std::vector<SavedSeat> withComputerNames(const SavedGame& game, Language language) {
    std::vector<SavedSeat> seats = game.seats;
    for (std::size_t s = 0; s < seats.size(); ++s) {
        if (seats[s].person || !seats[s].name.empty()) continue;
        std::uint64_t place = Fingerprint().add(game.dealCode).add(s).value() % kNamesEach;
        while (isTaken(seats, nameAt(language, place))) ++place;
        seats[s].name = nameAt(language, place);
    }
    return seats;
}

}  // namespace semafor
