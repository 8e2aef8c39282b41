// Canonical order of actions.
#include "rules/action.h"

namespace semafor {
namespace {

using Order = std::uint64_t;

constexpr Order orderOfPayment(const Payment& payment) {
    return (Order{index(payment.color)} << 16) | (Order{payment.locomotives} << 8) | payment.cards;
}

struct OrderWithinKind {
    Order operator()(const NameMix& a) const { return (Order{a.counts[0]} << 8) | a.counts[1]; }
    Order operator()(const KeepTickets& a) const {
        Order order = a.tickets.size();
        for (std::size_t i = 0; i < kMaxOffer; ++i)
            order = (order << 8) | (i < a.tickets.size() ? index(a.tickets[i]) : 0);
        return order;
    }
    Order operator()(const TakeMarket& a) const { return a.slot; }
    Order operator()(const ClaimRoute& a) const {
        return (Order{index(a.route)} << 24) | orderOfPayment(a.payment);
    }
    Order operator()(const PayTunnel& a) const { return orderOfPayment(a.payment); }
    Order operator()(const BuildStation& a) const {
        return (Order{index(a.city)} << 24) | orderOfPayment(a.payment);
    }
    Order operator()(const TakePassenger& a) const { return (Order{index(a.city)} << 8) | index(a.color); }
    Order operator()(const DrawBlind&) const { return 0; }
    Order operator()(const DeclineTunnel&) const { return 0; }
    Order operator()(const DrawTickets&) const { return 0; }
    Order operator()(const SwapTickets&) const { return 0; }
    Order operator()(const Pass&) const { return 0; }
};

}  // namespace

std::uint64_t orderOf(const Action& action) {
    return (Order{action.index()} << 48) | std::visit(OrderWithinKind{}, action);
}

}  // namespace semafor
