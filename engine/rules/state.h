// Full state of a game at one moment, secrets included: a plain value without pointers, freely copied.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "rules/public_state.h"

namespace semafor {

struct GameState : PublicState {
    // Randomness: the deal code and the stream number of the next shuffle.
    std::uint64_t dealCode = 0;
    std::uint16_t nextStream = 0;

    CardDeck deck;
    BySeat<CardCounts> hands;

    std::array<TicketPile, kMaxTicketDecks> ticketDecks;
    BySeat<TicketSet> kept;
    TicketSet aside;            // returned at set-up: for good, or until the last seat has chosen
    BySeat<TicketList> offers;  // in the order drawn
    BySeat<HeldTickets> held;   // instant tickets: the one held longest first (F04)

    friend bool operator==(const GameState&, const GameState&) = default;
};
static_assert(std::is_trivially_copyable_v<GameState> && sizeof(GameState) <= 768);

// A fingerprint of everything in the state, the same on every target.
std::uint64_t fingerprint(const GameState& state);

}  // namespace semafor
