// Simple players to measure others by. Four of them follow the published descriptions of de Mesentier Silva
// and others, "AI-based Playtesting of Contemporary Board Games" (2017):
//   path        the shortest way of every ticket, its longest routes first; new tickets when all are done
//   hungry      first of all many tickets, then the shortest ways
//   one-step    each turn anew the ticket that is nearest to done, and the next route of its way
//   long-route  the longest routes on the board, those of its tickets' ways first
#pragma once

#include <memory>

#include "bots/bot.h"

namespace semafor {

enum class Baseline : std::uint8_t { kPath, kHungry, kOneStep, kLongRoute };

std::unique_ptr<Bot> makeBaseline(const Game& game, Baseline baseline);

// Every legal action with equal chance.
std::unique_ptr<Bot> makeRandomBot();

}  // namespace semafor
