// Command-line options that select a game: --map, --seats, --deal.
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

// Names of the built-in maps: "europe, germany, first-journey".
std::string shippedNames();

// The game of a built-in map, by name, or of a map folder: any text with a slash, or an existing folder
// without the name of a built-in map. An error is a sentence.
Result<std::unique_ptr<Game>, std::string> gameOnMap(std::string_view map);

// The game for a save, link or transcript of a map with that name: the map given by --map, which must have
// that name, or a built-in map. An error is a sentence.
Result<std::unique_ptr<Game>, std::string> gameFor(const CommandLine& line, std::string_view name);

struct GameChoice {
    std::unique_ptr<Game> game;
    std::size_t seats = 0;
    std::uint64_t dealCode = 0;
};

// Defaults for missing options; nullopt: the option is required.
struct GameDefaults {
    std::optional<std::size_t> seats;
    std::optional<std::uint64_t> dealCode;
};

Result<GameChoice, std::string> chooseGame(const CommandLine& line, const GameDefaults& defaults);

}  // namespace semafor::cli
