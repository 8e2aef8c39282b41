// Who plays each seat of a game: its person, a bot of its own, or a bot that stands in for the person.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "codec/saved_game.h"

namespace semafor {

// How many characters a bot may have: even, patient, hungry for tickets, blocker.
inline constexpr std::uint8_t kBotCharacters = 4;
// The Apprentice has none.
inline constexpr std::uint8_t kFirstLevelWithCharacter = 2;

// Reads the seats of a game. A change is the list of seats as it should be (with…); Match::reseat makes it.
// Every `seat` is one of the game.
class Seating {
public:
    // The game must live longer.
    explicit Seating(const SavedGame& game) : game_(&game) {}

    // Seats that have a person, even while a bot stands in.
    [[nodiscard]] std::size_t persons() const;
    // The first of these seats, or the first seat of all when only bots play.
    [[nodiscard]] Seat firstPerson() const;
    // Whether a person decides for the seat now: it has one, and no bot stands in.
    [[nodiscard]] bool personPlays(Seat seat) const;
    [[nodiscard]] bool anyPersonPlays() const;
    // The character of the seat's bot, from 0: its own, or one chosen by the deal and the seat, so that not
    // all bots play alike.
    [[nodiscard]] std::uint8_t characterOf(Seat seat) const;

    // A bot of that level stands in for the person; no change for a seat without one.
    [[nodiscard]] std::vector<SavedSeat> withStandIn(Seat seat, std::uint8_t level) const;
    // The person plays again.
    [[nodiscard]] std::vector<SavedSeat> withoutStandIn(Seat seat) const;
    // A person plays instead of the seat's own bot.
    [[nodiscard]] std::vector<SavedSeat> withPerson(Seat seat) const;

private:
    const SavedGame* game_;
};

}  // namespace semafor
