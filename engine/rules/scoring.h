// Scores, itemised for each seat (R10, R26 to R29, G05 to G07, F07, F08).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bounded_vector.h"
#include "networks/longest_trail.h"
#include "networks/station_choice.h"
#include "rules/game.h"
#include "rules/state.h"

namespace semafor {

// Input of scoring. Made from a state it is complete; a seat's view knows only its own tickets.
struct Standing {
    std::uint8_t seats = 0;
    BySeat<RouteSet> owned;
    BySeat<CitySet> stationCities;
    BySeat<std::uint8_t> stations = {};  // unbuilt
    BySeat<std::uint16_t> points = {};
    BySeat<TicketSet> kept;
    BySeat<std::uint8_t> shown = {};  // number of instant tickets completed (F04, F06)
    BySeat<PassengerCounts> taken = {};
};

// Made from public information and these tickets.
Standing standingOf(const PublicState& state, const BySeat<TicketSet>& kept);
inline Standing standingOf(const GameState& state) {
    return standingOf(state, state.kept);
}

// A station lends its owner this route of another seat (R27).
struct Loan {
    CityId city{};
    RouteId route{};
    friend bool operator==(const Loan&, const Loan&) = default;
};

struct SeatScore {
    std::int16_t routes = 0;
    TicketSet kept;
    TicketSet completed;
    std::int16_t tickets = 0;   // points of all kept tickets
    std::int16_t stations = 0;  // points for unbuilt stations
    BoundedVector<Loan, kMaxLenders> loans;
    std::uint16_t longest = 0;  // the length of the longest trail
    std::int16_t express = 0;
    std::int16_t globetrotter = 0;
    PassengerCounts passengers = {};  // points by colour
    std::uint8_t completedCount = 0;
    std::int16_t total = 0;  // in games without points: the number of completed tickets
    std::uint8_t rank = 0;   // 1 is the best; ties share a rank

    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

// The scores of all seats if the game ended now. Doesn't allocate.
BySeat<SeatScore> scoreNow(const Game& game, const Standing& standing);
inline BySeat<SeatScore> scoreNow(const Game& game, const GameState& state) {
    return scoreNow(game, standingOf(state));
}

// The routes as network segments, in the order of ids. Required: at most kMaxSegments.
BoundedVector<Segment, kMaxSegments> segmentsOf(const Game& game, const RouteSet& routes);

}  // namespace semafor
