// A player that is a program of somebody else's (README, "Other people's bots").
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "cli/process.h"
#include "rules/action.h"
#include "rules/event.h"
#include "view/player_view.h"

namespace semafor::cli {

struct ForeignSetup {
    std::string command;
    std::chrono::seconds patience{5};  // with each answer
};

class ForeignBot {
public:
    // The game must live longer.
    ForeignBot(const Game& game, ForeignSetup setup) : game_(game), setup_(std::move(setup)) {}

    // A game begins. The program is started unless it still runs and was without fault.
    void begin(const PlayerView& view);
    // The place of its choice in the list; nothing at its fault.
    std::optional<std::size_t> choose(const PlayerView& view, const ActionList& legal);
    // What happened, as the seat may know it.
    void tell(const Events& events, Seat seat);
    void end(const GameState& state);

    // What it did wrong in this game; empty: nothing. From then on it isn't spoken to.
    [[nodiscard]] const std::string& fault() const { return fault_; }

private:
    void greet();
    void say(const std::string& lines);
    std::optional<std::string> hear();
    void fail(std::string fault);
    [[nodiscard]] Deadline deadline() const { return std::chrono::steady_clock::now() + setup_.patience; }

    const Game& game_;
    ForeignSetup setup_;
    std::unique_ptr<Process> process_;
    std::string fault_;
};

}  // namespace semafor::cli
