// Checks the invariants of a game state by recounting everything.
#include "support/invariants.h"

#include <array>

namespace semafor::test {
namespace {

class Report {
public:
    void expect(bool holds, std::string_view law) {
        if (!holds) text_.append(law).append("; ");
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
};

void addPayment(std::array<int, kCardKinds>& count, const Payment& payment) {
    if (payment.cards > 0) count[index(payment.color)] += payment.cards;
    count[kColors] += payment.locomotives;
}

void checkCards(const Game& game, const GameState& state, Report& report) {
    std::array<int, kCardKinds> count = {};
    for (std::size_t i = 0; i < state.deck.size(); ++i) ++count[index(state.deck.fromTop(i))];
    for (const Color card : state.market)
        if (card != Color::kNone) ++count[index(card)];
    for (const Color card : state.tunnel.revealed) ++count[index(card)];
    if (state.tunnel.underWay()) addPayment(count, state.tunnel.laid);
    for (std::size_t k = 0; k < kCardKinds; ++k) {
        count[k] += state.discard[k];
        for (std::size_t s = 0; s < kMaxSeats; ++s) {
            count[k] += state.hands[s][k];
            report.expect(state.known[s][k] <= state.hands[s][k], "more cards known than held");
        }
        report.expect(count[k] == game.map().cards[k], "cards are conserved");
    }
}

void checkTickets(const Game& game, const GameState& state, Report& report) {
    std::array<int, kMaxTickets> count = {};
    const auto add = [&](TicketId ticket) { ++count[index(ticket)]; };
    for (std::size_t d = 0; d < state.ticketDecks.size(); ++d)
        for (std::size_t i = 0; i < state.ticketDecks[d].size(); ++i) {
            add(state.ticketDecks[d].fromTop(i));
            report.expect(game.deckOf(state.ticketDecks[d].fromTop(i)) == d,
                          "tickets lie in their own decks");
        }
    state.aside.forEach(add);
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        state.kept[s].forEach(add);
        for (const TicketId ticket : state.offers[s]) add(ticket);
        for (const TicketId ticket : state.held[s]) add(ticket);
        for (const TicketId ticket : state.completed[s])
            if (ticket != kEastWestTicket) add(ticket);
    }
    for (std::size_t i = 0; i < game.ticketCount(); ++i)
        report.expect(count[i] == 1, "each ticket is in one place");
}

void checkBoard(const Game& game, const GameState& state, Report& report) {
    RouteSet seen = state.open;
    CitySet stations;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        int wagons = state.wagons[s];
        int points = 0;
        report.expect((seen & state.owned[s]).empty(), "a route has one owner and is open no more");
        seen |= state.owned[s];
        state.owned[s].forEach(
            [&](RouteId id) { wagons += game.route(id).length, points += game.route(id).points; });
        report.expect(wagons == (s < state.seats ? game.rules().wagons : 0), "wagons are conserved");
        report.expect(points == state.points[s], "points are those of the routes");
        report.expect((game.otherTracks(state.owned[s]) & state.owned[s]).empty(),
                      "no seat owns two tracks of a pair");
        report.expect((stations & state.stationCities[s]).empty(), "a city has one station");
        stations |= state.stationCities[s];
        const std::size_t each = s < state.seats && game.rules().stations ? game.rules().stations->each : 0;
        report.expect(state.stationCities[s].size() + state.stations[s] == each, "stations are conserved");
        if (game.tracksClose(state.seats))
            report.expect((game.otherTracks(state.owned[s]) & state.open).empty(),
                          "the other tracks are closed");
    }
}

void checkPassengers(const Game& game, const GameState& state, Report& report) {
    PassengerCounts count = {};
    for (std::size_t i = 0; i < kMaxPassengers; ++i)
        if (((state.waiting >> i) & 1) != 0) ++count[index(state.passengers[i])];
    for (std::size_t c = 0; c < kColors; ++c) {
        int sum = count[c];
        for (std::size_t s = 0; s < kMaxSeats; ++s) sum += state.taken[s][c];
        report.expect(sum == game.map().passengers[c], "passengers are conserved");
    }
}

}  // namespace

std::string brokenLaws(const Game& game, const GameState& state) {
    Report report;
    checkCards(game, state, report);
    checkTickets(game, state, report);
    checkBoard(game, state, report);
    checkPassengers(game, state, report);
    return report.text();
}

}  // namespace semafor::test
