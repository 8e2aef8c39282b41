// A seat's network on the board: what its own wagons join (R10, G03).
#pragma once

#include "networks/components.h"
#include "rules/game.h"
#include "rules/id_set.h"

namespace semafor {

// The connected parts that these routes make.
Components componentsOf(const Game& game, const RouteSet& routes);

// Whether the ticket's cities are joined; a country by any of its end points.
bool completes(const Game& game, Components& network, TicketId ticket);

}  // namespace semafor
