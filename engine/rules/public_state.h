// Public part of a game state: known to everybody, and common to the full state and every seat's view.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "base/bounded_vector.h"
#include "base/ids.h"
#include "map/map_def.h"
#include "rules/cards.h"
#include "rules/game.h"
#include "rules/id_set.h"
#include "rules/step.h"
#include "rules/ticket_pile.h"

namespace semafor {

template <class T>
using BySeat = std::array<T, kMaxSeats>;

using PassengerCounts = std::array<std::uint8_t, kColors>;

// The tunnel under way: cards laid and revealed, in no hand, deck or discard. Without cards: no tunnel.
struct Tunnel {
    RouteId route{};
    Payment laid;
    BoundedVector<Color, kMaxReveals> revealed;
    std::uint8_t owed = 0;

    [[nodiscard]] bool underWay() const { return laid.total() > 0; }
    friend bool operator==(const Tunnel&, const Tunnel&) = default;
};

// Id of the special ticket for joining East and West among completed tickets (F06).
inline constexpr TicketId kEastWestTicket{0xff};

using HeldTickets = BoundedVector<TicketId, kMaxInstantHand>;
using CompletedTickets = BoundedVector<TicketId, kMaxInstantGoal>;

inline constexpr std::uint8_t kNoLastRound = 0xff;

// Everything known to all at the table; it changes in the same way in the full state and in every view.
struct PublicState {
    std::uint16_t actionsTaken = 0;
    std::uint16_t idleRun = 0;  // idle turns in a row, over all seats (R06)
    std::uint8_t passRun = 0;   // passes in a row
    std::uint8_t turnsLeft = kNoLastRound;
    std::uint8_t seats = 0;
    Seat firstSeat{};
    Step step;
    Tunnel tunnel;

    RouteSet open;  // unclaimed and not closed (R08)
    BySeat<RouteSet> owned;
    BySeat<CitySet> stationCities;
    BySeat<std::uint8_t> wagons = {};
    BySeat<std::uint8_t> stations = {};  // unbuilt
    BySeat<std::uint16_t> points = {};   // from routes

    CardCounts discard;
    std::array<Color, kMaxMarketSlots> market = {Color::kNone, Color::kNone, Color::kNone, Color::kNone,
                                                 Color::kNone};
    BySeat<CardCounts> known;  // the part of each hand that everybody can know from open moves

    BySeat<CompletedTickets> completed;  // instant tickets in the order of completion (F04)

    // Passengers, grouped by city in the order of cities (Game::passengerPlaces).
    std::array<Color, kMaxPassengers> passengers = {};
    std::uint64_t waiting = 0;  // bit set of passengers that haven't been taken
    BySeat<PassengerCounts> taken = {};

    friend bool operator==(const PublicState&, const PublicState&) = default;

    [[nodiscard]] bool over() const { return std::holds_alternative<GameOver>(step); }
    [[nodiscard]] Seat actor() const { return actorOf(step); }
    [[nodiscard]] bool lastRound() const { return turnsLeft != kNoLastRound; }
};

// Index of a passenger of that colour who waits in the city, or nullopt.
std::optional<std::size_t> passengerPlace(const Game& game, const PublicState& state, CityId city,
                                          Color color);

// Places wagons on a route: sets its owner, scores it, closes other tracks (R07, R08).
void putWagons(const Game& game, PublicState& state, Seat seat, RouteId route);

void putStation(PublicState& state, Seat seat, CityId city);

// Required: a passenger of that colour waits in the city.
void movePassenger(const Game& game, PublicState& state, Seat seat, CityId city, Color color);

// Lowers the known cards of a hand after a payment, since the paid cards may be the known ones.
void forgetPaid(PublicState& state, Seat seat, const Payment& payment);

// Moves the whole market to the discard (R04).
void sweepAway(PublicState& state);

}  // namespace semafor
