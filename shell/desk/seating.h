// Seating: whether a seat is played by its person, its own bot, or a bot that stands in for the person.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "codec/saved_game.h"

namespace semafor {

// The number of characters a bot may have: even, patient, hungry for tickets, blocker.
inline constexpr std::uint8_t kBotCharacters = 4;
// Bots of the lowest level (the Apprentice) have no character.
inline constexpr std::uint8_t kFirstLevelWithCharacter = 2;

// Reads the seats of a game. The with… functions return the changed seats, for Match::reseat. Required: every
// `seat` is one of the game.
class Seating {
public:
    // The game must outlive this object.
    explicit Seating(const SavedGame& game) : game_(&game) {}

    // Number of seats that have a person, even while a bot stands in.
    [[nodiscard]] std::size_t persons() const;
    // The first seat with a person, or the first seat of all when only bots play.
    [[nodiscard]] Seat firstPerson() const;
    // Whether a person decides for the seat now: it has a person, and no bot stands in.
    [[nodiscard]] bool personPlays(Seat seat) const;
    [[nodiscard]] bool anyPersonPlays() const;
    // The character of the seat's bot, from 0: its own, or one derived from the deal and the seat, so that
    // bots differ.
    [[nodiscard]] std::uint8_t characterOf(Seat seat) const;

    // A bot of that level stands in for the person; unchanged for a seat without a person.
    [[nodiscard]] std::vector<SavedSeat> withStandIn(Seat seat, std::uint8_t level) const;
    // The person plays again.
    [[nodiscard]] std::vector<SavedSeat> withoutStandIn(Seat seat) const;
    // A person plays instead of the seat's own bot.
    [[nodiscard]] std::vector<SavedSeat> withPerson(Seat seat) const;

private:
    const SavedGame* game_;
};

}  // namespace semafor
