// Makes a view from the full state.
#include "view/player_view.h"

namespace semafor {
namespace {

DeckCounts countByDeck(const Game& game, const TicketList& tickets) {
    DeckCounts counts = {};
    for (const TicketId ticket : tickets) ++counts[game.deckOf(ticket)];
    return counts;
}

// Adds the seat's private information.
void addOwn(PlayerView& view, const GameState& state, std::size_t me) {
    view.hand = state.hands[me];
    view.kept = state.kept[me];
    view.offer = state.offers[me];
    view.held = state.held[me];
}

}  // namespace

bool inSetup(const PublicState& state) {
    const auto* choice = std::get_if<ChooseTickets>(&state.step);
    return std::holds_alternative<ChooseMix>(state.step) || (choice != nullptr && choice->setup);
}

PlayerView observe(const Game& game, const GameState& state, Seat seat) {
    PlayerView view;
    static_cast<PublicState&>(view) = static_cast<const PublicState&>(state);
    view.me = seat;
    view.deckSize = static_cast<std::uint8_t>(state.deck.size());
    if (seat != kNoSeat) addOwn(view, state, index(seat));
    for (std::size_t d = 0; d < kMaxTicketDecks; ++d)
        view.ticketDecks[d] = static_cast<std::uint8_t>(state.ticketDecks[d].size());
    const bool hidden = inSetup(state);
    for (std::size_t s = 0; s < state.seats; ++s) {
        view.handSizes[s] = static_cast<std::uint8_t>(state.hands[s].total());
        view.offerCounts[s] = countByDeck(game, state.offers[s]);
        view.heldCounts[s] = static_cast<std::uint8_t>(state.held[s].size());
        if (idAt<Seat>(s) == seat || !hidden) view.keptCounts[s] = game.publicCounts(state.kept[s]);
        if (state.over()) view.shown[s] = state.kept[s];
    }
    return view;
}

BySeat<SeatScore> scoreNow(const Game& game, const PlayerView& view) {
    BySeat<TicketSet> kept = view.shown;
    if (!view.spectator()) kept[index(view.me)] = view.kept;
    return scoreNow(game, standingOf(view, kept));
}

}  // namespace semafor
