// Reading what a transcript tells of chance: its setup line and its shuffles.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "base/json.h"
#include "base/result.h"
#include "rules/game.h"
#include "rules/setup.h"

namespace semafor {

// What is wrong with which field.
struct FieldError {
    std::string field;
    std::string message;
};

struct TranscriptSetup {
    std::size_t seats = 0;
    SetupPiles piles;
};

// Checks that the piles hold exactly what the game has. Fields that don't belong here are not its concern.
Result<TranscriptSetup, FieldError> readSetup(const Game& game, const JsonValue& line);

// Adds the order that a shuffle line tells.
std::optional<FieldError> readShuffle(const Game& game, const JsonValue& line, GivenShuffles& given);

}  // namespace semafor
