// Lessons: the rules page, and the drill on the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "desk/drills.h"
#include "desk/table.h"
#include "desk/topics.h"

namespace semafor {

// The player's place in a drill.
struct DrillAt {
    std::size_t number = 0;
    const Drill* drill = nullptr;
    std::size_t done = 0;  // steps
    bool stuck = false;    // the step asked for isn't possible; Lessons::stepBack leads to where it is

    [[nodiscard]] bool finished() const { return done == drill->steps.size(); }
};

class Lessons {
public:
    // The table must live longer.
    Lessons(const Services& services, Table& table) : at_(services), table_(&table) {}

    // The board whose rules are read, and the section that they open at.
    [[nodiscard]] const std::string& map() const { return map_; }
    [[nodiscard]] Topic topic() const { return topic_; }
    // The drill on the table, if the game there is one.
    [[nodiscard]] std::optional<DrillAt> drill() const;
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void read(std::string_view map, Topic topic);
    void readBoard(std::string_view map);
    // A drill comes to the table, and a game that is there waits untouched until the drill ends. False when
    // there is no such drill.
    bool begin(std::size_t number);
    void end();
    // The other seat acts at once, and the way back is found; after every action in a drill.
    void advance();
    void stepBack();

private:
    struct OpenDrill {
        std::size_t number = 0;
        std::size_t from = 0;                   // the first action of the player's
        std::optional<std::uint64_t> followed;  // the version of the match
        std::optional<std::size_t> back;        // where to step back to; nothing while all is well
    };

    Services at_;
    Table* table_;
    std::optional<OpenDrill> drill_;
    std::string map_;
    Topic topic_ = Topic::kGoal;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
