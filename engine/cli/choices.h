// The options by which a command is told which game to play: --map, --seats, --deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cli/options.h"
#include "rules/game.h"
#include "session/games.h"

namespace semafor::cli {

// "europe, germany, first-journey"
std::string shippedNames();

// The game of a map that is built in, by its name, or of a folder: whatever has a slash in it, and any folder
// that isn't called as a map that is built in. An error is a sentence.
Result<std::unique_ptr<Game>, std::string> gameOnMap(std::string_view map);

// The game of what somebody else has written about a map of that name: the one that --map gives, which must
// be called so, or one that is built in. An error is a sentence.
Result<std::unique_ptr<Game>, std::string> gameFor(const CommandLine& line, std::string_view name);

struct GameChoice {
    std::unique_ptr<Game> game;
    std::size_t seats = 0;
    std::uint64_t dealCode = 0;
};

// What is taken for options that aren't given; nothing: they must be.
struct GameDefaults {
    std::optional<std::size_t> seats;
    std::optional<std::uint64_t> dealCode;
};

Result<GameChoice, std::string> chooseGame(const CommandLine& line, const GameDefaults& defaults);

}  // namespace semafor::cli
