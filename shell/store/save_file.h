// The file that saved games travel in (".semafor"): a first line that says what it is, then one save a line,
// and the planner's marks.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/save.h"
#include "codec/saved_game.h"
#include "store/marks.h"

namespace semafor {

// Longer files are refused before anything is read.
inline constexpr std::size_t kMaxSaveFile = 4 * 1'048'576;

// `saves`: texts as encodeSave and the store have them, readable or not.
std::string writeSaveFile(const std::vector<std::string>& saves, const std::vector<KeptMarks>& marks = {});

struct ReadSaves {
    std::vector<SavedGame> games;  // of each game the newest, in the order of the file
    std::vector<KeptMarks> marks;
    std::size_t damaged = 0;                // lines that can't be read; a file of something else is one
    std::size_t left = 0;                   // lines after the last game that may be taken
    std::optional<SaveError> firstError{};  // why the first of them can't
};

// Accepts such a file, or a save alone as somebody might have pasted it. At most `most` games are taken.
ReadSaves readSaveFile(std::string_view text, std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace semafor
