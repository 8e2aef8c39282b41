// Built-in games, each loaded on first use.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace semafor {

// The game on the built-in map with that name, or null.
std::unique_ptr<Game> shippedGame(std::string_view map);

class Games {
public:
    // The game on the built-in map with that name, or null; valid as long as this object.
    const Game* find(std::string_view map) const;

private:
    mutable std::vector<std::unique_ptr<Game>> made_;  // a cache
};

}  // namespace semafor
