// A hint for a person: the best moves that a seat's view allows, what they are likely to bring, and why.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bounded_vector.h"
#include "bots/planner.h"
#include "rules/action.h"

namespace semafor {

// What speaks for a move or is to be known of it, to be put into words by whoever shows it.
enum class ReasonKind : std::uint8_t {
    kPoints,        // number: at once
    kTicketDone,    // ticket: completed by the move
    kTicketNearer,  // ticket; number: wagons that it still needs after the move
    kTicketNeeds,   // ticket; number: wagons that it needs now
    kTicketLost,    // ticket: no free way joins its ends any more
    kInDanger,      // route: another seat has reached it; number: at so many of its ends
    kBlocks,        // route; seat: it would join two parts of that seat's network
    kCardsMissing,  // route: wanted; color: the card that it takes; number: cards missing now
    kPassengers,    // number: passengers at both ends of the route
    kPassenger,     // color; number: of that colour with the one taken
    kNewTickets,    // number: tickets to choose from
    kStation,       // number: points that the station is worth unbuilt
    kTunnelOwes,    // number: cards that it asks for
    kWagonsLeft,    // number: after the move
    kLastTurn,      // the seat's own
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
    std::size_t place = 0;  // in the list of legal actions
    // By how much the seat is likely to end before the best of the others, in tenths of a point; a completed
    // ticket counts as a point where tickets have none. Only the moves of one hint can be compared.
    Worth value = 0;
    Reasons reasons;
};
inline constexpr std::size_t kHintedMoves = 3;
using Hint = BoundedVector<HintedMove, kHintedMoves>;

// The best first; fewer than three where there are fewer worth a thought. Each is played out over the same
// samples of what is hidden, `iterations` playouts in all. It depends on its arguments alone. Required:
// `legal` is the list of the view's step and not empty; iterations > 0.
Hint hintFor(const Game& game, const PlayerView& view, const ActionList& legal, std::uint64_t seed,
             int iterations);

// The reasons alone. Required: the action is legal in the view.
Reasons reasonsFor(const Game& game, const PlayerView& view, const Action& action);

}  // namespace semafor
