// What the commands about saves and links share: playing a game to be kept, and telling what is in one.
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

// The game that --map, --seats, --deal, --bots and --actions ask for, played.
struct PlayedGame {
    std::unique_ptr<Game> game;
    SavedGame saved;
};
Result<PlayedGame, std::string> playedGame(const CommandLine& line);

// Lines about what was saved, each ending with a line feed: what can be told without its map.
std::string headOf(const SavedGame& saved);

// Lines about the game, replayed: what the rules say of it.
struct GameReport {
    std::string text;
    bool followed = false;  // by the rules, to the end of the log
};
// Required: the game is that of the map named in `saved`.
GameReport reportOn(const Game& game, const SavedGame& saved);

// Why the map that --map gives isn't the one of that fingerprint: a sentence; nothing when it is, or when no
// map was given.
std::optional<std::string> otherMap(const CommandLine& line, const Game& game, std::uint64_t fingerprint);

}  // namespace semafor::cli
