// Tunnels: laying, revealing, paying or declining extras.
#include "rules/tunnels.h"

#include "rules/claiming.h"
#include "rules/piles.h"

namespace semafor {
namespace {

std::optional<RuleError> checkTunnelStep(const Game& game, const GameState& state) {
    if (!game.rules().tunnels) return RuleError::kNotInThisGame;
    if (!std::holds_alternative<OwedTunnel>(state.step)) return RuleError::kNotNow;
    return std::nullopt;
}

// The revealed cards always go to the discard; the laid cards too, or back to the hand (R24).
template <class Sink>
RouteId endTunnel(Play<Sink>& play, Seat seat, bool declined) {
    GameState& state = play.state;
    const Tunnel tunnel = state.tunnel;
    if (declined) {
        addCards(state.hands[index(seat)], tunnel.laid);
        addCards(state.known[index(seat)], tunnel.laid);
    } else {
        addCards(state.discard, tunnel.laid);
    }
    for (const Color card : tunnel.revealed) ++state.discard[card];
    state.tunnel = {};
    play.emit(TunnelEnded{seat, declined});
    return tunnel.route;
}

}  // namespace

int owedFor(const Payment& laid, const BoundedVector<Color, kMaxReveals>& revealed) {
    int owed = 0;
    // The colour of a payment with locomotives only is kLocomotive, so only locomotives count.
    for (const Color card : revealed) owed += card == Color::kLocomotive || card == laid.color;
    return owed;
}

Price extrasOf(const Tunnel& tunnel) {
    return {tunnel.laid.cards > 0 ? tunnel.laid.color : Color::kLocomotive, tunnel.owed, 0};
}

template <class Sink>
Turn layTunnel(Play<Sink>& play, Seat seat, const ClaimRoute& action) {
    GameState& state = play.state;
    leaveHand(state, seat, action.payment);
    state.tunnel = {action.route, action.payment, {}, 0};
    play.emit(TunnelLaid{seat, action.route, action.payment});
    for (int i = 0; i < play.game.rules().tunnels->reveals; ++i) {
        const Color card = drawCard(play);
        if (card == Color::kNone) break;
        state.tunnel.revealed.push(card);
        play.emit(TunnelRevealed{card});
    }
    state.tunnel.owed = static_cast<std::uint8_t>(owedFor(action.payment, state.tunnel.revealed));
    play.emit(TunnelOwes{state.tunnel.owed});
    if (state.tunnel.owed == 0) return placeWagons(play, seat, endTunnel(play, seat, false));
    state.step = OwedTunnel{seat};
    return Turn::kGoesOn;
}

void legalTunnel(const GameState& state, ActionList& out) {
    forEachPayment(state.hands[index(state.actor())], extrasOf(state.tunnel),
                   [&out](const Payment& payment) { out.push(PayTunnel{payment}); });
    out.push(DeclineTunnel{});
}

std::optional<RuleError> check(const Game& game, const GameState& state, const PayTunnel& action) {
    if (const auto error = checkTunnelStep(game, state)) return error;
    return checkPayment(state.hands[index(state.actor())], extrasOf(state.tunnel), action.payment);
}

std::optional<RuleError> check(const Game& game, const GameState& state, const DeclineTunnel&) {
    return checkTunnelStep(game, state);
}

template <class Sink>
Turn perform(Play<Sink>& play, const PayTunnel& action) {
    const Seat seat = play.state.actor();
    payCards(play, seat, action.payment);
    return placeWagons(play, seat, endTunnel(play, seat, false));
}

template <class Sink>
Turn perform(Play<Sink>& play, const DeclineTunnel&) {
    endTunnel(play, play.state.actor(), true);
    return Turn::kEndsIdle;
}

template Turn layTunnel(RecordedPlay&, Seat, const ClaimRoute&);
template Turn layTunnel(SilentPlay&, Seat, const ClaimRoute&);
template Turn perform(RecordedPlay&, const PayTunnel&);
template Turn perform(SilentPlay&, const PayTunnel&);
template Turn perform(RecordedPlay&, const DeclineTunnel&);
template Turn perform(SilentPlay&, const DeclineTunnel&);

}  // namespace semafor
