// Between a session and what is kept of it.
#pragma once

#include <optional>

#include "codec/saved_game.h"
#include "session/session.h"

namespace semafor {

// Map and its fingerprint, deal code, practice, the seats' players, the log. The rest is the caller's: id,
// revision, names, colours and times.
SavedGame savedFrom(const Session& session);

struct OpenedGame {
    Session session;
    std::optional<LogStop> stop;  // the log goes on, but not by today's rules
    bool otherRules = false;      // it was played by other rules than today's
};

// The game replayed as far as the rules follow its log; nothing when they don't allow its number of seats.
// Required: `game` is that of the map named in `saved`; it must live longer.
std::optional<OpenedGame> openSaved(const Game& game, const SavedGame& saved);

}  // namespace semafor
