// A seat's knowledge of a game, the input of its decisions; from its view or, in playouts, from a full state.
#pragma once

#include "rules/public_state.h"
#include "rules/state.h"
#include "view/player_view.h"

namespace semafor {

struct SeatKnowledge {
    const PublicState& table;
    Seat me{};
    const CardCounts& hand;
    const TicketList& offer;
    TicketSet tickets;  // kept, or held in games with instant tickets
    DeckCounts ticketDecks = {};
    bool cardsInDeck = false;  // a blind card can be drawn

    [[nodiscard]] const RouteSet& owned() const { return table.owned[index(me)]; }
    [[nodiscard]] int wagons() const { return table.wagons[index(me)]; }
    [[nodiscard]] int stations() const { return table.stations[index(me)]; }
    // Routes that are open and not parallel to an own one, whatever they cost (R08).
    [[nodiscard]] RouteSet claimable(const Game& game) const {
        return table.open - game.otherTracks(owned());
    }
};

SeatKnowledge knowledgeOf(const PlayerView& view);
// Contains only the seat's own hand and tickets.
SeatKnowledge knowledgeOf(const GameState& state, Seat seat);

}  // namespace semafor
