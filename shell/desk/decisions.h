// Who decided each action of a game: kept in the save when a computer decided for a seat that has a person.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/ids.h"
#include "codec/saved_game.h"

namespace semafor {

// The decider of an action in the log.
struct Decider {
    Seat seat{};
    std::optional<std::uint8_t> level;  // of the computer that decided; nothing: the seat's person
};

// Writes them into the game, or takes an earlier record out of it when no computer decided for a person's
// seat. A section of a newer program stays as it is, and a record that is too long for a save is left out.
// Required: a decider for each action of the game's log.
void recordDecisions(SavedGame& game, std::span<const Decider> deciders);

// Sets the deciders of all actions that the ranges name. Actions after the last decider are left out.
void takeDecisions(std::span<Decider> deciders, std::span<const DecisionRange> ranges);

}  // namespace semafor
