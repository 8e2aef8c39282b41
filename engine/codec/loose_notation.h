// Actions as other people's programs write them: the same words, in an order of their own.
#pragma once

#include <string_view>

#include "codec/notation.h"

namespace semafor {

// As parseAction, but counts ("locomotive=1 blue=2") and ids of tickets may stand in any order, counts of no
// card are left out, and more than one space is as good as one.
Result<Action, NotationError> parseLooseAction(const Game& game, std::string_view text);

}  // namespace semafor
