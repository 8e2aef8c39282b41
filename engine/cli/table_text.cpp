// The game as text for the terminal.
#include "cli/table_text.h"

#include <algorithm>
#include <array>
#include <variant>

namespace semafor::cli {
namespace {

std::string seatText(Seat seat) {
    return "seat " + std::to_string(index(seat));
}

std::string cardText(Color card) {
    return std::string(card == Color::kNone ? "a card" : nameOf(card));
}

std::string paymentText(const Payment& payment) {
    CardCounts cards;
    addCards(cards, payment);
    return cardsText(cards);
}

template <class Tickets>
std::string ticketsText(const Game& game, const Tickets& tickets) {
    std::string text;
    for (const TicketId ticket : tickets)
        text.append(text.empty() ? "" : ", ").append(ticketText(game, ticket));
    return text.empty() ? "-" : text;
}

std::string ticketsText(const Game& game, const TicketSet& tickets) {
    std::vector<TicketId> list;
    tickets.forEach([&list](TicketId ticket) { list.push_back(ticket); });
    return ticketsText(game, list);
}

int totalOf(const DeckCounts& counts) {
    int total = 0;
    for (const std::uint8_t count : counts) total += count;
    return total;
}

struct EventText {
    const Game& game;

    std::string operator()(const CardDrawn& e) const {
        return seatText(e.seat) + " draws " + cardText(e.card);
    }
    std::string operator()(const MarketTaken& e) const {
        return seatText(e.seat) + " takes " + cardText(e.card) + " from the market";
    }
    std::string operator()(const MarketDealt& e) const {
        return "slot " + std::to_string(e.slot) + " of the market: " + cardText(e.card);
    }
    std::string operator()(const MarketSwept&) const { return "the market is swept"; }
    std::string operator()(const DeckShuffled&) const { return "the discard becomes the deck"; }
    std::string operator()(const CardsPaid& e) const {
        return seatText(e.seat) + " pays " + paymentText(e.payment);
    }
    std::string operator()(const TunnelLaid& e) const {
        return seatText(e.seat) + " lays " + paymentText(e.payment) + " for the tunnel " +
               game.routeName(e.route);
    }
    std::string operator()(const TunnelRevealed& e) const { return "revealed: " + cardText(e.card); }
    std::string operator()(const TunnelOwes& e) const {
        return "the tunnel asks for " + std::to_string(e.owed) + " more";
    }
    std::string operator()(const TunnelEnded& e) const {
        return e.declined ? seatText(e.seat) + " gives the tunnel up" : std::string();
    }
    std::string operator()(const RouteClaimed& e) const {
        return seatText(e.seat) + " claims " + game.routeName(e.route) + " for " + std::to_string(e.points);
    }
    std::string operator()(const StationBuilt& e) const {
        return seatText(e.seat) + " builds a station in " + game.map().city(e.city).id;
    }
    std::string operator()(const TicketsOffered& e) const {
        const std::string which = e.tickets.empty() ? "" : ": " + ticketsText(game, e.tickets);
        return seatText(e.seat) + " draws " + std::to_string(totalOf(e.counts)) + " tickets" + which;
    }
    std::string operator()(const TicketsKept& e) const {
        if (!e.tickets.empty()) return seatText(e.seat) + " keeps " + ticketsText(game, e.tickets);
        return seatText(e.seat) + " keeps " + (e.setup ? "some" : std::to_string(totalOf(e.counts))) +
               " tickets";
    }
    std::string operator()(const PassengerTaken& e) const {
        const std::string what =
            e.color == Color::kNone ? "no passenger" : "a " + cardText(e.color) + " passenger";
        return seatText(e.seat) + " takes " + what + " from " + game.map().city(e.city).id;
    }
    std::string operator()(const TicketDrawn& e) const {
        return seatText(e.seat) + " draws " +
               (e.ticket == kHiddenTicket ? "a ticket" : "the ticket " + ticketText(game, e.ticket));
    }
    std::string operator()(const TicketCompleted& e) const {
        return seatText(e.seat) + " completes " + ticketText(game, e.ticket);
    }
    std::string operator()(const TicketsSwapped& e) const { return seatText(e.seat) + " swaps its tickets"; }
    std::string operator()(const TurnPassed& e) const { return seatText(e.seat) + " passes"; }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }
};

std::string marketText(const Game& game, const PlayerView& view) {
    std::string text =
        "deck " + std::to_string(view.deckSize) + ", discard " + std::to_string(view.discard.total());
    if (!game.rules().market) return text + "\n";
    text.append(", market");
    for (std::size_t slot = 0; slot < game.rules().market->slots; ++slot) {
        const Color card = view.market[slot];
        text.append(" ").append(std::to_string(slot)).append(":");
        text.append(card == Color::kNone ? "-" : nameOf(card));
    }
    return text + "\n";
}

// For example: "seat 1: 45 wagons, 4 cards, 2 tickets, 3 stations, 0 points, passengers red=1; a-b, c-d".
std::string seatLine(const Game& game, const PlayerView& view, std::size_t s) {
    const RulesSpec& rules = game.rules();
    const int tickets = rules.instantTickets ? view.heldCounts[s] : totalOf(view.keptCounts[s]);
    std::string text = seatText(idAt<Seat>(s)) + ": " + std::to_string(view.wagons[s]) + " wagons, " +
                       std::to_string(view.handSizes[s]) + " cards, " + std::to_string(tickets) + " tickets";
    if (rules.instantTickets) text.append(", " + std::to_string(view.completed[s].size()) + " completed");
    if (rules.stations) text.append(", " + std::to_string(view.stations[s]) + " stations");
    if (rules.routePoints) text.append(", " + std::to_string(view.points[s]) + " points");
    if (rules.passengers) {
        CardCounts passengers;
        for (std::size_t c = 0; c < kColors; ++c) passengers[c] = view.taken[s][c];
        text.append(", passengers " + cardsText(passengers));
    }
    std::string routes;
    for (const RouteId route : game.routesByName())
        if (view.owned[s].has(route))
            routes.append(routes.empty() ? "; " : ", ").append(game.routeName(route));
    return text + routes + "\n";
}

}  // namespace

