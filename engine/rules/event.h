// Events: the facts that an action brought about, in order. An event may have a part that not every seat may
// know; audienceOf says who may, redact hides it from the others.
#pragma once

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

#include "base/bounded_vector.h"
#include "base/ids.h"
#include "map/map_def.h"
#include "rules/cards.h"
#include "rules/id_set.h"
#include "rules/step.h"
#include "rules/ticket_pile.h"

namespace semafor {

// A card went from the top of the deck to the hand. Hidden: the card (kNone).
struct CardDrawn {
    Seat seat{};
    Color card = Color::kNone;
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct MarketTaken {
    Seat seat{};
    std::uint8_t slot = 0;
    Color card = Color::kNone;
    friend bool operator==(const MarketTaken&, const MarketTaken&) = default;
};
// A card went from the deck to a slot of the market.
struct MarketDealt {
    std::uint8_t slot = 0;
    Color card = Color::kNone;
    friend bool operator==(const MarketDealt&, const MarketDealt&) = default;
};
// The whole market went to the discard (R04).
struct MarketSwept {
    friend bool operator==(const MarketSwept&, const MarketSwept&) = default;
};
// The discard became the deck (R05). Hidden: the order, top first.
struct DeckShuffled {
    BoundedVector<Color, kMaxCards> order;
    friend bool operator==(const DeckShuffled&, const DeckShuffled&) = default;
};
// A deck of tickets was shuffled, with the tickets returned at set-up (G01). Hidden: the order, top first.
struct TicketsShuffled {
    std::uint8_t deck = 0;
    std::uint8_t size = 0;
    BoundedVector<TicketId, kMaxTicketDeck> order;
    friend bool operator==(const TicketsShuffled&, const TicketsShuffled&) = default;
};
// Cards went from the hand to the discard: for a route, a station or a tunnel's extras.
struct CardsPaid {
    Seat seat{};
    Payment payment;
    friend bool operator==(const CardsPaid&, const CardsPaid&) = default;
};
struct TunnelLaid {
    Seat seat{};
    RouteId route{};
    Payment payment;
    friend bool operator==(const TunnelLaid&, const TunnelLaid&) = default;
};
struct TunnelRevealed {
    Color card = Color::kNone;
    friend bool operator==(const TunnelRevealed&, const TunnelRevealed&) = default;
};
// How many extra cards the tunnel asks for; may be 0.
struct TunnelOwes {
    std::uint8_t owed = 0;
    friend bool operator==(const TunnelOwes&, const TunnelOwes&) = default;
};
// The laid cards went to the discard, or back to the hand if declined; the revealed cards to the discard.
struct TunnelEnded {
    Seat seat{};
    bool declined = false;
    friend bool operator==(const TunnelEnded&, const TunnelEnded&) = default;
};
struct RouteClaimed {
    Seat seat{};
    RouteId route{};
    std::uint8_t points = 0;
    friend bool operator==(const RouteClaimed&, const RouteClaimed&) = default;
};
struct StationBuilt {
    Seat seat{};
    CityId city{};
    friend bool operator==(const StationBuilt&, const StationBuilt&) = default;
};
struct MixNamed {
    Seat seat{};
    DeckCounts counts = {};
    friend bool operator==(const MixNamed&, const MixNamed&) = default;
};
// Tickets drawn to choose from. Hidden: the tickets.
struct TicketsOffered {
    Seat seat{};
    DeckCounts counts = {};
    TicketList tickets;
    friend bool operator==(const TicketsOffered&, const TicketsOffered&) = default;
};
// Tickets kept, the others returned. Hidden: the tickets, and at set-up also their number (R12).
struct TicketsKept {
    Seat seat{};
    bool setup = false;
    DeckCounts counts = {};    // kept: by deck if backs are public, else all in the first
    DeckCounts returned = {};  // to the bottom of each deck; 0 at set-up
    TicketList tickets;
    friend bool operator==(const TicketsKept&, const TicketsKept&) = default;
};
// The last seat has chosen. Now public: how many tickets each seat kept (R12) and, if they went under their
// decks, how many were returned.
struct SetupCountsShown {
    std::array<DeckCounts, kMaxSeats> counts = {};
    DeckCounts returned = {};  // to the bottom of each deck
    friend bool operator==(const SetupCountsShown&, const SetupCountsShown&) = default;
};
struct PassengerTaken {
    Seat seat{};
    CityId city{};
    Color color = Color::kNone;  // kNone: the seat took no passenger
    friend bool operator==(const PassengerTaken&, const PassengerTaken&) = default;
};
// A ticket was drawn to the hand, in games with instant tickets (F04). Hidden: the ticket.
struct TicketDrawn {
    Seat seat{};
    TicketId ticket{};
    friend bool operator==(const TicketDrawn&, const TicketDrawn&) = default;
};
struct TicketCompleted {
    Seat seat{};
    TicketId ticket{};  // or kEastWestTicket
    friend bool operator==(const TicketCompleted&, const TicketCompleted&) = default;
};
// Both tickets went under the deck (F05).
struct TicketsSwapped {
    Seat seat{};
    friend bool operator==(const TicketsSwapped&, const TicketsSwapped&) = default;
};
// The game is over: the tickets that each seat kept are no longer secret (R09).
struct TicketsShown {
    std::array<TicketSet, kMaxSeats> kept = {};
    friend bool operator==(const TicketsShown&, const TicketsShown&) = default;
};
struct TurnPassed {
    Seat seat{};
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};
// The next step, and all counters that run from turn to turn. Always the last event of an action.
struct StepBegan {
    Step step;
    std::uint16_t actionsTaken = 0;
    std::uint16_t idleRun = 0;
    std::uint8_t passRun = 0;
    std::uint8_t turnsLeft = 0;  // R11; kNoLastRound before the last round
    friend bool operator==(const StepBegan&, const StepBegan&) = default;
};

using Event =
    std::variant<CardDrawn, MarketTaken, MarketDealt, MarketSwept, DeckShuffled, TicketsShuffled, CardsPaid,
                 TunnelLaid, TunnelRevealed, TunnelOwes, TunnelEnded, RouteClaimed, StationBuilt, MixNamed,
                 TicketsOffered, TicketsKept, SetupCountsShown, PassengerTaken, TicketDrawn, TicketCompleted,
                 TicketsSwapped, TicketsShown, TurnPassed, StepBegan>;
using Events = std::vector<Event>;

// Replaces a ticket that the reader may not know.
inline constexpr TicketId kHiddenTicket{0xfe};

// A set of seats.
class SeatSet {
public:
    static constexpr SeatSet all() { return SeatSet(0xff); }
    static constexpr SeatSet none() { return SeatSet(0); }
    static constexpr SeatSet only(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1u << index(seat))); }
    // kNoSeat is in no set.
    [[nodiscard]] constexpr bool has(Seat seat) const {
        return seat != kNoSeat && ((bits_ >> index(seat)) & 1) != 0;
    }

private:
    explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
    std::uint8_t bits_;
};

// The seats that may know the hidden part: all if nothing is hidden, no seat for the order of decks.
SeatSet audienceOf(const Event& event);

// The event as `reader` may see it; its kind and its public part stay.
Event redact(const Event& event, Seat reader);

}  // namespace semafor
