// Match results deal by deal, kept in a file, so that a stopped run can continue.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"

namespace semafor::cli {

// A full win, in units that any number of seats can share without a remainder.
inline constexpr std::int64_t kWholeWin = 60;

// A bot's totals over a number of games.
struct Record {
    std::int64_t wins = 0;  // a full win is kWholeWin
    std::int64_t score = 0;
    std::int64_t tickets = 0;
    std::int64_t faults = 0;  // games lost through faults of its program
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;

    Record& operator+=(const Record& other);
};

struct MatchResult {
    std::int64_t games = 0;
    std::int64_t sharedGames = 0;
    std::int64_t firstSeatWins = 0;  // of the seat that begins; a full win is kWholeWin
    std::vector<Record> records;     // by bot

    MatchResult& operator+=(const MatchResult& other);
};

// Whether both hold the same games: equal in everything except times.
bool sameGames(const MatchResult& a, const MatchResult& b);

// The results of all deals so far.
class Ledger {
public:
    // A ledger without a file.
    Ledger() = default;
    // Loads the file, if it exists; further results go into it at once. `match` is one line that describes
    // the match, with `bots` bots at a table; the file of another match is refused. Errors are sentences.
    static Result<Ledger, std::string> open(const std::string& path, const std::string& match,
                                            std::size_t bots);

    // The result of that deal of that match, or null.
    [[nodiscard]] const MatchResult* find(std::size_t match, std::uint64_t deal) const;
    // A deal of a match; first() finds the first one with a result.
    struct Place {
        std::size_t match = 0;
        std::uint64_t deal = 0;
    };
    [[nodiscard]] const MatchResult* first(Place& place) const;
    // Returns false if writing fails.
    bool add(Place place, MatchResult result);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::map<std::pair<std::size_t, std::uint64_t>, MatchResult> results_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace semafor::cli
