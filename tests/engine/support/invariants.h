// Invariants that hold in every state of every game.
#pragma once

#include <string>

#include "rules/game.h"
#include "rules/state.h"

namespace semafor::test {

// Describes the broken invariants; "" when all hold: each card, ticket, wagon, station and passenger exists
// exactly once; a route has one owner; the publicly known cards of a hand are in it.
std::string brokenLaws(const Game& game, const GameState& state);

}  // namespace semafor::test
