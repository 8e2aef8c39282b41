// The beginning of a game: shuffles and deals (R12, F01).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/event.h"
#include "rules/game.h"
#include "rules/given_shuffles.h"
#include "rules/state.h"

namespace semafor {

// All piles as shuffled, before anything is dealt: top first; passengers by place (Game::passengerPlaces).
struct SetupPiles {
    Seat firstSeat{};
    std::vector<Color> deck;
    std::array<std::vector<TicketId>, kMaxTicketDecks> tickets;
    std::vector<Color> passengers;
};

// What this deal code shuffles. Required: a number of seats that the rules allow.
SetupPiles setupPiles(const Game& game, std::size_t seats, std::uint64_t dealCode);

// The state before the first decision. The same game, seats and code give the same state.
GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode);
// The same, appending the facts of the deal to `events`.
GameState newGame(const Game& game, std::size_t seats, std::uint64_t dealCode, Events& events);
// The same from piles and shuffles that were given: the state has no deal code. Required: the piles hold
// what the map says, each thing once.
GameState newGame(const Game& game, std::size_t seats, const SetupPiles& piles, GivenShuffles& given,
                  Events& events);

}  // namespace semafor
