// What holds in every state of every game.
#pragma once

#include <string>

#include "rules/game.h"
#include "rules/state.h"

namespace semafor::test {

// What is wrong with the state, or an empty text: cards, tickets, wagons, stations and passengers are all
// there, each once; routes have one owner; what is known of a hand is in it.
std::string brokenLaws(const Game& game, const GameState& state);

}  // namespace semafor::test
