// The whole truth of one moment of a game: a plain value without pointers, copied freely.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/bounded_vector.h"
#include "base/ids.h"
#include "map/map_def.h"
#include "rules/cards.h"
#include "rules/id_set.h"
#include "rules/step.h"
#include "rules/ticket_pile.h"

namespace semafor {

template <class T>
using BySeat = std::array<T, kMaxSeats>;

using PassengerCounts = std::array<std::uint8_t, kColors>;

// A tunnel under way: cards laid and revealed, in no hand, deck or discard. Without cards: none is.
struct Tunnel {
    RouteId route{};
    Payment laid;
    BoundedVector<Color, kMaxReveals> revealed;
    std::uint8_t owed = 0;

    [[nodiscard]] bool underWay() const { return laid.total() > 0; }
    friend bool operator==(const Tunnel&, const Tunnel&) = default;
};

// The special ticket for joining East and West stands among the completed ones under this id (F06).
inline constexpr TicketId kEastWestTicket{0xff};

// A seat's tickets where completed ones lie open (F01, F04).
struct InstantTickets {
    BoundedVector<TicketId, kMaxInstantHand> held;       // the one held longest first
    BoundedVector<TicketId, kMaxInstantGoal> completed;  // in the order of completion

    friend bool operator==(const InstantTickets&, const InstantTickets&) = default;
};

inline constexpr std::uint8_t kNoLastRound = 0xff;

struct GameState {
    // Chance: the deal code and the number of the stream for the next shuffle.
    std::uint64_t dealCode = 0;
    std::uint16_t nextStream = 0;

    std::uint16_t actionsTaken = 0;
    std::uint16_t idleRun = 0;  // idle turns in a row, of all seats together (R06)
    std::uint8_t passRun = 0;   // passes in a row
    std::uint8_t turnsLeft = kNoLastRound;
    std::uint8_t seats = 0;
    Seat firstSeat{};
    Step step;
    Tunnel tunnel;

    RouteSet open;  // nobody's and not closed (R08)
    BySeat<RouteSet> owned;
    BySeat<CitySet> stationCities;
    BySeat<std::uint8_t> wagons = {};
    BySeat<std::uint8_t> stations = {};  // unbuilt
    BySeat<std::uint16_t> points = {};   // of routes

    CardDeck deck;
    CardCounts discard;
    std::array<Color, kMaxMarketSlots> market = {Color::kNone, Color::kNone, Color::kNone, Color::kNone,
                                                 Color::kNone};
    BySeat<CardCounts> hands;
    BySeat<CardCounts> known;  // the part of each hand that everybody could have followed

    std::array<TicketPile, kMaxTicketDecks> ticketDecks;
    BySeat<TicketSet> kept;
    TicketSet aside;            // returned at set-up: out of the game, or until they are shuffled back
    BySeat<TicketList> offers;  // in the order drawn
    BySeat<InstantTickets> instant;

    // The passengers' places are those of their cities, one after the other (Game::passengerPlaces).
    std::array<Color, kMaxPassengers> passengers = {};
    std::uint64_t waiting = 0;  // the places whose passenger is still there
    BySeat<PassengerCounts> taken = {};

    friend bool operator==(const GameState&, const GameState&) = default;

    [[nodiscard]] bool over() const { return std::holds_alternative<GameOver>(step); }
    [[nodiscard]] Seat actor() const { return actorOf(step); }
    [[nodiscard]] bool lastRound() const { return turnsLeft != kNoLastRound; }
};
static_assert(std::is_trivially_copyable_v<GameState> && sizeof(GameState) <= 1536);

// A fingerprint of everything in the state, the same on every target.
std::uint64_t fingerprint(const GameState& state);

}  // namespace semafor
