// The library: all games in the store, as a player sees them in a list.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "codec/saved_game.h"
#include "session/games.h"
#include "store/game_lines.h"
#include "store/save_slots.h"
#include "store/store.h"

namespace semafor {

struct GameEntry {
    SavedGame saved;        // if newer: the newest state that this program reads, or the id alone
    bool playable = false;  // this program knows its board, and can save it
    bool newer = false;     // a newer program has played it
    GameLine line;
    bool recovered = false;    // some generation couldn't be read
    std::uint64_t digest = 0;  // hash of its generations, as they were read
};

class Library {
public:
    // Store and games must outlive this object.
    Library(Store& store, Games& games) : store_(&store), games_(&games), lines_(store) {}

    // Reads what has changed in the store since the last time. Moves that an older build made in a game of
    // format 2 continue that game if they go further, and else become a game of their own.
    void refresh();
    // The same for one game that another tab plays.
    void refresh(std::uint64_t id);
    // Updates the game's entry from the argument, without reading the store's generations.
    void show(const SavedGame& game);
    // Sorts the entries again, after another game was played.
    void arrange();
    // The game played last comes first.
    [[nodiscard]] const std::vector<GameEntry>& entries() const { return entries_; }
    [[nodiscard]] const GameEntry* find(std::uint64_t id) const;
    // The running game that was played last, or null.
    [[nodiscard]] const GameEntry* lastRunning() const;
    // The finished game that was played longest ago: the first to delete when there is no room.
    [[nodiscard]] const GameEntry* oldestFinished() const;

    // Changes whenever the entries may have changed.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // The newest generation of the game, as the store has it now.
    [[nodiscard]] std::optional<SavedGame> stored(std::uint64_t id) const;
    // Whether a newer program has played the game: it can't be written here.
    [[nodiscard]] bool newer(std::uint64_t id) const { return newerIn(*store_, id); }
    // Writes the next generation of a game, or a new game. Required: no generation in the store has as high a
    // revision.
    std::optional<StoreFault> write(const SavedGame& game);
    // The same as write(), and updates the entry.
    std::optional<StoreFault> add(const SavedGame& game);
    // Deletes these games with everything that is kept beside them.
    void remove(const std::vector<std::uint64_t>& ids);
    // Stores the planner's marks of a game that has no marks yet.
    void addMarks(std::uint64_t id, const std::string& marks);
    // Notes that the game was played: it comes first from now on, whatever the clock says.
    void notePlayed(std::uint64_t id);
    // Whether the game is over, found by a replay, since its cached line isn't trusted with that.
    [[nodiscard]] bool surelyOver(std::uint64_t id);
    // Deletes what the store can do without. True when there is more room now.
    bool makeRoom() { return lines_.drop(); }

    // Takes everything newer from another store into ours. True when our store has changed: refresh() shows
    // it.
    bool merge(Store& other);

    // Whether a generation of this game couldn't be read, and nothing newer has replaced it, since the
    // beginning or forgetDamage.
    [[nodiscard]] bool damaged(std::uint64_t id) const;
    void forgetDamage(std::uint64_t id);

private:
    std::optional<GameEntry> readGame(std::uint64_t id);
    bool takeStray(SaveSlots& slots, const SavedGame& here);
    std::optional<StoreFault> keepStray(const SavedGame& here, const SavedGame& stray);
    void readStrays();
    GameEntry entryOf(SavedGame saved, const std::string& text);
    std::optional<GameLine> replayed(const SavedGame& saved);
    void forgetEntry(std::uint64_t id);
    void keepLines();
    void noteDamage(const SaveSlots& slots, std::uint64_t id);

    Store* store_;
    Games* games_;
    GameLines lines_;
    std::vector<GameEntry> entries_;
    std::uint64_t changes_ = 0;
    std::vector<std::uint64_t> strays_;   // games made from older builds' moves, not yet among the entries
    std::vector<std::uint64_t> damaged_;  // remembered, since damaged texts go to quarantine when first read
};

}  // namespace semafor
