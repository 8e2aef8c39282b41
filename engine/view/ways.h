// What a ticket still needs: the cheapest way over own and free routes.
#pragma once

#include <optional>
#include <vector>

#include "base/ids.h"
#include "view/player_view.h"

namespace semafor {

struct Way {
    std::vector<RouteId>
        missing;     // still to be claimed, in the order from the ticket's first end to its second
    int wagons = 0;  // that they take
    friend bool operator==(const Way&, const Way&) = default;
};

// The way with the fewest wagons, and of those with the fewest routes, for the seat of the view; stations are
// not thought of. Nothing when no free routes join the ends any more. Required: the view is a seat's.
std::optional<Way> cheapestWay(const Game& game, const PlayerView& view, TicketId ticket);

// Whether the ticket can still be completed, with the wagons, tracks and stations that are left: own routes,
// free ones, and those of others over which stations lead, standing or still to be built (R27). Cards and
// turns aren't thought of; nor that the others' wagons suffice for one of two routes only. Required: the view
// is a seat's.
bool stillPossible(const Game& game, const PlayerView& view, TicketId ticket);

}  // namespace semafor
