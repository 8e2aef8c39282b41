// Saves: a game as text that detects any damage to itself. Reading a text never throws and never needs more
// memory than the largest game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "codec/saved_game.h"

namespace semafor {

// The longest save. A longer text is only checked for a newer program's version.
inline constexpr std::size_t kMaxSaveText = 65536;

enum class SaveFault : std::uint8_t {
    kEmpty,
    kTooLong,
    kForeignCharacter,
    kNotOurs,  // doesn't begin like a save
    kNewerVersion,
    kOlderVersion,
    kCut,
    kTooMuch,     // longer than it says
    kDamaged,     // the checksum is wrong
    kBadContent,  // the checksum is right, but this program can't have written it
};

struct SaveError {
    SaveFault fault{};
    // kEmpty to kNotOurs: byte offset in the text; otherwise offset in the decoded bytes, head included.
    std::size_t at = 0;
};

// For logs and the terminal; the user interface has its own texts.
std::string_view describe(SaveFault fault);

// Uses only letters, digits, - and _. Required: withinCaps(game).
std::string encodeSave(const SavedGame& game);

// The text may have white space around it, nothing else. Each game has exactly one text.
Result<SavedGame, SaveError> decodeSave(std::string_view text);

}  // namespace semafor
