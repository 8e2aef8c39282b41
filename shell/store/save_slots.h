// Save slots of one game: a ring of its last generations, so that a failed write loses no earlier save. A
// game that has ever needed format 2 has a second ring under separate keys, because builds up to 2663282 know
// only the first keys, and move texts that they can't decode away from there.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codec/save.h"
#include "codec/saved_game.h"
#include "store/store.h"

namespace semafor {

inline constexpr std::size_t kGenerations = 4;
inline constexpr std::size_t kQuarantined = 4;  // unreadable texts kept per game
// Both rings: the generations in format 1, then the ones in format 2.
inline constexpr std::size_t kSlots = 2 * kGenerations;

class SaveSlots {
public:
    // Slots count as empty until load() has read them; a new game needs no load().
    SaveSlots(Store& store, std::uint64_t id) : store_(&store), id_(id) {}

    // The newest readable generation, or nothing; from the second ring if it has any. Unreadable generations
    // go to quarantine, except a newer program's, which stay as they are.
    std::optional<SavedGame> load();
    // How many generations the last load() couldn't read.
    [[nodiscard]] std::size_t damaged() const { return damaged_; }
    // Whether a newer program has played this game: then nothing can be saved here.
    [[nodiscard]] bool newer() const;
    // Copies a newer program's texts of this game from another store into slots that are empty here. True
    // when there were any.
    bool takeNewer(const SaveSlots& other);

    // The text of the newest readable generation. Required: load() found one.
    [[nodiscard]] const std::string& newestText() const { return *slots_[newest()].text; }

    // Writes the game over the oldest generation and reads it back. Never overwrites an unreadable
    // generation, or one that somebody else wrote since. When the store is full, deletes older generations of
    // this game, but never the newest. The first save in the second ring leaves the newest state in format 1
    // where older builds find it. Required: game.id is the ring's, and its revision is above that of every
    // generation.
    std::optional<StoreFault> save(const SavedGame& game);

    // The game as a build that knows only format 1 has continued it since there is a second ring; reported
    // until settle().
    [[nodiscard]] std::optional<SavedGame> stray() const;
    // Notes that everything in format 1 up to that revision has been dealt with.
    std::optional<StoreFault> settle(std::uint32_t revision);

    // Deletes the game, quarantine included.
    void remove();

private:
    // The content of a slot when it was last read.
    struct Slot {
        std::optional<std::string> text;
        std::uint32_t revision = 0;
        bool readable = true;  // true for an empty slot
        bool newer = false;    // written by a newer program: not readable, but not damaged
    };

    // `ring` is the first slot of a ring. newest() returns kSlots if there is no readable generation.
    std::optional<SavedGame> readRing(std::size_t ring);
    void read(std::size_t slot, std::optional<SavedGame>& newest);
    std::optional<SavedGame> hold(std::size_t slot, std::string text);
    bool lookAgain(std::size_t slot);
    [[nodiscard]] bool taken(std::size_t ring, std::uint32_t revision);
    [[nodiscard]] bool takenByOthers(std::uint32_t revision);
    void quarantine(std::size_t slot);
    [[nodiscard]] bool hasSecond() const;
    [[nodiscard]] std::size_t ringFor(const SavedGame& game) const;
    [[nodiscard]] std::optional<std::size_t> oldest(std::size_t ring) const;
    [[nodiscard]] std::size_t newest(std::size_t ring) const;
    [[nodiscard]] std::size_t newest() const;
    std::optional<StoreFault> leaveFirstRing(const SavedGame& game);
    std::optional<StoreFault> writeInto(std::size_t slot, const std::string& text);
    std::optional<StoreFault> writeGame(std::size_t slot, const SavedGame& game);
    bool makeRoom(std::size_t but, std::size_t slots);

    Store* store_;
    std::uint64_t id_;
    std::array<Slot, kSlots> slots_;
    std::size_t damaged_ = 0;
};

// The games that have generations in the store, each id once, ascending.
std::vector<std::uint64_t> gamesIn(const Store& store);

// Whether a newer program has played the game.
bool newerIn(const Store& store, std::uint64_t id);
// The texts of all its generations by their keys, readable or not.
std::vector<std::pair<std::string, std::string>> generationsIn(const Store& store, std::uint64_t id);

// A hash that changes whenever a generation of the game does.
std::uint64_t generationsDigest(const Store& store, std::uint64_t id);
// The game that the key belongs to; empty when it isn't a generation's key.
std::optional<std::uint64_t> gameOfKey(std::string_view key);

// The unreadable texts in quarantine, of all games.
std::vector<std::string> quarantineIn(const Store& store);

// An id as sixteen hexadecimal digits, and back.
std::string idText(std::uint64_t id);
std::optional<std::uint64_t> parseId(std::string_view text);

}  // namespace semafor
