// Instant tickets: dealing, completing, swapping.
#include "rules/instant_tickets.h"

#include "rules/east_west.h"

namespace semafor {
namespace {

// Draws from the top of the deck to the end of the hand; does nothing if the deck is empty (F04).
template <class Sink>
void drawTicket(Play<Sink>& play, Seat seat) {
    TicketPile& deck = play.state.ticketDecks[0];
    if (deck.empty()) return;
    const TicketId ticket = deck.popTop();
    play.state.held[index(seat)].push(ticket);
    play.emit(TicketDrawn{seat, ticket});
}

// Hand index of the completed ticket held longest, or the size of the hand if no ticket is completed.
std::size_t firstCompleted(const Game& game, Components& network, const HeldTickets& held) {
    std::size_t place = 0;
    while (place < held.size() && !completes(game, network, held[place])) ++place;
    return place;
}

// Our reading of F04: shows one ticket at a time, the one held longest first, and replaces it only after the
// test for the winning number. A replacement that is already completed is shown next. True: game over.
template <class Sink>
bool showAllCompleted(Play<Sink>& play, Seat seat) {
    HeldTickets& held = play.state.held[index(seat)];
    Components network = componentsOf(play.game, play.state.owned[index(seat)]);
    for (;;) {
        const std::size_t place = firstCompleted(play.game, network, held);
        if (place == held.size()) return false;
        const TicketId ticket = held[place];
        held.erase(place);
        if (showCompleted(play, seat, ticket)) return true;
        drawTicket(play, seat);
    }
}

}  // namespace

template <class Sink>
void dealInstantTickets(Play<Sink>& play) {
    for (std::size_t s = 0; s < play.state.seats; ++s)
        for (int i = 0; i < play.game.rules().instantTickets->hand; ++i) drawTicket(play, idAt<Seat>(s));
}

template <class Sink>
bool showCompleted(Play<Sink>& play, Seat seat, TicketId ticket) {
    auto& completed = play.state.completed[index(seat)];
    completed.push(ticket);
    play.emit(TicketCompleted{seat, ticket});
    if (completed.size() < play.game.rules().instantTickets->toWin) return false;
    play.state.step = GameOver{EndReason::kTickets};
    return true;
}

template <class Sink>
Turn completeAfterClaim(Play<Sink>& play, Seat seat) {
    // Our reading of F06: East-West comes before the ordinary tickets of the same claim.
    if (takeEastWest(play, seat) || showAllCompleted(play, seat)) return Turn::kGoesOn;
    // Our reading of F07: the winning number outranks the last wagon.
    if (play.state.wagons[index(seat)] > 0 || play.game.rules().lastRound) return Turn::kEnds;
    play.state.step = GameOver{EndReason::kLastWagon};
    return Turn::kGoesOn;
}

bool canSwap(const Game& game, const GameState& state, Seat seat) {
    return game.rules().instantTickets && !state.ticketDecks[0].empty() &&
           state.held[index(seat)].size() == game.rules().instantTickets->hand;
}

std::optional<RuleError> check(const Game& game, const GameState& state, const SwapTickets&) {
    if (!game.rules().instantTickets) return RuleError::kNotInThisGame;
    const auto* turn = std::get_if<TakeTurn>(&state.step);
    if (turn == nullptr) return RuleError::kNotNow;
    if (state.ticketDecks[0].empty()) return RuleError::kNoTicketLeft;
    if (!canSwap(game, state, turn->seat)) return RuleError::kHandNotFull;
    return std::nullopt;
}

template <class Sink>
Turn perform(Play<Sink>& play, const SwapTickets&) {
    const Seat seat = play.state.actor();
    HeldTickets& held = play.state.held[index(seat)];
    const CompletedTickets& completed = play.state.completed[index(seat)];
    const std::size_t before = completed.size();
    // Our reading of F05: first all go under the deck in the order held, then as many come from the top.
    for (const TicketId ticket : held) play.state.ticketDecks[0].pushUnder(ticket);
    held.clear();
    play.emit(TicketsSwapped{seat});
    for (int i = 0; i < play.game.rules().instantTickets->hand; ++i) drawTicket(play, seat);
    if (showAllCompleted(play, seat)) return Turn::kGoesOn;
    return completed.size() == before ? Turn::kEndsIdle : Turn::kEnds;
}

template void dealInstantTickets(RecordedPlay&);
template void dealInstantTickets(SilentPlay&);
template Turn completeAfterClaim(RecordedPlay&, Seat);
template Turn completeAfterClaim(SilentPlay&, Seat);
template bool showCompleted(RecordedPlay&, Seat, TicketId);
template bool showCompleted(SilentPlay&, Seat, TicketId);
template Turn perform(RecordedPlay&, const SwapTickets&);
template Turn perform(SilentPlay&, const SwapTickets&);

}  // namespace semafor
