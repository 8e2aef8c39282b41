// Checks a transcript: replays the game from its own setup line and shuffles, and compares every line by
// value with the line that the rules produce.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/game.h"

namespace semafor {

// The first place where a transcript contradicts the rules.
struct TranscriptError {
    int line = 0;       // from 1
    std::string field;  // "state.hands[1].red"; empty: the whole line
    std::string message;

    // For example: line 12: state.deck: expected 41, found 40
    [[nodiscard]] std::string describe() const;
};

struct TranscriptSummary {
    std::size_t seats = 0;
    int actions = 0;
    int shuffles = 0;
};

// The map's name in the setup line.
Result<std::string, TranscriptError> mapOfTranscript(std::string_view text);

// Required: `game` is the game of the transcript's map.
Result<TranscriptSummary, TranscriptError> checkTranscript(const Game& game, std::string_view text);

}  // namespace semafor
