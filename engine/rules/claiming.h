// Claiming routes (R07, R08, R22, F03).
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/payments.h"
#include "rules/play.h"
#include "rules/rule_error.h"

namespace semafor {

void legalClaims(const Game& game, const GameState& state, Seat seat, ActionList& out);
bool canClaim(const Game& game, const GameState& state, Seat seat);

// Why no payment can claim the route, or nullopt; kCardsNotInHand if only the hand is too weak.
std::optional<RuleError> checkRoute(const Game& game, const GameState& state, Seat seat, RouteId route);
std::optional<RuleError> check(const Game& game, const GameState& state, const ClaimRoute& action);

inline Price priceOf(const RouteInfo& route) {
    return {route.color, route.length, route.locomotives};
}

template <class Sink>
Turn perform(Play<Sink>& play, const ClaimRoute& action);

// Places the wagons on a paid route, scores it, and begins whatever follows the claim.
template <class Sink>
Turn placeWagons(Play<Sink>& play, Seat seat, RouteId route);

}  // namespace semafor
