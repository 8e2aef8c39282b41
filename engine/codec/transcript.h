// Transcripts: a whole game as text, for checking by other programs. They contain every random outcome, so a
// player never sees them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor {

// Plays a game and writes its transcript line by line.
class Transcriber {
public:
    // Appends the set-up lines to `out`. Required: the rules allow this number of seats; `game` and `out`
    // outlive the transcriber.
    Transcriber(const Game& game, std::size_t seats, std::uint64_t dealCode, std::string& out);
    // The same from given piles and shuffles. Required: as for newGame.
    Transcriber(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                std::string& out);

    [[nodiscard]] const GameState& state() const { return state_; }
    // The current legal actions, in canonical order.
    [[nodiscard]] const ActionList& legal() const { return legal_; }

    // Performs the action and appends its lines; after the last action also the end line. On an error nothing
    // changes.
    std::optional<RuleError> act(const Action& action);

private:
    void begin(std::size_t seats, const SetupPiles& piles);

    const Game& game_;
    std::string& out_;
    GivenShuffles* given_ = nullptr;
    Events events_;  // of the last action
    GameState state_;
    ActionList legal_;
    std::vector<std::string> texts_;
};

// The transcript of a game. Required: all actions are legal.
std::string transcriptOf(const Game& game, std::size_t seats, std::uint64_t dealCode,
                         std::span<const Action> actions);

}  // namespace semafor
