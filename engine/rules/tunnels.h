// Tunnels: cards laid, cards revealed, extras paid or declined (R23, R24).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/payments.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

// Lays the payment, reveals cards, and claims the route at once if nothing is owed.
template <class Sink>
Turn layTunnel(Play<Sink>& play, Seat seat, const ClaimRoute& action);

// The number of extra cards owed after that payment and these revealed cards (R23).
int owedFor(const Payment& laid, const BoundedVector<Color, kMaxReveals>& revealed);

// The price of the extras owed for the tunnel under way: the laid colour, or locomotives only (R23).
Price extrasOf(const Tunnel& tunnel);

void legalTunnel(const GameState& state, ActionList& out);

std::optional<RuleError> check(const Game& game, const GameState& state, const PayTunnel& action);
std::optional<RuleError> check(const Game& game, const GameState& state, const DeclineTunnel& action);

template <class Sink>
Turn perform(Play<Sink>& play, const PayTunnel& action);
template <class Sink>
Turn perform(Play<Sink>& play, const DeclineTunnel& action);

}  // namespace semafor
