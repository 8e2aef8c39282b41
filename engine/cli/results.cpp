// Ledger file: one line per deal, with its place and all numbers in the order of declaration.
#include "cli/results.h"

#include <charconv>
#include <optional>
#include <string_view>

#include "base/take_line.h"
#include "cli/console.h"

namespace semafor::cli {
namespace {

using Numbers = std::vector<std::int64_t>;
using Place = Ledger::Place;

constexpr std::size_t kNumbersBefore = 5;
constexpr std::size_t kNumbersOfBot = 6;

std::string lineOf(const Place& place, const MatchResult& result) {
    Numbers numbers = {static_cast<std::int64_t>(place.match), static_cast<std::int64_t>(place.deal),
                       result.games, result.sharedGames, result.firstSeatWins};
    for (const Record& r : result.records)
        numbers.insert(numbers.end(), {r.wins, r.score, r.tickets, r.faults, r.decisions, r.nanoseconds});
    std::string line;
    for (const std::int64_t number : numbers)
        line.append(line.empty() ? "" : " ").append(std::to_string(number));
    return line + "\n";
}

// nullopt unless the line holds the numbers of this many bots.
std::optional<Numbers> numbersOf(std::string_view line, std::size_t bots) {
    Numbers numbers;
    const char* at = line.data();
    const char* const end = at + line.size();
    while (at != end) {
        const auto [remaining, failure] = std::from_chars(at, end, numbers.emplace_back());
        if (failure != std::errc{} || (remaining != end && *remaining != ' ')) return std::nullopt;
        at = remaining == end ? end : remaining + 1;
    }
    if (numbers.size() != kNumbersBefore + bots * kNumbersOfBot) return std::nullopt;
    return numbers;
}

MatchResult resultOf(const Numbers& n) {
    MatchResult result{n[2], n[3], n[4], {}};
    for (std::size_t i = kNumbersBefore; i < n.size(); i += kNumbersOfBot)
        result.records.push_back({n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5]});
    return result;
}

Place placeOf(const Numbers& numbers) {
    return {static_cast<std::size_t>(numbers[0]), static_cast<std::uint64_t>(numbers[1])};
}

bool writeText(std::FILE* file, std::string_view text) {
    return std::fwrite(text.data(), 1, text.size(), file) == text.size() && std::fflush(file) == 0;
}

}  // namespace

Record& Record::operator+=(const Record& other) {
    wins += other.wins;
    score += other.score;
    tickets += other.tickets;
    faults += other.faults;
    decisions += other.decisions;
    nanoseconds += other.nanoseconds;
    return *this;
}

MatchResult& MatchResult::operator+=(const MatchResult& other) {
    games += other.games;
    sharedGames += other.sharedGames;
    firstSeatWins += other.firstSeatWins;
    records.resize(other.records.size());
    for (std::size_t b = 0; b < records.size(); ++b) records[b] += other.records[b];
    return *this;
}

bool sameGames(const MatchResult& a, const MatchResult& b) {
    const auto timeless = [](MatchResult result) {
        for (Record& record : result.records) record.nanoseconds = 0;
        return lineOf({}, result);
    };
    return timeless(a) == timeless(b);
}

// A run that was stopped while writing leaves a line without a line feed: that deal is played again.
Result<Ledger, std::string> Ledger::open(const std::string& path, const std::string& match,
                                         std::size_t bots) {
    Ledger ledger;
    const std::string old = readFile(path).value_or("");
    std::string_view remaining = old;
    if (!remaining.empty()) {
        const std::string_view found = takeLine(remaining);
        if (found != match)
            return path + " is of another match: \"" + std::string(found) + "\", not \"" + match + "\"";
    }
    std::string kept = match + "\n";
    for (int line = 2; remaining.find('\n') != std::string_view::npos; ++line) {
        const auto numbers = numbersOf(takeLine(remaining), bots);
        if (!numbers) return path + ": line " + std::to_string(line) + " holds no result";
        const Place place = placeOf(*numbers);
        const MatchResult result = resultOf(*numbers);
        kept += lineOf(place, result);
        ledger.results_[{place.match, place.deal}] = result;
    }
    // Written to a second file first: whatever happens, one of the two holds the old results.
    const std::string fresh = path + ".new";
    ledger.file_.reset(std::fopen(fresh.c_str(), "wb"));
    if (ledger.file_ == nullptr || !writeText(ledger.file_.get(), kept) ||
        std::rename(fresh.c_str(), path.c_str()) != 0)
        return path + " can't be written";
    return ledger;
}

const MatchResult* Ledger::find(std::size_t match, std::uint64_t deal) const {
    const auto found = results_.find({match, deal});
    return found == results_.end() ? nullptr : &found->second;
}

const MatchResult* Ledger::first(Place& place) const {
    if (results_.empty()) return nullptr;
    place = {results_.begin()->first.first, results_.begin()->first.second};
    return &results_.begin()->second;
}

bool Ledger::add(Place place, MatchResult result) {
    const bool written = file_ == nullptr || writeText(file_.get(), lineOf(place, result));
    results_[{place.match, place.deal}] = std::move(result);
    return written;
}

}  // namespace semafor::cli
