// Hints for a person: the best moves in a seat's view, their likely result, and the reasons.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bounded_vector.h"
#include "bots/planner.h"
#include "rules/action.h"

namespace semafor {

// A reason for a move or a fact about it, as data; the user interface puts it into words.
enum class ReasonKind : std::uint8_t {
    kPoints,        // number: points at once
    kTicketDone,    // ticket: completed by the move
    kTicketNearer,  // ticket; number: wagons that it will need after the move
    kTicketNeeds,   // ticket; number: wagons that it needs now
    kTicketLost,    // ticket: no free way joins its ends any more
    kInDanger,      // route: another seat has reached it; number: at how many of its ends
    kBlocks,        // route; seat: it would join two parts of that seat's network
    kCardsMissing,  // route: wanted; color: the card drawn; number: cards missing now
    kPassengers,    // number: passengers at both ends of the route
    kPassenger,     // color; number: passengers of that colour, including this one
    kNewTickets,    // number: tickets to choose from
    kStation,       // number: points for keeping the station unbuilt
    kTunnelOwes,    // number: extra cards owed
    kWagonsLeft,    // number: wagons after the move
    kLastTurn,      // it is the seat's last turn
};

struct Reason {
    ReasonKind kind{};
    TicketId ticket{};
    RouteId route{};
    Color color = Color::kNone;
    Seat seat{};
    std::int16_t number = 0;
    friend bool operator==(const Reason&, const Reason&) = default;
};
inline constexpr std::size_t kMaxReasons = 8;
using Reasons = BoundedVector<Reason, kMaxReasons>;

struct HintedMove {
    std::size_t place = 0;  // index in the list of legal actions
    // Likely lead over the best other seat at the end, in tenths of a point; in games without ticket points a
    // completed ticket counts as a point. Comparable only within one hint.
    Worth value = 0;
    Reasons reasons;
};
inline constexpr std::size_t kHintedMoves = 3;
using Hint = BoundedVector<HintedMove, kHintedMoves>;

// Best first; fewer than three if fewer are worth considering. All are played out over the same samples of
// hidden information, `iterations` playouts in all. Depends only on its arguments. Required: `legal` lists
// the legal actions of the view's step and isn't empty; iterations > 0.
Hint hintFor(const Game& game, const PlayerView& view, const ActionList& legal, std::uint64_t seed,
             int iterations);

// Only the reasons. Required: the action is legal in the view.
Reasons reasonsFor(const Game& game, const PlayerView& view, const Action& action);

}  // namespace semafor
