// Records who decided each action of a game; saved when a computer decided for a seat that has a person.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/ids.h"
#include "codec/saved_game.h"

namespace semafor {

// The seat, and the computer if any, that decided an action of the log.
struct Decider {
    Seat seat{};
    std::optional<std::uint8_t> level;  // level of the computer that decided; empty: the seat's person did
};

// Writes the deciders into the game, or removes an earlier record if no computer decided for a person's seat.
// A newer program's section stays as it is; a record that is too long for a save is left out. Required: a
// decider for each action of the game's log.
void recordDecisions(SavedGame& game, std::span<const Decider> deciders);

// Sets the deciders of all actions in the ranges. Actions after the last decider are ignored.
void takeDecisions(std::span<Decider> deciders, std::span<const DecisionRange> ranges);

}  // namespace semafor
