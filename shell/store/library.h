// All games in the store, as a player sees them in a list.
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
    SavedGame saved;        // of a newer program's game the newest state that this one reads, or the id alone
    bool playable = false;  // this program knows its board, and can save it
    bool newer = false;     // a newer program has played it
    GameLine line;
    bool recovered = false;    // some generation couldn't be read
    std::uint64_t digest = 0;  // of its generations, as they were read
};

class Library {
public:
    // Both must live longer.
    Library(Store& store, Games& games) : store_(&store), games_(&games), lines_(store) {}

    // Reads what has changed in the store since the last time. What an older build has played of a game in
    // format 2 goes on in that game when it is further, and becomes a game of its own when it isn't.
    void refresh();
    // The same for one game: another tab plays it.
    void refresh(std::uint64_t id);
    // The entries show that game as it is here; the store's generations aren't read.
    void show(const SavedGame& game);
    // Puts the entries in order anew: another game was played.
    void arrange();
    // The game last played first.
    [[nodiscard]] const std::vector<GameEntry>& entries() const { return entries_; }
    [[nodiscard]] const GameEntry* find(std::uint64_t id) const;
    // The running game that was played last, or null.
    [[nodiscard]] const GameEntry* lastRunning() const;
    // The finished game that was played longest ago: what goes first when there is no room.
    [[nodiscard]] const GameEntry* oldestFinished() const;

    // Changes whenever the entries may have changed.
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // The newest generation of the game, as the store has it now.
    [[nodiscard]] std::optional<SavedGame> stored(std::uint64_t id) const;
    // Whether a newer program has played the game: it can't be written here.
    [[nodiscard]] bool newer(std::uint64_t id) const { return newerIn(*store_, id); }
    // The next generation of a game, or a game of its own. Required: no generation in the store has as high a
    // revision.
    std::optional<StoreFault> write(const SavedGame& game);
    // The same, and the entries show it.
    std::optional<StoreFault> add(const SavedGame& game);
    // With everything that is kept beside them.
    void remove(const std::vector<std::uint64_t>& ids);
    // The planner's marks of a game that has none so far.
    void addMarks(std::uint64_t id, const std::string& marks);
    // That game was played: it comes first from now on, whatever the clock says.
    void notePlayed(std::uint64_t id);
    // Whether that game is over, found by a replay: its line isn't trusted with that.
    [[nodiscard]] bool surelyOver(std::uint64_t id);
    // Gives up what the store can do without. True when there is more room now.
    bool makeRoom() { return lines_.drop(); }

    // What another store has that is newer comes into ours. True when our store has changed: refresh() shows
    // it.
    bool merge(Store& other);

    // A generation of this game couldn't be read, and nothing newer replaced it, since the beginning or
    // forgetDamage.
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
    std::vector<std::uint64_t> strays_;  // games of their own that have come up, and aren't among the entries
    std::vector<std::uint64_t> damaged_;  // what is damaged goes to quarantine when it is first read
};

}  // namespace semafor
