// Moves cards between deck, discard and hands.
#pragma once

#include "rules/play.h"

namespace semafor {

// Whether the deck can still give a card, after a reshuffle if necessary (R05).
inline bool cardLeft(const GameState& state) {
    return !state.deck.empty() || state.discard.total() > 0;
}

// Shuffles the discard into a new deck (R05). Required: the deck is empty.
template <class Sink>
void reshuffle(Play<Sink>& play);

// Takes the top card, after a reshuffle if the deck is empty; kNone if there is no card left.
template <class Sink>
Color drawCard(Play<Sink>& play) {
    if (play.state.deck.empty()) {
        if (play.state.discard.total() == 0) return Color::kNone;
        reshuffle(play);
    }
    return play.state.deck.popTop();
}

// Removes the cards from the hand. Required: the hand holds them.
inline void leaveHand(GameState& state, Seat seat, const Payment& payment) {
    takeCards(state.hands[index(seat)], payment);
    forgetPaid(state, seat, payment);
}

// Moves cards from the hand to the discard. Required: the hand holds them.
template <class Sink>
void payCards(Play<Sink>& play, Seat seat, const Payment& payment) {
    leaveHand(play.state, seat, payment);
    addCards(play.state.discard, payment);
    play.emit(CardsPaid{seat, payment});
}

}  // namespace semafor
