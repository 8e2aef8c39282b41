// A player that is a program of somebody else's (engine/bots/protocol.md).
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "cli/process.h"
#include "cli/programs.h"
#include "codec/protocol_lines.h"
#include "rules/action.h"
#include "rules/event.h"
#include "view/player_view.h"

namespace semafor::cli {

class ForeignBot {
public:
    // Game and program must live longer. Patience: with each answer.
    ForeignBot(const Game& game, Program& program, std::chrono::seconds patience)
        : game_(game), program_(program), patience_(patience) {}

    // A game begins. The program is started unless it still runs and was without fault.
    void begin(const PlayerView& view, const StartOfGame& start);
    // The place of its choice in the list; nothing at its fault.
    std::optional<std::size_t> choose(const PlayerView& view, const ActionList& legal);
    // The events at a table of `seats`, redacted for `seat`.
    void report(const Events& events, std::size_t seats, Seat seat);
    void end(const GameState& state);

    // What it did wrong in this game; empty: nothing. From then on it isn't spoken to.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    // Whether the fault is that it didn't even answer hello.
    [[nodiscard]] bool greetingFailed() const { return greetingFailed_; }
    [[nodiscard]] const Program& program() const { return program_; }

private:
    bool answersHello();
    void greet();
    void say(const std::string& lines);
    std::optional<std::string> hear();
    void fail(std::string fault);
    [[nodiscard]] Deadline deadline() const { return std::chrono::steady_clock::now() + patience_; }

    const Game& game_;
    Program& program_;
    std::chrono::seconds patience_;
    std::unique_ptr<Process> process_;
    std::string fault_;
    bool greetingFailed_ = false;
};

// The seed of a seat's own chance in a game: the deal code can't be computed from it.
std::uint64_t foreignSeed(std::uint64_t dealCode, Seat seat, std::uint64_t game);

}  // namespace semafor::cli
