// A bot that is an external program (engine/bots/protocol.md).
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
    // Game and program must outlive the bot. `patience` is the time-out for each answer.
    ForeignBot(const Game& game, Program& program, std::chrono::seconds patience)
        : game_(game), program_(program), patience_(patience) {}

    // Begins a game. Starts the program, unless it is still running and had no fault.
    void begin(const PlayerView& view, const StartOfGame& start);
    // Index of its choice in the list; nullopt after a fault.
    std::optional<std::size_t> choose(const PlayerView& view, const ActionList& legal);
    // Sends the events at a table of `seats`, redacted for `seat`.
    void report(const Events& events, std::size_t seats, Seat seat);
    void end(const GameState& state);

    // The program's fault in this game, or empty. After a fault nothing more is sent to it.
    [[nodiscard]] const std::string& fault() const { return fault_; }
    // Whether the fault is that it didn't answer hello properly.
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

// Seed of a seat's own random numbers in a game; doesn't reveal the deal code.
std::uint64_t foreignSeed(std::uint64_t dealCode, Seat seat, std::uint64_t game);

}  // namespace semafor::cli
