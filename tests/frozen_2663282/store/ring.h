// One game in the store: a ring of its last generations, so that a write that fails half-way costs nothing
// but itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/save.h"
#include "codec/saved_game.h"
#include "store/store.h"

namespace semafor_2663282 {
using namespace semafor;

inline constexpr std::size_t kGenerations = 4;
inline constexpr std::size_t kQuarantined = 4;  // unreadable texts kept of one game

class Ring {
public:
    // What it holds is known after load(); a new game's ring is empty.
    Ring(Store& store, std::uint64_t id) : store_(&store), id_(id) {}

    // The newest generation that reads, or nothing. Those that don't read go to quarantine.
    std::optional<SavedGame> load();
    // How many generations the last load() couldn't read.
    [[nodiscard]] std::size_t damaged() const { return damaged_; }

    // Writes the game over the oldest generation and reads it back. Never over an unreadable one, never over
    // one that somebody else wrote since. When the store is full, older generations of this game make room,
    // the newest never. Required: game.id is the ring's, and its revision is above that of every generation.
    std::optional<StoreFault> save(const SavedGame& game);

    // The game is gone, quarantine included.
    void remove();

private:
    // What a slot held when it was last looked at.
    struct Slot {
        std::optional<std::string> text;
        std::uint32_t revision = 0;
        bool readable = true;  // an empty slot is
    };

    [[nodiscard]] std::string key(std::size_t slot) const;
    void read(std::size_t slot, std::optional<SavedGame>& newest);
    std::optional<SavedGame> hold(std::size_t slot, std::string text);
    bool lookAgain(std::size_t slot);
    void quarantine(std::size_t slot);
    [[nodiscard]] std::optional<std::size_t> oldest() const;
    [[nodiscard]] std::size_t newest() const;
    std::optional<StoreFault> writeInto(std::size_t slot, const std::string& text);
    bool makeRoom(std::size_t but);

    Store* store_;
    std::uint64_t id_;
    std::array<Slot, kGenerations> slots_;
    std::size_t damaged_ = 0;
};

// The games that have generations in the store, each id once, ascending.
std::vector<std::uint64_t> gamesIn(const Store& store);

// The unreadable texts in quarantine, of all games.
std::vector<std::string> quarantineIn(const Store& store);

// Sixteen hexadecimal digits, and back.
std::string idText(std::uint64_t id);
std::optional<std::uint64_t> parseId(std::string_view text);

}  // namespace semafor_2663282
