// Keeps a ShownGame up to date with a match's log, so that a frame folds new events and replays nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "desk/match.h"
#include "table/shown_game.h"

namespace semafor {

class ShownMatch {
public:
    // The match after its first `actions` actions, as the seat sees it, with the events of all its actions.
    // Feeds only actions that are new since the last call, forgets undone ones, and starts over for another
    // game or seat. Valid until the next call. Required: the log has that many actions.
    const ShownGame& show(const Match& match, Seat seat, std::size_t actions);

private:
    [[nodiscard]] bool holds(const Match& match, Seat seat) const;

    std::optional<ShownGame> game_;
    std::uint64_t dealCode_ = 0;
    std::vector<Action> log_;  // the actions that were fed
};

}  // namespace semafor
