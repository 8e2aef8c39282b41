// Start of a game: shuffles and deals (R12, F01).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/given_shuffles.h"
#include "rules/state.h"

namespace semafor {

// All piles after shuffling, before dealing: top first; passengers by index (Game::passengerPlaces).
struct SetupPiles {
    Seat firstSeat{};
    std::vector<Color> deck;
    std::array<std::vector<TicketId>, kMaxTicketDecks> tickets;
    std::vector<Color> passengers;
};

// The piles that this deal code gives. Required: the rules allow this number of seats.
SetupPiles setupPiles(const Game& game, std::size_t seats, std::uint64_t dealCode);

// The state before the first decision; the same game, seats and code always give the same state.
GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode);
// The same, appending the events of the deal to `events`.
GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode, Events& events);
// The same from given piles and shuffles; the state has no deal code. Required: the piles hold exactly the
// cards, tickets and passengers of the map.
GameState newGame(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                  Events& events);

}  // namespace semafor
