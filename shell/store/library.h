// All games in the store, as a player sees them in a list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "codec/saved_game.h"
#include "session/games.h"
#include "store/ring.h"
#include "store/store.h"

namespace semafor {

struct GameEntry {
    SavedGame saved;
    bool playable = false;  // this program knows its board
    bool over = false;
    std::size_t turn = 0;     // of all seats together, the set-up not counted
    std::vector<int> points;  // of each seat, as everybody may know them
    bool recovered = false;   // some generation couldn't be read
};

class Library {
public:
    // Both must live longer.
    Library(Store& store, Games& games) : store_(&store), games_(&games) {}

    // Reads everything anew.
    void refresh();
    // The game last played first.
    [[nodiscard]] const std::vector<GameEntry>& entries() const { return entries_; }
    [[nodiscard]] const GameEntry* find(std::uint64_t id) const;
    // The running game that was played last, or null.
    [[nodiscard]] const GameEntry* lastRunning() const;
    // The finished game that was played longest ago: what goes first when there is no room.
    [[nodiscard]] const GameEntry* oldestFinished() const;

    // As a game of its own; refresh() isn't needed after it, nor after remove().
    std::optional<StoreFault> add(const SavedGame& game);
    void remove(std::uint64_t id);

    // What another store has that is newer comes into ours. True when our store has changed: refresh() shows
    // it.
    bool merge(Store& other);

    // A generation of this game couldn't be read, and nothing newer replaced it, since the beginning or
    // forgetDamage.
    [[nodiscard]] bool damaged(std::uint64_t id) const;
    void forgetDamage(std::uint64_t id);

private:
    GameEntry entryOf(SavedGame saved, bool recovered);
    void insert(GameEntry entry);
    void noteDamage(const Ring& ring, std::uint64_t id);

    Store* store_;
    Games* games_;
    std::vector<GameEntry> entries_;
    std::vector<std::uint64_t> damaged_;  // what is damaged goes to quarantine when it is first read
};

}  // namespace semafor
