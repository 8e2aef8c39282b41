// Ways of tickets: the cheapest way to complete one, and whether completing it is still possible.
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

// The way with the fewest wagons, then the fewest routes, for the view's seat; ignores stations. nullopt if
// own and free routes can't join the ends any more. Required: the view is a seat's.
std::optional<Way> cheapestWay(const Game& game, const PlayerView& view, TicketId ticket);

// Whether the ticket can still be completed with the wagons, tracks and stations left: over own routes, free
// routes, and others' routes lent by stations, built or still to be built (R27). Ignores cards and turns, and
// that the others' wagons may suffice for only one of two routes. Required: the view is a seat's.
bool stillPossible(const Game& game, const PlayerView& view, TicketId ticket);

}  // namespace semafor
