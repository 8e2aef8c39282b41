// The view of a seat or spectator: everything it may know of a game. A plain value without the seed and
// without a reference to the full state.
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
    Seat me{};  // kNoSeat: a spectator, who has no cards and knows what is public

    std::uint8_t deckSize = 0;
    CardCounts hand;
    BySeat<std::uint8_t> handSizes = {};

    DeckCounts ticketDecks = {};  // the decks' sizes
    TicketSet kept;
    TicketList offer;  // in the order drawn
    HeldTickets held;  // instant tickets: the one held longest first
    // One count for each deck if backs are public, else the total at index 0. Other seats' counts are 0 until
    // the last seat has chosen its set-up tickets (R12).
    BySeat<DeckCounts> keptCounts = {};
    BySeat<DeckCounts> offerCounts = {};
    BySeat<std::uint8_t> heldCounts = {};
    BySeat<TicketSet> shown;  // all kept tickets, once the game is over

    [[nodiscard]] bool spectator() const { return me == kNoSeat; }
    friend bool operator==(const PlayerView&, const PlayerView&) = default;
};
static_assert(std::is_trivially_copyable_v<PlayerView>);

// The part of the state that `seat` may know; for kNoSeat the public part.
PlayerView observe(const Game& game, const GameState& state, Seat seat);

// Updates the view by one event. Required: the event is redacted for the view's seat (which may be kNoSeat)
// and follows the last one folded. After all events of an action, the view equals observe's.
void fold(const Game& game, PlayerView& view, const Event& event);

// The scores as far as the view knows: with the seat's own tickets, and with everybody's once the game is
// over.
BySeat<SeatScore> scoreNow(const Game& game, const PlayerView& view);

// Whether seats are still making their set-up choices.
bool inSetup(const PublicState& state);

}  // namespace semafor
