// Conversion between a session and a saved game.
#pragma once

#include <optional>

#include "codec/saved_game.h"
#include "session/session.h"

namespace semafor {

// Stores map and fingerprint, deal code, practice flag, players and log. The caller adds id, revision, names,
// colours and times.
SavedGame savedFrom(const Session& session);

struct OpenedGame {
    Session session;
    std::optional<LogStop> stop;  // the first action that the current rules reject
    bool otherRules = false;      // the map's fingerprint has changed since
};

// Replays the game as far as its log is legal; nullopt if the rules don't allow its number of seats.
// Required: `game` is the game of the map named in `saved`, and outlives the result.
std::optional<OpenedGame> openSaved(const Game& game, const SavedGame& saved);

}  // namespace semafor
