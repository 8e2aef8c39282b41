// Payments: cards of one colour, any of which may be replaced by locomotives (R07, R22, R23, R25).
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "base/bounded_vector.h"
#include "map/map_def.h"
#include "rules/cards.h"
#include "rules/rule_error.h"

namespace semafor {

// The price of a route or station. kGray: any one colour. kLocomotive: locomotives only.
struct Price {
    Color color = Color::kGray;
    int total = 0;
    int locomotives = 0;  // the minimum (R22)
};

// Calls visit(payment) for every payment that includes cards of this colour, fewest locomotives first.
template <class Visit>
void forEachPaymentWith(const CardCounts& hand, Color color, const Price& price, Visit&& visit) {
    const int cards = hand[color];
    if (cards == 0) return;
    const int most = std::min<int>(hand.locomotives(), price.total - 1);
    for (int l = std::max(price.locomotives, price.total - cards); l <= most; ++l)
        visit(Payment{color, static_cast<std::uint8_t>(price.total - l), static_cast<std::uint8_t>(l)});
}

// Calls visit(payment) for every payment that the hand can make, in canonical order.
template <class Visit>
void forEachPayment(const CardCounts& hand, const Price& price, Visit&& visit) {
    if (price.color == Color::kGray) {
        for (std::size_t c = 0; c < kColors; ++c) forEachPaymentWith(hand, colorAt(c), price, visit);
    } else if (price.color != Color::kLocomotive) {
        forEachPaymentWith(hand, price.color, price, visit);
    }
    if (hand.locomotives() >= price.total)
        visit(Payment{Color::kLocomotive, 0, static_cast<std::uint8_t>(price.total)});
}

// Whether the hand can pay the price.
inline bool canPay(const CardCounts& hand, const Price& price) {
    const int locomotives = hand.locomotives();
    if (locomotives < price.locomotives) return false;
    int cards = 0;
    if (price.color == Color::kGray) {
        for (std::size_t c = 0; c < kColors; ++c) cards = std::max<int>(cards, hand[c]);
    } else if (price.color != Color::kLocomotive) {
        cards = hand[price.color];
    }
    return cards + locomotives >= price.total;
}

// Why the payment is invalid; nullopt exactly for the payments that forEachPayment visits.
std::optional<RuleError> checkPayment(const CardCounts& hand, const Price& price, const Payment& payment);

using PaymentList = BoundedVector<Payment, kColors * kMaxRouteLength + 1>;

inline PaymentList paymentsFor(const CardCounts& hand, const Price& price) {
    PaymentList list;
    forEachPayment(hand, price, [&list](const Payment& payment) { list.push(payment); });
    return list;
}

}  // namespace semafor