std::string cardsText(const CardCounts& cards) {
    std::string text;
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        if (cards[kind] == 0) continue;
        text.append(text.empty() ? "" : " ").append(kColorNames[kind]).append("=");
        text.append(std::to_string(cards[kind]));
    }
    return text.empty() ? "-" : text;
}

std::string ticketText(const Game& game, TicketId ticket) {
    if (ticket == kEastWestTicket) return "East-West";
    const TicketDef& def = game.map().ticket(ticket);
    std::string text = std::to_string(index(ticket)) + " (" + game.map().city(def.ends[0]).id + "-" +
                       game.map().city(def.ends[1]).id;
    if (def.points > 0) text.append(", ").append(std::to_string(def.points));
    return text + ")";
}

std::string viewText(const Game& game, const PlayerView& view) {
    std::string text = marketText(game, view);
    for (std::size_t s = 0; s < view.seats; ++s) text.append(seatLine(game, view, s));
    text.append("you are ").append(seatText(view.me)).append("; your cards: ").append(cardsText(view.hand));
    const bool instant = game.rules().instantTickets.has_value();
    text.append("\nyour tickets: ");
    text.append(instant ? ticketsText(game, view.held) : ticketsText(game, view.kept));
    if (!view.offer.empty()) text.append("\noffered: ").append(ticketsText(game, view.offer));
    return text + "\n";
}

std::string eventText(const Game& game, const Event& event) {
    return std::visit(EventText{game}, event);
}

std::string standingText(const Game& game, const PlayerView& view) {
    const auto scores = scoreNow(game, view);
    std::vector<std::size_t> seats;
    for (std::size_t s = 0; s < view.seats; ++s) seats.push_back(s);
    std::stable_sort(seats.begin(), seats.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a].rank < scores[b].rank; });
    std::string text;
    for (const std::size_t s : seats)
        text.append(std::to_string(scores[s].rank) + ". " + seatText(idAt<Seat>(s)) + ": " +
                    std::to_string(scores[s].total) + " (" + std::to_string(scores[s].completedCount) +
                    " tickets completed)\n");
    return text;
}

}  // namespace semafor::cli
