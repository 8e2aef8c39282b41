// Reads the random outcomes in a transcript: its setup line and its shuffles.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/json.h"
#include "base/result.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace semafor {

// The name of a wrong field, and the error.
struct FieldError {
    std::string field;
    std::string message;
};

struct TranscriptSetup {
    std::size_t seats = 0;
    SetupPiles piles;
};

// Checks that the piles hold exactly what the game has. Ignores unknown fields.
Result<TranscriptSetup, FieldError> readSetup(const Game& game, const JsonValue& line);

// Adds the order given by a shuffle line.
std::optional<FieldError> readShuffle(const Game& game, const JsonValue& line, GivenShuffles& given);

}  // namespace semafor
