// Saves: a game as text that finds every damage to itself. Whatever the text, reading it neither throws nor
// asks for more memory than a game of the greatest size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "codec/saved_game.h"

namespace semafor_2663282 {
using namespace semafor;

// The characters of a save; a longer text isn't looked at.
inline constexpr std::size_t kMaxSaveText = 65536;

enum class SaveFault : std::uint8_t {
    kEmpty,
    kTooLong,
    kForeignCharacter,
    kNotOurs,  // begins like no save
    kNewerVersion,
    kOlderVersion,
    kCut,
    kTooMuch,     // longer than it says
    kDamaged,     // its checksum isn't right
    kBadContent,  // the checksum is right, but no program of ours has written this
};

struct SaveError {
    SaveFault fault{};
    // kEmpty to kNotOurs: the byte of the text; else that of what it stands for, the head included.
    std::size_t at = 0;
};

// For logs and the terminal; the table has texts of its own.
std::string_view describe(SaveFault fault);

// Letters, digits, - and _ alone. Required: withinCaps(game).
std::string encodeSave(const SavedGame& game);

// The text may have white space before and after it, nothing else. One game has exactly one text.
Result<SavedGame, SaveError> decodeSave(std::string_view text);

}  // namespace semafor_2663282
