// The sections of the rules, which can also be opened at the point of use.
#pragma once

#include <cstddef>
#include <cstdint>

namespace semafor {

enum class Topic : std::uint8_t {
    kGoal,
    kTurn,
    kCards,
    kClaim,
    kParallel,
    kTickets,
    kStations,
    kTunnels,
    kFerries,
    kPassengers,
    kCountries,
    kEastWest,
    kEnd,
    kScore,
    kTies,
};
inline constexpr std::size_t kTopics = 15;

}  // namespace semafor
