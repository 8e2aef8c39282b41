// Paying well: which cards of a hand to spend, and how many are missing.
#pragma once

#include <array>
#include <optional>

#include "rules/game.h"
#include "rules/payments.h"

namespace semafor {

// How many cards of each colour are wanted for something else.
using Wanted = std::array<int, kColors>;

// How many cards the hand lacks for the route; 0: it can pay.
int cardsMissing(const RouteInfo& route, const CardCounts& hand);

// The payment that hurts least: locomotives weigh most, then cards that are wanted elsewhere; nothing when
// the hand can't pay.
std::optional<Payment> bestPayment(const CardCounts& hand, const Price& price, const Wanted& wanted);

// How many cards of the payment are locomotives beyond what the price asks for, or wanted elsewhere.
int painOf(const Payment& payment, const CardCounts& hand, const Price& price, const Wanted& wanted);

}  // namespace semafor
