// The sections of the rules; the panel for a decision opens the one about that decision.
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
