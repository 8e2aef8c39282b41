// What matches brought, deal by deal; kept in a file, so that a run that was stopped can go on.
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

// Of a victory: so that it can be shared by any number of seats without a rest.
inline constexpr std::int64_t kWholeWin = 60;

// What a bot did in a number of games.
struct Record {
    std::int64_t wins = 0;  // a whole one is kWholeWin
    std::int64_t score = 0;
    std::int64_t tickets = 0;
    std::int64_t faults = 0;  // games lost because its program failed
    std::int64_t decisions = 0;
    std::int64_t nanoseconds = 0;

    Record& operator+=(const Record& other);
};

struct MatchResult {
    std::int64_t games = 0;
    std::int64_t sharedGames = 0;
    std::int64_t firstSeatWins = 0;  // of the seat that begins; a whole one is kWholeWin
    std::vector<Record> records;     // by bot

    MatchResult& operator+=(const MatchResult& other);
};

// Whether the same games were played: all but the times.
bool sameGames(const MatchResult& a, const MatchResult& b);

// The results of all deals so far.
class Ledger {
public:
    // Without a file.
    Ledger() = default;
    // What the file holds, if there is one; further results go into it at once. `match` is one line that says
    // what is played, by so many bots at a table: a file of another match is refused. An error is a sentence.
    static Result<Ledger, std::string> open(const std::string& path, const std::string& match,
                                            std::size_t bots);

    // Of that deal of the match of that number, or null.
    [[nodiscard]] const MatchResult* find(std::size_t match, std::uint64_t deal) const;
    // The first deal there is a result of.
    struct Place {
        std::size_t match = 0;
        std::uint64_t deal = 0;
    };
    [[nodiscard]] const MatchResult* first(Place& place) const;
    // False when it can't be written.
    bool add(Place place, MatchResult result);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    std::map<std::pair<std::size_t, std::uint64_t>, MatchResult> results_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace semafor::cli
