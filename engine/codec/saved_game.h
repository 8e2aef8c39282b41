// A game as it is kept and sent: set-up, deal code, actions, and what its players call it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/ids.h"
#include "codec/sections.h"
#include "map/map_def.h"
#include "rules/action.h"

namespace semafor {

inline constexpr std::size_t kMaxNameBytes = 96;
inline constexpr std::size_t kMaxMapNameBytes = kMaxMapName;
inline constexpr std::size_t kMaxLogActions = 4096;  // R06

struct SavedSeat {
    std::string name;  // UTF-8, at most kMaxNameBytes
    bool person = true;
    std::uint8_t level = 0;  // of a bot, or of the one that plays for the person; below kLevelsKept
    std::uint8_t color = 0;
    // 0: any, chosen by deal code and seat; else the bot's character plus 1. Below kCharactersKept.
    std::uint8_t character = 0;
    bool standIn = false;  // a bot plays for the person until the seat is given back
    friend bool operator==(const SavedSeat&, const SavedSeat&) = default;
};

// Level, character and stand-in share a byte of every format: bits 0 to 3, 4 to 6, and 7.
inline constexpr std::uint8_t kCharactersKept = 8;
std::uint8_t levelByte(const SavedSeat& seat);
void setLevelByte(SavedSeat& seat, std::uint8_t byte);

// What others wrote comes as such a value, too: of its names no more is known than their length and that they
// are UTF-8, and whether the rules follow the log is another question (session/saving.h).
struct SavedGame {
    std::uint64_t id = 0;        // the same through all savings of a game
    std::uint32_t revision = 0;  // grows with each saving
    std::string name;            // given by the player, may be empty; UTF-8, at most kMaxNameBytes
    std::int64_t begun = 0;      // seconds since 1970
    std::int64_t changed = 0;
    std::string map;                   // the map's name, at most kMaxMapNameBytes
    std::uint64_t mapFingerprint = 0;  // Game::fingerprint() of the rules that it was played by
    std::uint64_t dealCode = 0;
    bool practice = false;
    std::vector<SavedSeat> seats;  // at most kMaxSeats
    std::vector<Action> log;       // at most kMaxLogActions
    Sections sections = {};        // what format 2 adds; a game without any is written in format 1
    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// Whether names are UTF-8 and everything has room in a save: required wherever a game is written.
bool withinCaps(const SavedGame& game);

}  // namespace semafor
