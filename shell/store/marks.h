// Stores the planner's marks of this device beside each game: routes that people intend to claim, by seat.
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

// The marks of one game, as the store and the file of all games hold them: "0 brest-dieppe dieppe-paris;2 …",
// with the seat before the names of its routes.
struct KeptMarks {
    std::uint64_t id = 0;  // of the game
    std::string text;      // printable ASCII
};

std::string marksText(const Game& game, const BySeat<RouteSet>& marks);
// Skips anything that isn't a seat or a route of the game.
BySeat<RouteSet> parseMarks(const Game& game, std::string_view text);

// The text of the game's marks; empty when it has no marks.
std::string readMarks(const Store& store, std::uint64_t id);
// Writes the marks; an empty text deletes the record. A full store doesn't take them.
void writeMarks(Store& store, const KeptMarks& marks);
// The marks of all games.
std::vector<KeptMarks> marksIn(const Store& store);

// A line of the file of all games. Versions that don't know marks skip it like a header line.
std::string marksLine(const KeptMarks& marks);
std::optional<KeptMarks> parseMarksLine(std::string_view line);

}  // namespace semafor
