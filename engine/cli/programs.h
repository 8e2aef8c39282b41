// External programs named on the command line (engine/bots/protocol.md).
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace semafor::cli {

// Player name of a program that the command line gives no name.
inline constexpr std::string_view kForeign = "foreign";

// A program isn't started again after this many failed greetings in a row.
inline constexpr int kGreetingsAtMost = 3;

// A program, shared by all its seats on all threads.
class Program {
public:
    Program(std::string player, std::string command)
        : player_(std::move(player)), command_(std::move(command)) {}

    // Name of the player that it plays.
    [[nodiscard]] const std::string& player() const { return player_; }
    [[nodiscard]] const std::string& command() const { return command_; }

    // It answered hello, with its own name; empty: it gave no name.
    void greeted(std::string_view ownName);
    // It didn't answer hello properly.
    void greetingFailed();

    [[nodiscard]] std::string ownName() const;
    [[nodiscard]] bool givenUp() const;

private:
    std::string player_;
    std::string command_;
    mutable std::mutex mutex_;  // guards the members below
    std::string ownName_;
    int failedInARow_ = 0;
};

using Programs = std::vector<std::shared_ptr<Program>>;

// The program of this player, or null.
Program* findProgram(const Programs& programs, std::string_view player);
// A program that was given up on, or null.
const Program* givenUp(const Programs& programs);

// Reads "NAME=COMMAND", where NAME is one of the players, or "COMMAND" for the player "foreign". An error is
// a sentence: no player has that name, or two programs have it.
Result<Programs, std::string> readPrograms(const std::vector<std::string_view>& texts,
                                           const std::vector<std::string_view>& players);

// Makes a program's text safe to print on one line.
std::string printable(std::string_view text);

}  // namespace semafor::cli
