// The export file of saved games (".semafor"): a header line, then one save per line, and the planner's
// marks.
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

// `saves`: texts from encodeSave or the store, readable or not.
std::string writeSaveFile(const std::vector<std::string>& saves, const std::vector<KeptMarks>& marks = {});

struct ReadSaves {
    std::vector<SavedGame> games;  // the newest save of each game, in the order of the file
    std::vector<KeptMarks> marks;
    std::size_t damaged = 0;                // lines that can't be read; a file of another kind counts as one
    std::size_t left = 0;                   // lines after the last game that may be taken
    std::optional<SaveError> firstError{};  // why the first damaged line can't be read
};

// Reads an export file, or a single pasted save. At most `most` games are taken.
ReadSaves readSaveFile(std::string_view text, std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace semafor
