// A whole game as text, for checking by other programs. It holds every outcome of chance: the host's truth,
// never shown to a player.
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
    // Appends the lines of the set-up to `out`. Game and text must live longer.
    // Required: a number of seats that the rules allow.
    Transcriber(const Game& game, std::size_t seats, std::uint64_t dealCode, std::string& out);
    // The same from piles and shuffles that were given. Required: as for newGame.
    Transcriber(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                std::string& out);

    [[nodiscard]] const GameState& state() const { return state_; }
    // The legal actions now, in canonical order.
    [[nodiscard]] const ActionList& legal() const { return legal_; }

    // Does the action and appends its lines; those of the end when it was the last one.
    // On an error nothing has changed.
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
