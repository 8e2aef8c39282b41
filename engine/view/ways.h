// Paths for a ticket: the cheapest one that completes it, and whether it can still be completed at all.
#pragma once

#include <optional>
#include <vector>

#include "base/ids.h"
#include "view/player_view.h"

namespace semafor {

struct Way {
    std::vector<RouteId>
        missing;     // not claimed yet, in the order from the ticket's first end to its second end
    int wagons = 0;  // their total length
    friend bool operator==(const Way&, const Way&) = default;
};

// The path with the fewest wagons, then the fewest routes, for the view's seat; ignores stations. nullopt if
// own and free routes can't join the ends any more. Required: the view isn't a spectator's.
std::optional<Way> cheapestWay(const Game& game, const PlayerView& view, TicketId ticket);

// Whether the ticket can still be completed with the wagons, tracks and stations left: over own routes, free
// routes, and others' routes lent by stations, built or still to be built (R27). Ignores cards and turns, and
// lets another seat lend any free route that it has wagons for, even if it couldn't claim all of them.
// Required: the view isn't a spectator's.
bool stillPossible(const Game& game, const PlayerView& view, TicketId ticket);

}  // namespace semafor
