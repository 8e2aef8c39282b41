// The first format of saves, frozen: nothing here ever changes, so that every save of it can be read for
// ever. What a game becomes later gets a format of its own and a way from this one to that.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codec/saved_game.h"

namespace semafor_2663282 {
using namespace semafor;

inline constexpr std::size_t kMaxListV1 = 4096;
inline constexpr std::size_t kMaxKeptV1 = 4;

// What a record begins with, and what follows it, a byte each. A payment is colour, cards, locomotives.
enum class ActionKindV1 : std::uint8_t {
    kNameMix = 1,    // of the first deck, of the second
    kKeepTickets,    // how many, and these
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

// In the order written; numbers in the bytes of their types, lowest first; a list is its length in four
// bytes and its elements.
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

// How many fields follow the kind; of kKeepTickets the first one says it. Nothing: there is no such action.
std::optional<std::size_t> fieldCountV1(std::uint8_t kind, std::uint8_t firstField);

SaveV1 toV1(const SavedGame& game);
// Nothing when some value is none that a game can have.
std::optional<SavedGame> fromV1(const SaveV1& save);

}  // namespace semafor_2663282
