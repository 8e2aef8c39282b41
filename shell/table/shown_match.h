// Feeds a ShownGame from the log of a match, so that what is on the screen is folded and never replayed.
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
    // Only what is new since the last call is fed; what was taken back is forgotten; another game or another
    // seat begins anew. Valid until the next call. Required: the log has as many actions.
    const ShownGame& show(const Match& match, Seat seat, std::size_t actions);

private:
    [[nodiscard]] bool holds(const Match& match, Seat seat) const;

    std::optional<ShownGame> game_;
    std::uint64_t dealCode_ = 0;
    std::vector<Action> log_;  // the actions that were fed
};

}  // namespace semafor
