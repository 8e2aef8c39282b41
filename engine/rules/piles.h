// Deck, discard and hands: where cards move.
#pragma once

#include "rules/play.h"

namespace semafor {

// Whether a card can still come from the deck, if need be after a reshuffle (R05).
inline bool cardLeft(const GameState& state) {
    return !state.deck.empty() || state.discard.total() > 0;
}

// The discard becomes the deck (R05). Required: the deck is empty.
template <class Sink>
void reshuffle(Play<Sink>& play);

// The top card, after a reshuffle when the deck is empty; kNone when there is no card anywhere.
template <class Sink>
Color drawCard(Play<Sink>& play) {
    if (play.state.deck.empty()) {
        if (play.state.discard.total() == 0) return Color::kNone;
        reshuffle(play);
    }
    return play.state.deck.popTop();
}

// Takes the cards out of the hand. Required: the hand holds them.
inline void leaveHand(GameState& state, Seat seat, const Payment& payment) {
    takeCards(state.hands[index(seat)], payment);
    forgetPaid(state, seat, payment);
}

// Cards from the hand to the discard. Required: the hand holds them.
template <class Sink>
void payCards(Play<Sink>& play, Seat seat, const Payment& payment) {
    leaveHand(play.state, seat, payment);
    addCards(play.state.discard, payment);
    play.emit(CardsPaid{seat, payment});
}

}  // namespace semafor
