// Bot levels that decide by judgement alone, without search.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/judgement.h"

namespace semafor {

std::unique_ptr<Bot> makeApprentice(const Game& game);
std::unique_ptr<Bot> makePlanner(const Game& game, const Style& style);

Style conductorStyle();
// Required: the game outlives every bot made with the style.
Style stationmasterStyle(const Game& game, Character character);

}  // namespace semafor
