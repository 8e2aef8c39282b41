// Updates a view event by event.
#include "view/player_view.h"

namespace semafor {
namespace {

void addTo(DeckCounts& counts, const DeckCounts& more) {
    for (std::size_t d = 0; d < counts.size(); ++d)
        counts[d] = static_cast<std::uint8_t>(counts[d] + more[d]);
}

void takeFrom(DeckCounts& counts, const DeckCounts& fewer) {
    for (std::size_t d = 0; d < counts.size(); ++d)
        counts[d] = static_cast<std::uint8_t>(counts[d] - fewer[d]);
}

class Folder {
public:
    Folder(const Game& game, PlayerView& view) : game_(game), view_(view) {}

    void operator()(const CardDrawn& e) const {
        --view_.deckSize;
        gainCard(e.seat, e.card);
    }
    void operator()(const MarketTaken& e) const {
        view_.market[e.slot] = Color::kNone;
        ++view_.known[index(e.seat)][e.card];
        gainCard(e.seat, e.card);
    }
    void operator()(const MarketDealt& e) const {
        --view_.deckSize;
        view_.market[e.slot] = e.card;
    }
    void operator()(const MarketSwept&) const { sweepAway(view_); }
    void operator()(const DeckShuffled&) const {
        view_.deckSize = static_cast<std::uint8_t>(view_.discard.total());
        view_.discard = {};
    }
    void operator()(const TicketsShuffled& e) const { view_.ticketDecks[e.deck] = e.size; }
    void operator()(const CardsPaid& e) const {
        losePayment(e.seat, e.payment);
        addCards(view_.discard, e.payment);
    }
    void operator()(const TunnelLaid& e) const {
        losePayment(e.seat, e.payment);
        view_.tunnel = {e.route, e.payment, {}, 0};
    }
    void operator()(const TunnelRevealed& e) const {
        --view_.deckSize;
        view_.tunnel.revealed.push(e.card);
    }
    void operator()(const TunnelOwes& e) const { view_.tunnel.owed = e.owed; }
    void operator()(const TunnelEnded& e) const {
        const Payment laid = view_.tunnel.laid;
        if (e.declined) {
            std::uint8_t& size = view_.handSizes[index(e.seat)];
            size = static_cast<std::uint8_t>(size + laid.total());
            addCards(view_.known[index(e.seat)], laid);
            if (e.seat == view_.me) addCards(view_.hand, laid);
        } else {
            addCards(view_.discard, laid);
        }
        for (const Color card : view_.tunnel.revealed) ++view_.discard[card];
        view_.tunnel = {};
    }
    void operator()(const RouteClaimed& e) const { putWagons(game_, view_, e.seat, e.route); }
    void operator()(const StationBuilt& e) const { putStation(view_, e.seat, e.city); }
    void operator()(const MixNamed&) const {}
    void operator()(const TicketsOffered& e) const {
        takeFrom(view_.ticketDecks, e.counts);
        view_.offerCounts[index(e.seat)] = e.counts;
        if (e.seat == view_.me) view_.offer = e.tickets;
    }
    void operator()(const TicketsKept& e) const {
        addTo(view_.keptCounts[index(e.seat)], e.counts);
        addTo(view_.ticketDecks, e.returned);
        view_.offerCounts[index(e.seat)] = {};
        if (e.seat != view_.me) return;
        for (const TicketId ticket : e.tickets) view_.kept.add(ticket);
        view_.offer.clear();
    }
    void operator()(const SetupCountsShown& e) const {
        view_.keptCounts = e.counts;
        addTo(view_.ticketDecks, e.returned);
    }
    void operator()(const PassengerTaken& e) const {
        if (e.color != Color::kNone) movePassenger(game_, view_, e.seat, e.city, e.color);
    }
    void operator()(const TicketDrawn& e) const {
        --view_.ticketDecks[0];
        ++view_.heldCounts[index(e.seat)];
        if (e.seat == view_.me) view_.held.push(e.ticket);
    }
    void operator()(const TicketCompleted& e) const {
        view_.completed[index(e.seat)].push(e.ticket);
        if (e.ticket == kEastWestTicket) return;
        --view_.heldCounts[index(e.seat)];
        if (e.seat != view_.me) return;
        std::size_t place = 0;
        while (view_.held[place] != e.ticket) ++place;
        view_.held.erase(place);
    }
    void operator()(const TicketsSwapped& e) const {
        std::uint8_t& held = view_.heldCounts[index(e.seat)];
        view_.ticketDecks[0] = static_cast<std::uint8_t>(view_.ticketDecks[0] + held);
        held = 0;
        if (e.seat == view_.me) view_.held.clear();
    }
    void operator()(const TicketsShown& e) const { view_.shown = e.kept; }
    void operator()(const TurnPassed&) const {}
    void operator()(const StepBegan& e) const {
        view_.step = e.step;
        view_.actionsTaken = e.actionsTaken;
        view_.idleRun = e.idleRun;
        view_.passRun = e.passRun;
        view_.turnsLeft = e.turnsLeft;
    }

private:
    void gainCard(Seat seat, Color card) const {
        ++view_.handSizes[index(seat)];
        if (seat == view_.me) ++view_.hand[card];
    }
    void losePayment(Seat seat, const Payment& payment) const {
        std::uint8_t& size = view_.handSizes[index(seat)];
        size = static_cast<std::uint8_t>(size - payment.total());
        forgetPaid(view_, seat, payment);
        if (seat == view_.me) takeCards(view_.hand, payment);
    }

    const Game& game_;
    PlayerView& view_;
};

}  // namespace

void fold(const Game& game, PlayerView& view, const Event& event) {
    std::visit(Folder(game, view), event);
}

}  // namespace semafor
