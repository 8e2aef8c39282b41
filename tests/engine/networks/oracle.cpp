// Slow reference algorithms for networks, to check the fast ones against.
#include "oracle.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace semafor::test {
namespace {

int longestFrom(std::span<const Segment> segments, std::vector<bool>& used, int node) {
    int longest = 0;
    for (std::size_t s = 0; s < segments.size(); ++s) {
        const Segment& segment = segments[s];
        if (used[s] || (segment.a != node && segment.b != node)) continue;
        used[s] = true;
        const int end = segment.a == node ? segment.b : segment.a;
        longest = std::max(longest, segment.length + longestFrom(segments, used, end));
        used[s] = false;
    }
    return longest;
}

bool hangTogether(std::span<const Segment> segments, std::uint32_t subset) {
    std::uint64_t reached = 0;
    std::uint32_t left = subset;
    for (bool grown = true; grown;) {
        grown = false;
        for (std::size_t s = 0; s < segments.size(); ++s) {
            const std::uint64_t ends =
                (std::uint64_t{1} << segments[s].a) | (std::uint64_t{1} << segments[s].b);
            if (((left >> s) & 1) == 0 || (reached != 0 && (reached & ends) == 0)) continue;
            reached |= ends;
            left &= ~(std::uint32_t{1} << s);
            grown = true;
        }
    }
    return left == 0;
}

}  // namespace

int plainLongestTrail(std::span<const Segment> segments) {
    int longest = 0;
    std::vector<bool> used(segments.size(), false);
    for (int node = 0; node < static_cast<int>(kMaxNodes); ++node)
        longest = std::max(longest, longestFrom(segments, used, node));
    return longest;
}

int subsetLongestTrail(std::span<const Segment> segments) {
    int longest = 0;
    int length = 0;
    std::uint64_t odd = 0;
    std::uint32_t subset = 0;
    for (std::uint32_t step = 1; step < (std::uint32_t{1} << segments.size()); ++step) {
        const int s = std::countr_zero(step);  // Gray code: each step adds or removes one segment
        const Segment& segment = segments[static_cast<std::size_t>(s)];
        subset ^= std::uint32_t{1} << s;
        odd ^= (std::uint64_t{1} << segment.a) ^ (std::uint64_t{1} << segment.b);
        length += ((subset >> s) & 1) != 0 ? segment.length : -segment.length;
        if (length > longest && std::popcount(odd) <= 2 && hangTogether(segments, subset)) longest = length;
    }
    return longest;
}

bool isTrail(std::span<const Segment> segments, const Trail& trail) {
    std::vector<bool> used(segments.size(), false);
    int node = trail.start;
    int length = 0;
    for (const std::uint8_t s : trail.walk) {
        if (s >= segments.size() || used[s]) return false;
        const Segment& segment = segments[s];
        if (segment.a != node && segment.b != node) return false;
        used[s] = true;
        node = segment.a == node ? segment.b : segment.a;
        length += segment.length;
    }
    return length == trail.length;
}

bool plainJoined(std::span<const Join> joins, int from, int to) {
    std::vector<bool> reached(kMaxNodes, false);
    reached[static_cast<std::size_t>(from)] = true;
    for (bool grown = true; grown;) {
        grown = false;
        for (const Join& join : joins) {
            if (reached[join.a] == reached[join.b]) continue;
            reached[join.a] = reached[join.b] = grown = true;
        }
    }
    return reached[static_cast<std::size_t>(to)];
}

namespace {

// An assignment of loans in the form that R27 compares: (station, index of the loan) in order.
struct Assignment {
    StationChoice choice;
    std::vector<std::pair<int, int>> loans;
};

bool better(const Assignment& a, const Assignment& b) {
    if (a.choice.points != b.choice.points) return a.choice.points > b.choice.points;
    const int completedA = std::popcount(a.choice.completed), completedB = std::popcount(b.choice.completed);
    if (completedA != completedB) return completedA > completedB;
    if (a.loans.size() != b.loans.size()) return a.loans.size() < b.loans.size();
    return a.loans < b.loans;
}

Assignment assess(std::span<const Join> own, std::span<const StationLoans> stations,
                  std::span<const Goal> goals, std::array<std::uint8_t, kMaxLenders> loan) {
    Assignment assignment;
    assignment.choice.loan = loan;
    std::vector<Join> joins(own.begin(), own.end());
    for (std::size_t s = 0; s < stations.size(); ++s) {
        if (loan[s] == kNoLoan) continue;
        joins.push_back({stations[s].city, stations[s].loans[loan[s]]});
        assignment.loans.emplace_back(static_cast<int>(s), static_cast<int>(loan[s]));
    }
    int points = 0;
    for (std::size_t g = 0; g < goals.size(); ++g) {
        const bool completed = plainJoined(joins, goals[g].a, goals[g].b);
        if (completed) assignment.choice.completed |= GoalSet{1} << g;
        points += completed ? goals[g].points : -goals[g].points;
    }
    assignment.choice.points = static_cast<std::int16_t>(points);
    return assignment;
}

}  // namespace

StationChoice plainStationChoice(std::span<const Join> own, std::span<const StationLoans> stations,
                                 std::span<const Goal> goals) {
    std::array<std::size_t, kMaxLenders> options = {1, 1, 1};
    for (std::size_t s = 0; s < stations.size(); ++s) options[s] += stations[s].loans.size();
    Assignment best = assess(own, stations, goals, {kNoLoan, kNoLoan, kNoLoan});
    for (std::size_t i = 0; i < options[0] * options[1] * options[2]; ++i) {
        const std::array<std::size_t, kMaxLenders> pick = {i % options[0], i / options[0] % options[1],
                                                           i / options[0] / options[1]};
        std::array<std::uint8_t, kMaxLenders> loan{};
        for (std::size_t s = 0; s < kMaxLenders; ++s)
            loan[s] = pick[s] + 1 == options[s] ? kNoLoan : static_cast<std::uint8_t>(pick[s]);
        const Assignment tried = assess(own, stations, goals, loan);
        if (better(tried, best)) best = tried;
    }
    return best.choice;
}

}  // namespace semafor::test
