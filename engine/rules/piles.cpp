// Reshuffles the discard into the deck.
#include "rules/piles.h"

#include "base/chacha.h"
#include "base/draw.h"

namespace semafor {

template <class Sink>
void reshuffle(Play<Sink>& play) {
    GameState& state = play.state;
    SEMAFOR_ASSERT(state.deck.empty());
    BoundedVector<Color, kMaxCards> cards;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind)
        for (int i = 0; i < state.discard[kind]; ++i) cards.push(colorAt(kind));
    DealStream stream(state.dealCode, state.nextStream++);
    shuffle(cards, stream);
    play.emit.arrange(cards);
    for (std::size_t i = cards.size(); i-- > 0;) state.deck.pushOnTop(cards[i]);
    state.discard = {};
    play.emit(DeckShuffled{cards});
}

template void reshuffle(RecordedPlay&);
template void reshuffle(SilentPlay&);

}  // namespace semafor
