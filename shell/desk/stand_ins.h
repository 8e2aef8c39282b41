// Stand-ins: a bot plays for a person, or a person plays instead of a bot.
#pragma once

#include <cstdint>

#include "desk/new_game.h"
#include "desk/table.h"

namespace semafor {

class StandIns {
public:
    // The table must outlive this object.
    StandIns(Table& table, Notices& notices) : table_(&table), notices_(&notices) {}

    // The level of the bot that would stand in for a person.
    [[nodiscard]] std::uint8_t level() const { return level_; }
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void setLevel(std::uint8_t level);
    // Asks whether a computer should play for the person at the screen.
    void ask();
    // A bot plays for the person of that seat until the seat is given back.
    void standIn(Seat seat);
    void giveBack(Seat seat);
    // A person takes over from the computer whose turn it is.
    void playSeat();

private:
    // The game on the table if its seats may change hands; else null.
    [[nodiscard]] const Match* running() const;

    Table* table_;
    Notices* notices_;
    std::uint8_t level_ = kFirstLevel;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
