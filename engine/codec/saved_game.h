// A saved game: set-up, deal code, actions, and the names given by its players.
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
    std::uint8_t level = 0;  // of the bot, or of the person's stand-in; below kLevelsKept
    std::uint8_t color = 0;
    // 0: any character, chosen by deal code and seat; else the bot's character plus 1. Below kCharactersKept.
    std::uint8_t character = 0;
    bool standIn = false;  // a bot plays for the person until the seat is given back
    friend bool operator==(const SavedSeat&, const SavedSeat&) = default;
};

// Level, character and stand-in share one byte in every format: bits 0 to 3, 4 to 6, and 7.
inline constexpr std::uint8_t kCharactersKept = 8;
std::uint8_t levelByte(const SavedSeat& seat);
void setLevelByte(SavedSeat& seat, std::uint8_t byte);

// Also holds data written by others: only the length and UTF-8 of its names are checked, and its log may be
// illegal (session/saving.h).
struct SavedGame {
    std::uint64_t id = 0;        // the same in all saves of a game
    std::uint32_t revision = 0;  // grows with each save
    std::string name;            // given by the player, may be empty; UTF-8, at most kMaxNameBytes
    std::int64_t begun = 0;      // seconds since 1970
    std::int64_t changed = 0;
    std::string map;                   // the map's name, at most kMaxMapNameBytes
    std::uint64_t mapFingerprint = 0;  // Game::fingerprint() of the rules it was played by
    std::uint64_t dealCode = 0;
    bool practice = false;
    std::vector<SavedSeat> seats;  // at most kMaxSeats
    std::vector<Action> log;       // at most kMaxLogActions
    Sections sections = {};        // added by format 2; without sections a game is written in format 1
    friend bool operator==(const SavedGame&, const SavedGame&) = default;
};

// Whether names are UTF-8 and everything fits into a save: required wherever a game is written.
bool withinCaps(const SavedGame& game);

}  // namespace semafor
