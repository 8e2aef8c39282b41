// Games as they are kept: random ones, those of the golden files, and texts made by hand around any content.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/saved_game.h"
#include "rules/game.h"
#include "rules/state.h"

namespace semafor::test {

using Bytes = std::vector<std::uint8_t>;

// A game of chance up to its end or to `actionsAtMost`, with names and figures of chance.
SavedGame randomSave(const Game& game, std::size_t seats, std::uint64_t seed,
                     std::size_t actionsAtMost = kMaxLogActions);

// An action of each kind, one after the other: no game, but a save.
SavedGame everyKindOfAction();
// The longest save that there can be.
SavedGame largestSave();

// The game with a section of each kind: computers of level 3 decided for the first seat now and then, a
// setting of the table, and two sections that no program of today knows. Required: at least two actions.
SavedGame withSections(SavedGame game);

struct GoldenSave {
    std::string file;  // its name without what follows the dot
    SavedGame game;
};
// What stands in tests/golden/saves and links as it was first written. Only ever add to it.
std::vector<GoldenSave> goldenSaves();

// A save around any payload, its checksum right: written a second time, from the description alone.
std::string saveAround(std::span<const std::uint8_t> payload, std::uint32_t version = 1);
// The bytes of a save between its head and its end.
Bytes payloadOf(std::string_view save);

// A link's code around any body, its checksum right; the digits are the body's bytes as base32.
std::string linkAround(std::span<const std::uint8_t> body, std::uint32_t version = 1);
// The body of a link's code.
Bytes bodyOf(std::string_view link);

}  // namespace semafor::test
