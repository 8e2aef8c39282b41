// Refills and sweeps of the market.
#include "rules/market.h"

#include "rules/piles.h"

namespace semafor {
namespace {

template <class Sink>
void fillSlots(Play<Sink>& play) {
    const std::size_t slots = play.game.rules().market->slots;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        if (play.state.market[slot] != Color::kNone) continue;
        const Color card = drawCard(play);
        if (card == Color::kNone) return;
        play.state.market[slot] = card;
        play.emit(MarketDealt{static_cast<std::uint8_t>(slot), card});
    }
}

int faceUp(const GameState& state, Color card) {
    int count = 0;
    for (const Color there : state.market) count += there == card;
    return count;
}

// The swept cards are in the discard before new ones are dealt (R04).
template <class Sink>
void sweep(Play<Sink>& play) {
    sweepAway(play.state);
    play.emit(MarketSwept{});
    fillSlots(play);
}

}  // namespace

bool sweepDue(const Game& game, const GameState& state) {
    const MarketRules& rules = *game.rules().market;
    const int locomotives = faceUp(state, Color::kLocomotive);
    if (locomotives < rules.sweepAtLocomotives) return false;
    // R04: otherwise a new sweep would follow for ever, or leave slots empty.
    const int lying = static_cast<int>(state.market.size()) - faceUp(state, Color::kNone);
    int cards = lying + state.discard.total();
    int colored = lying - locomotives + state.discard.total() - state.discard.locomotives();
    cards += static_cast<int>(state.deck.size());
    for (std::size_t i = 0; i < state.deck.size(); ++i)
        colored += state.deck.fromTop(i) != Color::kLocomotive;
    return colored >= rules.sweepNeedsColors && cards >= rules.slots;
}

template <class Sink>
void settleMarket(Play<Sink>& play) {
    if (!play.game.rules().market) return;
    fillSlots(play);
    for (int sweeps = 0; sweeps < play.game.rules().market->sweepsAtMost; ++sweeps) {
        if (!sweepDue(play.game, play.state)) return;
        sweep(play);
    }
}

template void settleMarket(RecordedPlay&);
template void settleMarket(SilentPlay&);

}  // namespace semafor
