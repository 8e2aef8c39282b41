// Files with games that come in, and the questions that they leave.
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
    // The table must live longer.
    Imports(const Services& services, Table& table) : at_(services), table_(&table) {}

    // The last import and the questions that it left, or null.
    [[nodiscard]] const Import* last() const { return import_ ? &*import_ : nullptr; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // Reads one of several files that came together; done() takes the games in all of them.
    void read(std::string_view text);
    // `elsewhere`: the games that other tabs have open. False when nothing came, or the store failed.
    bool done(const std::vector<std::uint64_t>& elsewhere);
    // The game that a file knows further, taken off the list; nothing when no question is open.
    std::optional<LongerGame> answer();
    // That game goes on as in the file. Required: it isn't on the table as a drill.
    void take(const LongerGame& longer);
    // Deletes every game that came with the last import and wasn't played since.
    void removeArrivals();

private:
    void askNext();

    Services at_;
    Table* table_;
    std::optional<Import> import_;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
