// What everybody at the table may know. The truth and every seat's view have this part in common.
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

using HeldTickets = BoundedVector<TicketId, kMaxInstantHand>;
using CompletedTickets = BoundedVector<TicketId, kMaxInstantGoal>;

inline constexpr std::uint8_t kNoLastRound = 0xff;

// What everybody at the table may know, and what changes in the same way in the truth and in every view.
struct PublicState {
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

    CardCounts discard;
    std::array<Color, kMaxMarketSlots> market = {Color::kNone, Color::kNone, Color::kNone, Color::kNone,
                                                 Color::kNone};
    BySeat<CardCounts> known;  // the part of each hand that everybody could have followed

    BySeat<CompletedTickets> completed;  // in the order of completion, where they lie open (F04)

    // The passengers' places are those of their cities, one after the other (Game::passengerPlaces).
    std::array<Color, kMaxPassengers> passengers = {};
    std::uint64_t waiting = 0;  // the places whose passenger is still there
    BySeat<PassengerCounts> taken = {};

    friend bool operator==(const PublicState&, const PublicState&) = default;

    [[nodiscard]] bool over() const { return std::holds_alternative<GameOver>(step); }
    [[nodiscard]] Seat actor() const { return actorOf(step); }
    [[nodiscard]] bool lastRound() const { return turnsLeft != kNoLastRound; }
};

// The place of a passenger of that colour that waits in the city, or nothing.
std::optional<std::size_t> passengerPlace(const Game& game, const PublicState& state, CityId city,
                                          Color color);

// The wagons of a claimed route: its owner, its points, the other tracks that close (R07, R08).
void putWagons(const Game& game, PublicState& state, Seat seat, RouteId route);

void putStation(PublicState& state, Seat seat, CityId city);

// Required: such a passenger waits in the city.
void movePassenger(const Game& game, PublicState& state, Seat seat, CityId city, Color color);

// Cards have left the hand; of those known to be in it, the same number may be gone.
void forgetPaid(PublicState& state, Seat seat, const Payment& payment);

// The whole market to the discard (R04).
void sweepAway(PublicState& state);

}  // namespace semafor
