// The rules of one game as data: numbers, and one optional part for each mechanic that the game has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/bounded_vector.h"

namespace semafor {

inline constexpr std::size_t kMaxTicketDecks = 2;
inline constexpr std::size_t kMaxRouteLength = 9;
inline constexpr std::size_t kMaxOffer = 4;  // tickets to choose from at once
inline constexpr std::size_t kMaxMarketSlots = 5;
inline constexpr std::size_t kMaxInstantHand = 2;  // tickets in hand in games with instant tickets
inline constexpr std::size_t kMaxInstantGoal = 6;  // completed tickets that win the game there
inline constexpr std::size_t kMaxReveals = 3;      // cards revealed for a tunnel

using DeckCounts = std::array<std::uint8_t, kMaxTicketDecks>;

struct CardRules {
    std::uint8_t total = 0;
    std::uint8_t hand = 0;   // dealt to each seat
    std::uint8_t draws = 0;  // cards drawn in a turn
};

// R08: with at most `seatsAtMost` seats, claiming one parallel track closes the others for everybody.
struct ClosingTracks {
    std::uint8_t seatsAtMost = 0;
};

// R11: the last round begins when a seat has at most this many wagons.
struct LastRound {
    std::uint8_t wagonsAtMost = 0;
};

struct TicketDeck {
    std::string id;
    std::uint8_t total = 0;
};

// Where tickets returned at set-up go once every seat has chosen. Tickets of a deck that turns don't draw
// from always leave the game (R20).
enum class ReturnedTickets : std::uint8_t {
    kOut,
    kShuffled,  // back into their decks, which are shuffled (G01)
    kUnder,     // under their decks, in the order of ids
};

// Set-up choice of every seat: from tickets dealt, or from a mix that the seat names (G01).
struct TicketSetup {
    DeckCounts deal = {};
    std::uint8_t mix = 0;
    std::uint8_t keep = 0;
    ReturnedTickets returned = ReturnedTickets::kOut;
};

// Drawing tickets as a turn: from the given decks, or in a mix that the seat names (G02).
struct TicketTurn {
    std::uint8_t draw = 0;
    std::array<bool, kMaxTicketDecks> from = {};
    bool mix = false;
    std::uint8_t keep = 0;
};

struct TicketRules {
    BoundedVector<TicketDeck, kMaxTicketDecks> decks;  // in drawing order
    std::optional<TicketSetup> setup;
    std::optional<TicketTurn> turn;
};

struct MarketRules {
    std::uint8_t slots = 0;
    std::uint8_t sweepAtLocomotives = 0;  // R04
    std::uint8_t sweepNeedsColors = 0;
    std::uint8_t sweepsAtMost = 0;
};

struct TunnelRules {
    std::uint8_t reveals = 0;
};

struct FerryRules {
    std::uint8_t locomotivesAtMost = 0;
};

struct StationRules {
    std::uint8_t each = 0;
    std::uint8_t points = 0;  // for each unbuilt station (R26)
};

struct ExpressRules {
    std::uint8_t points = 0;
};

struct PassengerRules {
    std::uint8_t total = 0;
    std::uint8_t most = 0;
    std::uint8_t second = 0;
};

struct GlobetrotterRules {
    std::uint8_t points = 0;
};

// F01, F04, F05, F07: tickets without points, completed during the game; completing `toWin` of them wins.
struct InstantTicketRules {
    std::uint8_t hand = 0;
    std::uint8_t toWin = 0;
};

// F06: special tickets for joining east and west.
struct EastWestRules {
    std::uint8_t specials = 0;
};

// Tie-breakers between seats with equal points, applied in order (R29, G07).
enum class TieBreak : std::uint8_t { kCompleted, kFewestStations, kExpress, kPassengers };

struct RulesSpec {
    std::uint8_t seatsFrom = 0;
    std::uint8_t seatsTo = 0;
    std::uint8_t wagons = 0;
    std::uint8_t idleTurnsPerSeat = 0;  // R06
    std::uint16_t actionsAtMost = 0;    // R06
    CardRules cards;
    TicketRules tickets;
    BoundedVector<TieBreak, 4> ties;
    // By length; the board can't use a length with 0 points. Absent: routes give no points.
    std::optional<std::array<std::uint8_t, kMaxRouteLength + 1>> routePoints;
    std::optional<ClosingTracks> closingTracks;
    std::optional<LastRound> lastRound;
    std::optional<MarketRules> market;
    std::optional<TunnelRules> tunnels;
    std::optional<FerryRules> ferries;
    std::optional<StationRules> stations;
    std::optional<ExpressRules> express;
    std::optional<PassengerRules> passengers;
    std::optional<GlobetrotterRules> globetrotter;
    std::optional<InstantTicketRules> instantTickets;
    std::optional<EastWestRules> eastWest;
};

}  // namespace semafor
