// The file that saved games travel in (".semafor"): a first line that says what it is, then one save a line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/save.h"
#include "codec/saved_game.h"

namespace semafor {

// Longer files are refused before anything is read.
inline constexpr std::size_t kMaxSaveFile = 4 * 1'048'576;

// Of texts as encodeSave and the store have them, readable or not.
std::string writeSaveFile(const std::vector<std::string>& saves);

struct ReadSaves {
    std::vector<SavedGame> games;           // of each game the newest, in the order of the file
    std::size_t damaged = 0;                // lines that can't be read
    std::optional<SaveError> firstError{};  // why the first of them can't
};

// Accepts such a file, or a save alone as somebody might have pasted it.
ReadSaves readSaveFile(std::string_view text);

}  // namespace semafor
