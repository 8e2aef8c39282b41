// Matches between bots on duplicate deals: every deal is played with every rotation of the seats.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game.h"

namespace semafor::cli {

struct MatchSetup {
    std::vector<std::string> bots;  // one a seat
    std::uint64_t deals = 0;
    std::uint64_t seed = 0;
    unsigned threads = 1;
};

// What a bot did in all games of a match.
struct Record {
    double wins = 0;  // a shared victory is split
    double score = 0;
    double tickets = 0;
    std::uint64_t decisions = 0;
    double microseconds = 0;
};

struct MatchResult {
    std::uint64_t games = 0;
    std::vector<Record> records;  // by bot
    double firstSeatWins = 0;     // of the seat that begins
};

// Required: known bots, as many as the game has seats for.
MatchResult playMatch(const Game& game, const MatchSetup& setup);

// Wilson's interval for a rate, 95 %.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(double wins, double games);

}  // namespace semafor::cli
