// Makes a seat's knowledge from a view or a full state.
#include "bots/seat_knowledge.h"

namespace semafor {

SeatKnowledge knowledgeOf(const PlayerView& view) {
    TicketSet tickets = view.kept;
    for (const TicketId ticket : view.held) tickets.add(ticket);
    return {view,
            view.me,
            view.hand,
            view.offer,
            tickets,
            view.ticketDecks,
            view.deckSize > 0 || view.discard.total() > 0};
}

SeatKnowledge knowledgeOf(const GameState& state, Seat seat) {
    const std::size_t me = index(seat);
    TicketSet tickets = state.kept[me];
    for (const TicketId ticket : state.held[me]) tickets.add(ticket);
    DeckCounts decks = {};
    for (std::size_t d = 0; d < kMaxTicketDecks; ++d)
        decks[d] = static_cast<std::uint8_t>(state.ticketDecks[d].size());
    return {state,
            seat,
            state.hands[me],
            state.offers[me],
            tickets,
            decks,
            !state.deck.empty() || state.discard.total() > 0};
}

}  // namespace semafor
