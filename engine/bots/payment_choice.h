// Choice of payments: which cards of a hand to spend, and how many are missing.
#pragma once

#include <array>
#include <optional>

#include "rules/game.h"
#include "rules/payments.h"

namespace semafor {

// The number of cards of each colour wanted for something else.
using Wanted = std::array<int, kColors>;

// How many cards the hand lacks for the route; 0 if it can pay.
int cardsMissing(const RouteInfo& route, const CardCounts& hand);

// The payment with the least pain: locomotives weigh most, then cards wanted elsewhere; nullopt if the hand
// can't pay.
std::optional<Payment> bestPayment(const CardCounts& hand, const Price& price, const Wanted& wanted);

// Weighs the cards of the payment that are locomotives beyond the price's minimum, or wanted elsewhere.
int painOf(const Payment& payment, const CardCounts& hand, const Price& price, const Wanted& wanted);

}  // namespace semafor
