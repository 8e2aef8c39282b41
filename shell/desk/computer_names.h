// Names for computer players: first names of railway people.
#pragma once

#include <cstddef>
#include <vector>

#include "codec/saved_game.h"
#include "map/map_def.h"

namespace semafor {

// Number of names in each language: enough that no two seats share one.
inline constexpr std::size_t kNamesEach = 16;

// The seats of the game, with a name in that language for every unnamed computer: always the same for the
// same deal code, and never a name that another seat has.
std::vector<SavedSeat> withComputerNames(const SavedGame& game, Language language);

}  // namespace semafor
