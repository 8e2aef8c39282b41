// The order in which games were played on this device. It doesn't go by the clock, which may be set back.
#pragma once

#include <cstdint>
#include <vector>

#include "store/store.h"

namespace semafor {

// The games as they stood when one was played last, that one first; nothing of games that have come since.
std::vector<std::uint64_t> recentGames(const Store& store);

// This game was played: it comes first from now on, before all others in `order`.
void notePlayed(Store& store, std::uint64_t id, const std::vector<std::uint64_t>& order);

// The key under which the order is kept.
inline constexpr const char* kRecentKey = "recent";

}  // namespace semafor
