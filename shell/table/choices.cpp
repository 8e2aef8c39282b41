// Groups legal actions by the route or city they are about, with the best payment first.
#include "table/choices.h"

#include <algorithm>

#include "base/sort.h"

namespace semafor {
namespace {

// Fewest locomotives first; then the colour with the most cards left in the hand.
void sortByWorth(std::vector<Payment>& payments, const CardCounts& hand) {
    const auto left = [&hand](const Payment& payment) {
        return payment.cards == 0 ? -1 : hand[payment.color] - payment.cards;
    };
    sortShort(payments, [&](const Payment& a, const Payment& b) {
        if (a.locomotives != b.locomotives) return a.locomotives < b.locomotives;
        return left(a) > left(b);
    });
}

Color mostOf(const CardCounts& hand) {
    Color most = colorAt(0);
    for (std::size_t c = 1; c < kColors; ++c)
        if (hand[c] > hand[most]) most = colorAt(c);
    return most;
}

}  // namespace

Choices::Choices(const ActionList& legal) : all_(legal.begin(), legal.end()) {
    for (const Action& action : all_) {
        if (const auto* claim = std::get_if<ClaimRoute>(&action)) routes_.add(claim->route);
        if (const auto* build = std::get_if<BuildStation>(&action)) cities_.add(build->city);
    }
}

std::vector<Payment> Choices::paymentsFor(RouteId route, const CardCounts& hand) const {
    std::vector<Payment> payments;
    for (const ClaimRoute& claim : every<ClaimRoute>())
        if (claim.route == route) payments.push_back(claim.payment);
    sortByWorth(payments, hand);
    return payments;
}

std::vector<Payment> Choices::paymentsFor(CityId city, const CardCounts& hand) const {
    std::vector<Payment> payments;
    for (const BuildStation& build : every<BuildStation>())
        if (build.city == city) payments.push_back(build.payment);
    sortByWorth(payments, hand);
    return payments;
}

std::vector<Payment> Choices::tunnelPayments(const CardCounts& hand) const {
    std::vector<Payment> payments;
    for (const PayTunnel& pay : every<PayTunnel>()) payments.push_back(pay.payment);
    sortByWorth(payments, hand);
    return payments;
}

bool Choices::has(const Action& action) const {
    return std::find(all_.begin(), all_.end(), action) != all_.end();
}

std::size_t Choices::leastKept() const {
    std::size_t least = kMaxTickets;
    for (const KeepTickets& keep : every<KeepTickets>())
        least = std::min<std::size_t>(least, keep.tickets.size());
    return least;
}

std::optional<KeepTickets> Choices::keeping(const std::vector<TicketId>& tickets) const {
    KeepTickets wanted;
    std::vector<TicketId> sorted = tickets;
    sortShort(sorted);
    for (const TicketId ticket : sorted) wanted.tickets.push(ticket);
    if (!has(wanted)) return std::nullopt;
    return wanted;
}

ClaimRoute bestClaim(const Game& game, const PlayerView& view, RouteId id) {
    const RouteInfo& route = game.route(id);
    const Color color = route.color == Color::kGray ? mostOf(view.hand) : route.color;
    const int cards = std::min<int>(view.hand[color], route.length - route.locomotives);
    return {id, makePayment(color, route.length, route.length - cards)};
}

BuildStation bestStation(const Game& game, const PlayerView& view, CityId city) {
    const int each = game.rules().stations ? game.rules().stations->each : 0;
    const int price = each - view.stations[index(view.me)] + 1;
    const Color color = mostOf(view.hand);
    const int cards = std::min<int>(view.hand[color], price);
    return {city, makePayment(color, price, price - cards)};
}

}  // namespace semafor
