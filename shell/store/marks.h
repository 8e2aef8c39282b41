// The planner's marks on this device: routes that people intend to claim, by seat, kept beside their game.
// They are in no save and in no link.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "store/store.h"
#include "view/player_view.h"

namespace semafor {

// The marks of one game, as the store and the file of all games have them: "0 brest-dieppe dieppe-paris;2 …",
// the seat before the names of its routes.
struct KeptMarks {
    std::uint64_t id = 0;  // of the game
    std::string text;      // printable ASCII
};

std::string marksText(const Game& game, const BySeat<RouteSet>& marks);
// Skips anything that isn't a seat or a route of the game.
BySeat<RouteSet> parseMarks(const Game& game, std::string_view text);

// Empty: there are none.
std::string readMarks(const Store& store, std::uint64_t id);
// An empty text takes the record away. A store that is full does without.
void writeMarks(Store& store, const KeptMarks& marks);
// The marks of all games.
std::vector<KeptMarks> marksIn(const Store& store);

// A line of the file of all games. Programs that don't know marks skip it as a first line.
std::string marksLine(const KeptMarks& marks);
std::optional<KeptMarks> parseMarksLine(std::string_view line);

}  // namespace semafor
