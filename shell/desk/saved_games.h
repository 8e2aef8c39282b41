// Commands on saved games: rename, duplicate, delete, export.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "desk/table.h"

namespace semafor {

class SavedGames {
public:
    // The table must outlive this object.
    SavedGames(const Services& services, Table& table) : at_(services), table_(&table) {}

    // The game that undoDelete would restore, or null.
    [[nodiscard]] const SavedGame* deleted() const { return deleted_ ? &*deleted_ : nullptr; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // A game that a newer program has played can be neither renamed nor duplicated.
    void rename(std::uint64_t id, std::string_view name);
    // Another tab has written the game: names it again if that tab played on without having seen its new
    // name.
    void othersWrote(std::uint64_t id);
    void duplicate(std::uint64_t id);
    // Required: the game isn't on the table.
    void remove(std::uint64_t id);
    void undoDelete();
    void exportGame(std::uint64_t id);
    // Exports the game on the table as it is now, stored or not.
    void exportTable();
    void exportAll();

private:
    void add(const SavedGame& game);
    [[nodiscard]] const GameEntry* changeable(std::uint64_t id) const;
    void addSaves(std::vector<std::string>& saves, const GameEntry& entry) const;
    std::optional<StoreFault> bringBack();

    // A game as this tab has renamed it, and its name before.
    struct Renamed {
        SavedGame saved;
        std::string before;
    };

    Services at_;
    Table* table_;
    std::optional<Renamed> renamed_;
    std::optional<SavedGame> deleted_;
    std::string deletedMarks_;
    // The texts of a newer program's game, which is restored as it was.
    std::vector<std::pair<std::string, std::string>> deletedTexts_;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
