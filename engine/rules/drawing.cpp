// Drawing cards from the deck and the market.
#include "rules/drawing.h"

#include "rules/piles.h"

namespace semafor {
namespace {

bool isSecond(const GameState& state) {
    return std::holds_alternative<SecondCard>(state.step);
}

bool mayTake(Color card, bool second) {
    return card != Color::kNone && !(second && card == Color::kLocomotive);
}

// Whether a second card follows: only after the first, if the rules have two draws a turn.
template <class Sink>
Turn afterCard(const Play<Sink>& play, bool second) {
    return second || play.game.rules().cards.draws < 2 ? Turn::kEnds : Turn::kFirstCard;
}

std::optional<RuleError> checkDrawStep(const GameState& state) {
    if (!isSecond(state) && !std::holds_alternative<TakeTurn>(state.step)) return RuleError::kNotNow;
    return std::nullopt;
}

}  // namespace

void legalDraws(const Game& game, const GameState& state, ActionList& out) {
    const bool second = isSecond(state);
    if (cardLeft(state)) out.push(DrawBlind{});
    if (!game.rules().market) return;
    for (std::size_t slot = 0; slot < game.rules().market->slots; ++slot)
        if (mayTake(state.market[slot], second)) out.push(TakeMarket{static_cast<std::uint8_t>(slot)});
}

bool canDraw(const Game& game, const GameState& state, bool second) {
    if (cardLeft(state)) return true;
    if (!game.rules().market) return false;
    for (const Color card : state.market)
        if (mayTake(card, second)) return true;
    return false;
}

std::optional<RuleError> check(const Game&, const GameState& state, const DrawBlind&) {
    if (const auto error = checkDrawStep(state)) return error;
    if (!cardLeft(state)) return RuleError::kNoCardLeft;
    return std::nullopt;
}

std::optional<RuleError> check(const Game& game, const GameState& state, const TakeMarket& action) {
    if (!game.rules().market) return RuleError::kNotInThisGame;
    if (const auto error = checkDrawStep(state)) return error;
    if (action.slot >= game.rules().market->slots) return RuleError::kSlotEmpty;
    const Color card = state.market[action.slot];
    if (card == Color::kNone) return RuleError::kSlotEmpty;
    if (!mayTake(card, isSecond(state))) return RuleError::kLocomotiveIsNoSecond;
    return std::nullopt;
}

template <class Sink>
Turn perform(Play<Sink>& play, const DrawBlind&) {
    const Seat seat = play.state.actor();
    const Color card = drawCard(play);
    ++play.state.hands[index(seat)][card];
    play.emit(CardDrawn{seat, card});
    return afterCard(play, isSecond(play.state));
}

template <class Sink>
Turn perform(Play<Sink>& play, const TakeMarket& action) {
    GameState& state = play.state;
    const Seat seat = state.actor();
    const Color card = state.market[action.slot];
    state.market[action.slot] = Color::kNone;
    ++state.hands[index(seat)][card];
    ++state.known[index(seat)][card];
    play.emit(MarketTaken{seat, action.slot, card});
    // R03: a face-up locomotive is the only card of the turn.
    if (card == Color::kLocomotive) return Turn::kEnds;
    return afterCard(play, isSecond(state));
}

template Turn perform(RecordedPlay&, const DrawBlind&);
template Turn perform(SilentPlay&, const DrawBlind&);
template Turn perform(RecordedPlay&, const TakeMarket&);
template Turn perform(SilentPlay&, const TakeMarket&);

}  // namespace semafor
