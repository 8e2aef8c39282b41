// Weighs payments.
#include "bots/payment_choice.h"

#include <algorithm>

namespace semafor {
namespace {

constexpr int kLocomotivePain = 3;
constexpr int kWantedPain = 2;

int bestColor(const RouteInfo& route, const CardCounts& hand) {
    if (route.color != Color::kGray) return hand[route.color];
    int most = 0;
    for (std::size_t c = 0; c < kColors; ++c) most = std::max<int>(most, hand[c]);
    return most;
}

}  // namespace

int cardsMissing(const RouteInfo& route, const CardCounts& hand) {
    const int locomotives = hand.locomotives();
    const int cards = std::min<int>(bestColor(route, hand), route.length - route.locomotives);
    const int missing = route.length - cards - locomotives;
    return std::max({0, missing, route.locomotives - locomotives});
}

int painOf(const Payment& payment, const CardCounts& hand, const Price& price, const Wanted& wanted) {
    int pain = (payment.locomotives - price.locomotives) * kLocomotivePain;
    if (payment.cards > 0) {
        const int left = hand[payment.color] - payment.cards;
        const int before = std::max(0, wanted[index(payment.color)] - hand[payment.color]);
        const int after = std::max(0, wanted[index(payment.color)] - left);
        pain += (after - before) * kWantedPain;
    }
    return pain;
}

std::optional<Payment> bestPayment(const CardCounts& hand, const Price& price, const Wanted& wanted) {
    std::optional<Payment> best;
    int least = 0;
    forEachPayment(hand, price, [&](const Payment& payment) {
        const int pain =
            painOf(payment, hand, price, wanted) * 16 - (payment.cards > 0 ? hand[payment.color] : 0);
        if (best && pain >= least) return;
        best = payment;
        least = pain;
    });
    return best;
}

}  // namespace semafor
