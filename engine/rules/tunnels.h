// Tunnels: cards laid, cards revealed, extras paid or declined (R23, R24).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/payments.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Lays the payment, reveals, and claims at once when nothing is owed.
template <class Sink>
Turn layTunnel(Play<Sink>& play, Seat seat, const ClaimRoute& action);

// How many extras these revealed cards ask for after that payment (R23).
int owedFor(const Payment& laid, const BoundedVector<Color, kMaxReveals>& revealed);

// The extras of the tunnel under way: of the colour laid, or locomotives only (R23).
Price extrasOf(const Tunnel& tunnel);

void legalTunnel(const GameState& state, ActionList& out);

std::optional<RuleError> check(const Game& game, const GameState& state, const PayTunnel& action);
std::optional<RuleError> check(const Game& game, const GameState& state, const DeclineTunnel& action);

template <class Sink>
Turn perform(Play<Sink>& play, const PayTunnel& action);
template <class Sink>
Turn perform(Play<Sink>& play, const DeclineTunnel& action);

}  // namespace semafor
