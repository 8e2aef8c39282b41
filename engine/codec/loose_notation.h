// Parses actions written by external programs: the notation's words, in a freer order.
#pragma once

#include <string_view>

#include "codec/notation.h"

namespace semafor {

// Like parseAction, but counts ("locomotive=1 blue=2") and ticket ids may come in any order, counts of 0
// cards are ignored, and several spaces count as one.
Result<Action, NotationError> parseLooseAction(const Game& game, std::string_view text);

}  // namespace semafor
