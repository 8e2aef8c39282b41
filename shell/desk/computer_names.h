// First names of railway people for the seats that computers play.
#pragma once

#include <cstddef>
#include <vector>

#include "codec/saved_game.h"
#include "map/map_def.h"

namespace semafor {

// How many names each language has: enough that no two seats share one.
inline constexpr std::size_t kNamesEach = 16;

// The seats of the game, where every computer without a name gets one of that language's stock: the same one
// for the same deal code, and none that another seat has.
std::vector<SavedSeat> withComputerNames(const SavedGame& game, Language language);

}  // namespace semafor
