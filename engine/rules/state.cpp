// Fingerprint of a state: every field, in a fixed order.
#include "rules/state.h"

#include "base/fingerprint.h"

namespace semafor {
namespace {

template <class Set>
void addSet(Fingerprint& print, const Set& set) {
    for (const std::uint64_t word : set.words()) print.add(word);
}

template <class List>
void addList(Fingerprint& print, const List& list) {
    print.add(list.size());
    for (const auto item : list) print.add(static_cast<std::uint64_t>(item));
}

void addCounts(Fingerprint& print, const CardCounts& counts) {
    for (std::size_t i = 0; i < kCardKinds; ++i) print.add(counts[i]);
}

template <class Pile>
void addPile(Fingerprint& print, const Pile& pile) {
    print.add(pile.size());
    for (std::size_t i = 0; i < pile.size(); ++i) print.add(static_cast<std::uint64_t>(pile.fromTop(i)));
}

struct AddStep {
    Fingerprint& print;

    void operator()(const ChooseMix& s) const { print.add(index(s.seat)); }
    void operator()(const ChooseTickets& s) const { print.add(index(s.seat)).add(s.setup ? 1 : 0); }
    void operator()(const TakeTurn& s) const { print.add(index(s.seat)); }
    void operator()(const SecondCard& s) const { print.add(index(s.seat)); }
    void operator()(const OwedTunnel& s) const { print.add(index(s.seat)); }
    void operator()(const TakePassengers& s) const {
        print.add(index(s.seat)).add(index(s.route)).add(s.end);
    }
    void operator()(const GameOver& s) const { print.add(static_cast<std::uint64_t>(s.reason)); }
};

void addTurns(Fingerprint& print, const GameState& state) {
    print.add(state.dealCode).add(state.nextStream).add(state.actionsTaken).add(state.idleRun);
    print.add(state.passRun).add(state.turnsLeft).add(state.seats).add(index(state.firstSeat));
    print.add(state.step.index());
    std::visit(AddStep{print}, state.step);
    const Tunnel& tunnel = state.tunnel;
    print.add(index(tunnel.route))
        .add(index(tunnel.laid.color))
        .add(tunnel.laid.cards)
        .add(tunnel.laid.locomotives);
    addList(print, tunnel.revealed);
    print.add(tunnel.owed);
}

void addSeat(Fingerprint& print, const GameState& state, std::size_t s) {
    addSet(print, state.owned[s]);
    addSet(print, state.stationCities[s]);
    print.add(state.wagons[s]).add(state.stations[s]).add(state.points[s]);
    addCounts(print, state.hands[s]);
    addCounts(print, state.known[s]);
    addSet(print, state.kept[s]);
    addList(print, state.offers[s]);
    addList(print, state.held[s]);
    addList(print, state.completed[s]);
    for (const std::uint8_t count : state.taken[s]) print.add(count);
}

}  // namespace

std::uint64_t fingerprint(const GameState& state) {
    Fingerprint print;
    addTurns(print, state);
    addSet(print, state.open);
    addPile(print, state.deck);
    addCounts(print, state.discard);
    for (const Color card : state.market) print.add(index(card));
    for (const TicketPile& pile : state.ticketDecks) addPile(print, pile);
    addSet(print, state.aside);
    for (const Color passenger : state.passengers) print.add(index(passenger));
    print.add(state.waiting);
    for (std::size_t s = 0; s < kMaxSeats; ++s) addSeat(print, state, s);
    return print.value();
}

}  // namespace semafor
