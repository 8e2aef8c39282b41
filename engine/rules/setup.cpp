// Shuffles and deals the start of a game.
#include "rules/setup.h"

#include "base/chacha.h"
#include "base/draw.h"
#include "rules/instant_tickets.h"
#include "rules/market.h"
#include "rules/piles.h"
#include "rules/streams.h"
#include "rules/tickets.h"

namespace semafor {
namespace {

template <class T, std::size_t N>
void shuffleWith(BoundedVector<T, N>& items, std::uint64_t dealCode, std::size_t streamNumber) {
    DealStream stream(dealCode, streamNumber);
    shuffle(items, stream);
}

BoundedVector<Color, kMaxCards> shuffledDeck(const Game& game, std::uint64_t dealCode) {
    BoundedVector<Color, kMaxCards> cards;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        for (int i = 0; i < game.map().cards[kind]; ++i) cards.push(colorAt(kind));
    shuffleWith(cards, dealCode, kDeckStream);
    return cards;
}

BoundedVector<TicketId, kMaxTicketDeck> shuffledTickets(const Game& game, std::uint64_t dealCode,
                                                        std::size_t deck) {
    BoundedVector<TicketId, kMaxTicketDeck> tickets;
    for (std::size_t i = 0; i < game.ticketCount(); ++i)
        if (game.deckOf(idAt<TicketId>(i)) == deck) tickets.push(idAt<TicketId>(i));
    shuffleWith(tickets, dealCode, kTicketStreams + deck);
    return tickets;
}

BoundedVector<Color, kMaxPassengers> shuffledPassengers(const Game& game, std::uint64_t dealCode) {
    BoundedVector<Color, kMaxPassengers> passengers;
    for (std::size_t c = 0; c < kColors; ++c)
        for (int i = 0; i < game.map().passengers[c]; ++i) passengers.push(colorAt(c));
    shuffleWith(passengers, dealCode, kPassengerStream);
    return passengers;
}

Seat drawnFirstSeat(std::size_t seats, std::uint64_t dealCode) {
    DealStream stream(dealCode, kFirstSeatStream);
    return idAt<Seat>(drawBelow(stream, static_cast<std::uint32_t>(seats)));
}

GameState beforeDealing(const Game& game, std::size_t seats, std::uint64_t dealCode) {
    GameState state;
    state.dealCode = dealCode;
    state.nextStream = kLaterStreams;
    state.seats = static_cast<std::uint8_t>(seats);
    state.firstSeat = drawnFirstSeat(seats, dealCode);
    state.step = TakeTurn{state.firstSeat};
    state.open = game.tables().all;
    for (std::size_t s = 0; s < seats; ++s) {
        state.wagons[s] = game.rules().wagons;
        state.stations[s] = game.rules().stations ? game.rules().stations->each : std::uint8_t{0};
    }
    const auto cards = shuffledDeck(game, dealCode);
    for (std::size_t i = cards.size(); i-- > 0;) state.deck.pushOnTop(cards[i]);
    for (std::size_t d = 0; d < game.rules().tickets.decks.size(); ++d)
        for (const TicketId ticket : shuffledTickets(game, dealCode, d))
            state.ticketDecks[d].pushUnder(ticket);
    if (game.rules().passengers) {
        const auto passengers = shuffledPassengers(game, dealCode);
        for (std::size_t i = 0; i < passengers.size(); ++i) state.passengers[i] = passengers[i];
        state.waiting = ~std::uint64_t{0} >> (64 - passengers.size());
    }
    return state;
}

// Replaces the piles shuffled by a deal code.
void layPiles(const SetupPiles& piles, GameState& state) {
    state.firstSeat = piles.firstSeat;
    state.step = TakeTurn{state.firstSeat};
    state.deck.clear();
    for (std::size_t i = piles.deck.size(); i-- > 0;) state.deck.pushOnTop(piles.deck[i]);
    for (std::size_t d = 0; d < kMaxTicketDecks; ++d) {
        state.ticketDecks[d].clear();
        for (const TicketId ticket : piles.tickets[d]) state.ticketDecks[d].pushUnder(ticket);
    }
    for (std::size_t i = 0; i < piles.passengers.size(); ++i) state.passengers[i] = piles.passengers[i];
}

// R12: deals cards seat by seat, then the market, then tickets.
template <class Sink>
void deal(Play<Sink>& play) {
    for (std::size_t s = 0; s < play.state.seats; ++s) {
        for (int i = 0; i < play.game.rules().cards.hand; ++i) {
            const Color card = drawCard(play);
            if (card == Color::kNone) break;
            ++play.state.hands[s][card];
            play.emit(CardDrawn{idAt<Seat>(s), card});
        }
    }
    settleMarket(play);
    if (play.game.rules().instantTickets) {
        dealInstantTickets(play);
    } else {
        beginSetupChoices(play);
    }
    const GameState& state = play.state;
    play.emit(StepBegan{state.step, state.actionsTaken, state.idleRun, state.passRun, state.turnsLeft});
}

void assertSeats(const Game& game, std::size_t seats) {
    SEMAFOR_ASSERT(seats >= game.rules().seatsFrom && seats <= game.rules().seatsTo);
}

}  // namespace

SetupPiles setupPiles(const Game& game, std::size_t seats, std::uint64_t dealCode) {
    assertSeats(game, seats);
    const auto listOf = [](const auto& items) { return std::vector(items.begin(), items.end()); };
    SetupPiles piles;
    piles.firstSeat = drawnFirstSeat(seats, dealCode);
    piles.deck = listOf(shuffledDeck(game, dealCode));
    for (std::size_t d = 0; d < game.rules().tickets.decks.size(); ++d)
        piles.tickets[d] = listOf(shuffledTickets(game, dealCode, d));
    if (game.rules().passengers) piles.passengers = listOf(shuffledPassengers(game, dealCode));
    return piles;
}

GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode) {
    assertSeats(game, seats);
    GameState state = beforeDealing(game, seats, dealCode);
    SilentPlay play{game, state, {}};
    deal(play);
    return state;
}

GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode, Events& events) {
    assertSeats(game, seats);
    GameState state = beforeDealing(game, seats, dealCode);
    RecordedPlay play{game, state, Recorder(events)};
    deal(play);
    return state;
}

GameState newGame(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                  Events& events) {
    assertSeats(game, seats);
    SEMAFOR_ASSERT(index(piles.firstSeat) < seats);
    GameState state = beforeDealing(game, seats, 0);
    layPiles(piles, state);
    RecordedPlay play{game, state, Recorder(events, &given)};
    deal(play);
    return state;
}

}  // namespace semafor
