// Matches between bots on duplicate deals: every deal is played with every rotation of the seats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/foreign.h"
#include "cli/results.h"
#include "rules/game.h"

namespace semafor::cli {

// The name of the player that is somebody else's program.
inline constexpr std::string_view kForeign = "foreign";

struct MatchSetup {
    std::vector<std::string> bots;  // one a seat
    std::size_t number = 0;         // of the match in the ledger
    std::uint64_t deals = 0;
    std::uint64_t seed = 0;
    unsigned threads = 1;
    std::optional<double> until;  // the rate of the first bot, from 0 to 1, that it is held against
    ForeignSetup foreign;
};

// After so many deals each, a match looks whether it may stop early.
inline constexpr std::uint64_t kCheckpoint = 50;

struct MatchEnd {
    MatchResult result;
    std::uint64_t deals = 0;  // played
    bool decided = false;     // it stopped because the interval lies on one side
    bool kept = true;         // all results are in the ledger's file
};

// Deals that the ledger holds aren't played again. The result is the same however the deals were spread over
// threads and runs. Required: known bots, as many as the game has seats for.
MatchEnd playMatch(const Game& game, const MatchSetup& setup, Ledger& ledger);

// One deal of the match, with every rotation.
MatchResult playDeal(const Game& game, const MatchSetup& setup, std::uint64_t deal);

// Wilson's interval for a rate, 95 %.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(double wins, double games);

}  // namespace semafor::cli
