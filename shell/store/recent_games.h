// The order in which games were played on this device, independent of the clock, which may be set back.
#pragma once

#include <cstdint>
#include <vector>

#include "store/store.h"

namespace semafor {

// The ids in this order, the last played first; without games added after the order was last stored.
std::vector<std::uint64_t> recentGames(const Store& store);

// Records that this game was played: stores it first, then the others in `order`.
void notePlayed(Store& store, std::uint64_t id, const std::vector<std::uint64_t>& order);

// The key under which the order is kept.
inline constexpr const char* kRecentKey = "recent";

}  // namespace semafor
