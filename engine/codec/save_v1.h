// Format 1 of saves, frozen: nothing here ever changes, so that its saves remain readable for ever. Whatever
// a game gains later gets a new format and a conversion from this one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/saved_game.h"

namespace semafor {

inline constexpr std::size_t kMaxListV1 = 4096;
inline constexpr std::size_t kMaxKeptV1 = 4;

// The first byte of a record, followed by these fields, a byte each. A payment is colour, cards, locomotives.
enum class ActionKindV1 : std::uint8_t {
    kNameMix = 1,    // counts: first deck, second deck
    kKeepTickets,    // number of tickets, their ids
    kDrawBlind,      //
    kTakeMarket,     // slot
    kClaimRoute,     // route, payment
    kPayTunnel,      // payment
    kDeclineTunnel,  //
    kBuildStation,   // city, payment
    kDrawTickets,    //
    kTakePassenger,  // city, colour
    kSwapTickets,    //
    kPass,           //
};

struct ActionV1 {
    std::uint8_t kind = 0;
    std::array<std::uint8_t, kMaxKeptV1 + 1> fields = {};
};

struct SeatV1 {
    std::string name;
    std::uint8_t person = 0;
    std::uint8_t level = 0;
    std::uint8_t color = 0;
};

// Written in this order; numbers in the size of their type, lowest byte first; a list is its length in four
// bytes, then its elements.
struct SaveV1 {
    std::uint64_t id = 0;
    std::uint32_t revision = 0;
    std::string name;
    std::int64_t begun = 0;
    std::int64_t changed = 0;
    std::string map;
    std::uint64_t mapFingerprint = 0;
    std::uint64_t dealCode = 0;
    std::uint8_t practice = 0;
    std::vector<SeatV1> seats;
    std::vector<ActionV1> log;
};

// Number of fields after the kind; kKeepTickets gives it in its first field. nullopt: no such action.
std::optional<std::size_t> fieldCountV1(std::uint8_t kind, std::uint8_t firstField);

SaveV1 toV1(const SavedGame& game);
// nullopt if some value can't occur in a game.
std::optional<SavedGame> fromV1(const SaveV1& save);

}  // namespace semafor
