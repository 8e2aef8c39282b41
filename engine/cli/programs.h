// Programs of other people's as a command line names them (engine/bots/protocol.md).
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace semafor::cli {

// The player whose program has no name of its own on the command line.
inline constexpr std::string_view kForeign = "foreign";

// After so many greetings in a row without a proper answer a program isn't started again.
inline constexpr int kGreetingsAtMost = 3;

// One program, known to all its seats on all threads.
class Program {
public:
    Program(std::string player, std::string command)
        : player_(std::move(player)), command_(std::move(command)) {}

    // The name of the player that it is.
    [[nodiscard]] const std::string& player() const { return player_; }
    [[nodiscard]] const std::string& command() const { return command_; }

    // It answered hello and calls itself so; an empty text: it didn't say.
    void greeted(std::string_view ownName);
    // It didn't answer hello as it should.
    void greetingFailed();

    [[nodiscard]] std::string ownName() const;
    [[nodiscard]] bool givenUp() const;

private:
    std::string player_;
    std::string command_;
    mutable std::mutex mutex_;  // for all that follows
    std::string ownName_;
    int failedInARow_ = 0;
};

using Programs = std::vector<std::shared_ptr<Program>>;

// The program that is this player, or null.
Program* findProgram(const Programs& programs, std::string_view player);
// One that wasn't to be had, or null.
const Program* givenUp(const Programs& programs);

// Reads "NAME=COMMAND", where NAME is one of the players, and "COMMAND" for the player "foreign". An error is
// a sentence: nobody is called so, or two programs are.
Result<Programs, std::string> readPrograms(const std::vector<std::string_view>& texts,
                                           const std::vector<std::string_view>& players);

// A text that a program has written, fit for a line on the screen.
std::string printable(std::string_view text);

}  // namespace semafor::cli
