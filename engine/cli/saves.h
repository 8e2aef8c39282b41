// Helpers of the commands for saves and links: play a game to be saved, describe a saved game.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "cli/choices.h"
#include "cli/options.h"
#include "codec/saved_game.h"

namespace semafor::cli {

// A game played as --map, --seats, --deal, --bots and --actions ask.
struct PlayedGame {
    std::unique_ptr<Game> game;
    SavedGame saved;
};
Result<PlayedGame, std::string> playedGame(const CommandLine& line);

// Describes a saved game as far as possible without its map; each line ends with a line feed.
std::string headOf(const SavedGame& saved);

// A description of the replayed game.
struct GameReport {
    std::string text;
    bool followed = false;  // the whole log is legal
};
// Required: `game` is the game of the map named in `saved`.
GameReport reportOn(const Game& game, const SavedGame& saved);

// A sentence if the map given by --map has another fingerprint; nullopt if it has this one, or if no map was
// given.
std::optional<std::string> otherMap(const CommandLine& line, const Game& game, std::uint64_t fingerprint);

}  // namespace semafor::cli
