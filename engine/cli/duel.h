// Matches between bots on duplicate deals: every deal is played with every rotation of the seats.
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
    std::vector<std::string> bots;  // one a seat: a name of `programs`, or a bot of ours
    std::size_t number = 0;         // of the match in the ledger
    std::uint64_t deals = 0;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::optional<double> until;  // the rate of the first bot, from 0 to 1, that it is held against
    Programs programs;
    std::chrono::seconds patience{5};  // with each answer of a program
    std::shared_ptr<GameLog> log;      // of all games played now, or null
};

// After so many deals each, a match looks whether it may stop early.
inline constexpr std::uint64_t kCheckpoint = 50;

struct MatchEnd {
    MatchResult result;
    std::uint64_t deals = 0;  // played
    bool decided = false;     // it stopped because the interval lies on one side
    bool kept = true;         // all results are in the ledger's file, and all games in the log
    bool stopped = false;     // a program isn't to be had; the result is that of no whole match
};

// Deals that the ledger holds aren't played again. The result is the same however the deals were spread over
// threads and runs. Required: known bots, as many as the game has seats for.
MatchEnd playMatch(const Game& game, const MatchSetup& setup, Ledger& ledger);

// One deal of the match, with every rotation; in no log. Required: no programs.
MatchResult playDeal(const Game& game, const MatchSetup& setup, std::uint64_t deal);

// Wilson's interval for a rate, 95 %.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(double wins, double games);

}  // namespace semafor::cli
