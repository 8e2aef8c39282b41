// The East-West special ticket.
#include "rules/east_west.h"

#include "rules/instant_tickets.h"

namespace semafor {

bool hasEastWest(const GameState& state, Seat seat) {
    for (const TicketId ticket : state.completed[index(seat)])
        if (ticket == kEastWestTicket) return true;
    return false;
}

template <class Sink>
bool takeEastWest(Play<Sink>& play, Seat seat) {
    if (!play.game.rules().eastWest || hasEastWest(play.state, seat)) return false;
    Components network = componentsOf(play.game, play.state.owned[index(seat)]);
    if (!network.anyJoined(play.game.sideNodes(Side::kEast), play.game.sideNodes(Side::kWest))) return false;
    return showCompleted(play, seat, kEastWestTicket);
}

template bool takeEastWest(RecordedPlay&, Seat);
template bool takeEastWest(SilentPlay&, Seat);

}  // namespace semafor
