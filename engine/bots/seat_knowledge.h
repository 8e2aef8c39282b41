// A seat's knowledge of a game, for decisions alone: the same from its view and, in a playout, from a state.
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
    TicketSet tickets;  // kept, or held where completed ones lie open
    DeckCounts ticketDecks = {};
    bool cardsInDeck = false;  // a blind card can be had

    [[nodiscard]] const RouteSet& owned() const { return table.owned[index(me)]; }
    [[nodiscard]] int wagons() const { return table.wagons[index(me)]; }
    [[nodiscard]] int stations() const { return table.stations[index(me)]; }
    // The routes nobody stands in the way of, whatever they cost (R08).
    [[nodiscard]] RouteSet claimable(const Game& game) const {
        return table.open - game.otherTracks(owned());
    }
};

SeatKnowledge knowledgeOf(const PlayerView& view);
// Required: the seat's own hand and tickets are what may be looked at.
SeatKnowledge knowledgeOf(const GameState& state, Seat seat);

}  // namespace semafor
