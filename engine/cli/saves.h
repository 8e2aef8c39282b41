// What the commands about saves and links share: playing a game to be kept, and telling what is in one.
#pragma once

#include <cstddef>
#include <memory>
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

// Lines about the game, each ending with a line feed. It is replayed; what the rules say of it comes last.
struct GameReport {
    std::string text;
    bool followed = false;  // by the rules, to the end of the log
};
GameReport reportOn(const SavedGame& saved);

}  // namespace semafor::cli
