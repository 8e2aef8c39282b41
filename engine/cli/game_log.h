// Log of an arena's games, one line of JSON for each (`--log`).
#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/game.h"
#include "rules/state.h"

namespace semafor::cli {

// One seat in one game.
struct SeatRecord {
    std::string player;
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;
    std::string fault;  // empty: no fault
};

struct GameRecord {
    std::uint64_t number = 0;  // in the match, from 1
    std::uint64_t deal = 0;    // index of the deal in the match, from 0
    std::uint64_t dealCode = 0;
    std::size_t rotation = 0;  // index in the match's list of the player at seat 0
    std::vector<SeatRecord> seats;
};

// Appends the line of a finished game.
void appendGameLine(std::string& out, const Game& game, const GameState& state, const GameRecord& record);

// A file to which lines are appended.
class GameLog {
public:
    // Begins a new file, or continues an existing one. An error is a sentence.
    static Result<std::shared_ptr<GameLog>, std::string> open(const std::string& path, bool goOn);

    // Returns false if writing fails.
    bool add(std::string_view lines);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace semafor::cli
