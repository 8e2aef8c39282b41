// Matches between bots on duplicate deals: each deal is played with every rotation of the seats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/foreign.h"
#include "cli/game_log.h"
#include "cli/results.h"
#include "rules/game.h"

namespace semafor::cli {

struct MatchSetup {
    std::vector<std::string> bots;  // one per seat: a player in `programs`, or a built-in bot
    std::size_t number = 0;         // number of the match in the ledger
    std::uint64_t deals = 0;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::optional<double> until;  // stop when the first bot's rate is clearly above or below this (0 to 1)
    Programs programs;
    std::chrono::seconds patience{5};  // time-out for each answer of a program
    std::shared_ptr<GameLog> log;      // records the games of this run; may be null
};

// Number of deals between two checks whether a match may stop early.
inline constexpr std::uint64_t kCheckpoint = 50;

struct MatchEnd {
    MatchResult result;
    std::uint64_t deals = 0;  // number played
    bool decided = false;     // stopped early, because the interval lies on one side
    bool kept = true;         // all results and games were written to their files
    bool stopped = false;     // a program was given up on; the result is incomplete
};

// Skips the deals that the ledger holds. The result doesn't depend on the distribution of deals over threads
// and runs. Required: known bots, in a number of seats that the game allows.
MatchEnd playMatch(const Game& game, const MatchSetup& setup, Ledger& ledger);

// Plays one deal of the match with every rotation, without a log. Required: no programs.
MatchResult playDeal(const Game& game, const MatchSetup& setup, std::uint64_t deal);

// The 95 % Wilson interval of a rate.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(double wins, double games);

}  // namespace semafor::cli
