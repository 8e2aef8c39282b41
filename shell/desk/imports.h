// Imports files of saved games, and asks the player where a file has more of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "desk/table.h"
#include "store/importing.h"

namespace semafor {

class Imports {
public:
    // The table must outlive this object.
    Imports(const Services& services, Table& table) : at_(services), table_(&table) {}

    // The last import with its open questions, or null.
    [[nodiscard]] const Import* last() const { return import_ ? &*import_ : nullptr; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // Reads one of several files that came together; done() imports the games in all of them.
    void read(std::string_view text);
    // `elsewhere`: the games that other tabs have open. False when nothing was imported, or the store failed.
    bool done(const std::vector<std::uint64_t>& elsewhere);
    // Takes the first longer game off the list of questions; empty when no question is open.
    std::optional<LongerGame> answer();
    // Continues that game as in the file. Required: it isn't on the table as a drill.
    void take(const LongerGame& longer);
    // Deletes every game of the last import that wasn't played since.
    void removeArrivals();

private:
    void askNext();

    Services at_;
    Table* table_;
    std::optional<Import> import_;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
