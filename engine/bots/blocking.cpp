// Parts of networks that a route would join.
#include "bots/blocking.h"

#include <algorithm>

#include "rules/network.h"

namespace semafor {
namespace {

// The number of spaces in the part of a network that contains the node.
int spacesAt(const Game& game, const RouteSet& owned, Components& network, std::uint8_t node) {
    int spaces = 0;
    owned.forEach([&](RouteId id) {
        if (network.joined(game.route(id).nodes[0], node)) spaces += game.route(id).length;
    });
    return spaces;
}

}  // namespace

int harmOf(const Game& game, const SeatKnowledge& known, RouteId route) {
    RouteSet self;
    self.add(route);
    const bool staysOpen =
        !game.tracksClose(known.table.seats) && !(game.otherTracks(self) & known.table.open).empty();
    if (staysOpen) return 0;
    const auto& nodes = game.route(route).nodes;
    int most = 0;
    for (std::size_t s = 0; s < known.table.seats; ++s) {
        if (idAt<Seat>(s) == known.me) continue;
        const RouteSet& owned = known.table.owned[s];
        Components network = componentsOf(game, owned);
        if (network.joined(nodes[0], nodes[1])) continue;
        most = std::max(most, std::min(spacesAt(game, owned, network, nodes[0]),
                                       spacesAt(game, owned, network, nodes[1])));
    }
    return most;
}

}  // namespace semafor
