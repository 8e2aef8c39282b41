// Checks payments.
#include "rules/payments.h"

namespace semafor {
namespace {

bool canonical(const Payment& payment) {
    if (payment.cards == 0) return payment.color == Color::kLocomotive;
    return index(payment.color) < kColors;
}

}  // namespace

std::optional<RuleError> checkPayment(const CardCounts& hand, const Price& price, const Payment& payment) {
    if (!canonical(payment)) return RuleError::kNotCanonical;
    if (payment.total() != price.total) return RuleError::kWrongNumberOfCards;
    if (payment.cards > 0 && price.color == Color::kLocomotive) return RuleError::kOnlyLocomotives;
    if (payment.cards > 0 && price.color != Color::kGray && price.color != payment.color)
        return RuleError::kWrongColor;
    if (payment.locomotives < price.locomotives) return RuleError::kFerryNeedsLocomotives;
    if (!holds(hand, payment)) return RuleError::kCardsNotInHand;
    return std::nullopt;
}

}  // namespace semafor
