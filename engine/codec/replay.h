// Checking a transcript: the game is replayed through the rules from its own setup line, every shuffle as
// the text tells it, and every line is compared by value with the one that the rules give.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/game.h"

namespace semafor {

// The first place where a transcript isn't what the rules say.
struct TranscriptError {
    int line = 0;       // from 1
    std::string field;  // "state.hands[1].red"; empty: the whole line
    std::string message;

    // "line 12: state.deck: expected 41, found 40"
    [[nodiscard]] std::string describe() const;
};

struct TranscriptSummary {
    std::size_t seats = 0;
    int actions = 0;
    int shuffles = 0;
};

// The name of the map that the setup line asks for.
Result<std::string, TranscriptError> mapOfTranscript(std::string_view text);

// Required: the game of the transcript's map.
Result<TranscriptSummary, TranscriptError> checkTranscript(const Game& game, std::string_view text);

}  // namespace semafor
