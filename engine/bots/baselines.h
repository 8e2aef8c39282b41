// Baseline bots to measure others by. Four of them follow the published descriptions of de Mesentier Silva
// and others, "AI-based Playtesting of Contemporary Board Games" (2017):
//   path        each ticket's shortest way, longest routes first; new tickets when all are done
//   hungry      many tickets first, then the shortest ways
//   one-step    each turn the ticket that is nearest to completion, and the next route of its way
//   long-route  the longest routes on the board, first the routes on its tickets' ways
#pragma once

#include <memory>

#include "bots/bot.h"

namespace semafor {

enum class Baseline : std::uint8_t { kPath, kHungry, kOneStep, kLongRoute };

std::unique_ptr<Bot> makeBaseline(const Game& game, Baseline baseline);

// Chooses every legal action with equal chance.
std::unique_ptr<Bot> makeRandomBot();

}  // namespace semafor
