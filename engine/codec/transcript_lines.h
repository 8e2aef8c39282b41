// Lines of a transcript, each one JSON object: setup, shuffle, step, end.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "codec/json_writer.h"
#include "rules/event.h"
#include "rules/game.h"
#include "rules/setup.h"
#include "rules/state.h"

namespace semafor {

// Name of the pile of train cards; piles of tickets are named after their decks.
inline constexpr std::string_view kCardPile = "deck";

void appendSetupLine(std::string& out, const Game& game, std::size_t seats, const SetupPiles& piles);

// Appends one line for each shuffle among the events, in order.
void appendShuffleLines(std::string& out, const Game& game, const Events& events);

struct TranscriptStep {
    int number = 0;
    Seat seat{};
    std::span<const std::string> legal;  // in notation, sorted bytewise
    std::string_view action;
};
// `state` is the state after the action.
void appendStepLine(std::string& out, const Game& game, const TranscriptStep& step, const GameState& state);

// Required: the game is over.
void appendEndLine(std::string& out, const Game& game, const GameState& state);
// Writes the members of the end line: the reason, and all scores.
void writeEnd(JsonWriter& json, const Game& game, const GameState& state);

}  // namespace semafor
