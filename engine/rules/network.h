// A seat's network on the board: the cities that its own routes join (R10, G03).
#pragma once

#include "networks/components.h"
#include "rules/game.h"
#include "rules/id_set.h"

namespace semafor {

// Connected components of these routes.
Components componentsOf(const Game& game, const RouteSet& routes);

// Whether the ticket's ends are joined; a country by any of its end points.
bool completes(const Game& game, Components& network, TicketId ticket);

}  // namespace semafor
