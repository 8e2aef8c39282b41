// A seat's network, and the tickets it completes.
#include "rules/network.h"

namespace semafor {

Components componentsOf(const Game& game, const RouteSet& routes) {
    Components network;
    routes.forEach([&](RouteId id) { network.unite(game.route(id).nodes[0], game.route(id).nodes[1]); });
    return network;
}

bool completes(const Game& game, Components& network, TicketId ticket) {
    const auto& ends = game.map().ticket(ticket).ends;
    return network.anyJoined(game.nodesOf(ends[0]), game.nodesOf(ends[1]));
}

}  // namespace semafor
