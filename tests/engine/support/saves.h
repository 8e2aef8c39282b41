// Saves and links for tests: random ones, the golden ones, and hand-made ones around any payload.
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

// A randomly played game up to its end or to `actionsAtMost`, with random names, ids and times.
SavedGame randomSave(const Game& game, std::size_t seats, std::uint64_t seed,
                     std::size_t actionsAtMost = kMaxLogActions);

// A save whose log has an action of each kind; it isn't a game that the rules allow.
SavedGame everyKindOfAction();
// A save as long as the caps allow.
SavedGame largestSave();

// The game with a section of each kind: a bot of level 3 decided for seat 0 in the second half of the log,
// two settings, and two sections that no current program knows. Required: at least two actions.
SavedGame withSections(SavedGame game);

struct GoldenSave {
    std::string file;  // its name without the extension
    SavedGame game;
};
// The games in tests/golden/saves and tests/golden/links, as first written. Only ever add to the list.
std::vector<GoldenSave> goldenSaves();

// A save with any payload and a correct checksum: a second implementation, from the format's description.
std::string saveAround(std::span<const std::uint8_t> payload, std::uint32_t version = 1);
// The payload of a save: its bytes after the header.
Bytes payloadOf(std::string_view save);

// The code of a link with any body and a correct checksum; its digits are base32.
std::string linkAround(std::span<const std::uint8_t> body, std::uint32_t version = 1);
// The body of a link's code.
Bytes bodyOf(std::string_view link);

}  // namespace semafor::test
