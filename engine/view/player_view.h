// What one seat, or a spectator, may know of a game: a value of its own, without a way back to the truth,
// without the seed.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/event.h"
#include "rules/public_state.h"
#include "rules/scoring.h"
#include "rules/state.h"

namespace semafor {

struct PlayerView : PublicState {
    Seat me{};  // kNoSeat: a spectator, who knows what everybody at the table knows and has no cards

    std::uint8_t deckSize = 0;
    CardCounts hand;
    BySeat<std::uint8_t> handSizes = {};

    DeckCounts ticketDecks = {};  // their sizes
    TicketSet kept;
    TicketList offer;  // in the order drawn
    HeldTickets held;  // where completed ones lie open: the one held longest first
    // By deck where the backs are public, else all in the first. Those of the other seats are 0 until the
    // last one has chosen its set-up tickets (R12).
    BySeat<DeckCounts> keptCounts = {};
    BySeat<DeckCounts> offerCounts = {};
    BySeat<std::uint8_t> heldCounts = {};
    BySeat<TicketSet> shown;  // all kept tickets, once the game is over

    [[nodiscard]] bool spectator() const { return me == kNoSeat; }
    friend bool operator==(const PlayerView&, const PlayerView&) = default;
};
static_assert(std::is_trivially_copyable_v<PlayerView>);

// The part of the state that `seat` may know; for kNoSeat the part that everybody may know.
PlayerView observe(const Game& game, const GameState& state, Seat seat);

// The view after the event. Required: the event is redacted for the seat of the view, or for kNoSeat, and
// follows what the view has seen. Folding all events of an action gives what observe gives after it.
void fold(const Game& game, PlayerView& view, const Event& event);

// The scores as far as the view knows: the own tickets, if it is a seat's, and everybody's once the game is
// over.
BySeat<SeatScore> scoreNow(const Game& game, const PlayerView& view);

// Whether the set-up choices are still going on.
bool inSetup(const PublicState& state);

}  // namespace semafor
