// Exact search for the best use of a seat's stations (R27): the route that each station lends its owner.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "networks/components.h"

namespace semafor {

inline constexpr std::size_t kMaxLenders = 3;
inline constexpr std::uint8_t kNoLoan = 0xff;

// A station: its city, and the city at the other end of each route it may lend, in the order of the routes'
// names.
struct StationLoans {
    std::uint8_t city = 0;
    std::span<const std::uint8_t> loans;
};

struct StationChoice {
    // By station: the index of its chosen loan, or kNoLoan.
    std::array<std::uint8_t, kMaxLenders> loan = {kNoLoan, kNoLoan, kNoLoan};
    GoalSet completed = 0;
    std::int16_t points = 0;  // of all goals; uncompleted ones count against the seat

    bool operator==(const StationChoice&) const = default;
};

// The best assignment: most points, then most goals completed, then fewest loans, then the first in the order
// of stations and their loans. Two stations may lend the same route. Doesn't allocate.
// Required: at most kMaxLenders stations (in the order of their cities' names), fewer than kNoLoan loans
// each, at most kMaxGoals goals; nodes below kMaxNodes.
[[nodiscard]] StationChoice chooseStations(std::span<const Join> own, std::span<const StationLoans> stations,
                                           std::span<const Goal> goals);

}  // namespace semafor
