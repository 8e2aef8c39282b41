// Lessons: the rules page, and running the drill on the table.
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

// The player's progress in the drill on the table.
struct DrillAt {
    std::size_t number = 0;
    const Drill* drill = nullptr;
    std::size_t done = 0;  // completed steps
    bool stuck = false;    // the current step isn't possible; Lessons::stepBack leads to where it was

    [[nodiscard]] bool finished() const { return done == drill->steps.size(); }
};

class Lessons {
public:
    // The table must outlive this object.
    Lessons(const Services& services, Table& table) : at_(services), table_(&table) {}

    // The board whose rules are shown, and the section that they open at.
    [[nodiscard]] const std::string& map() const { return map_; }
    [[nodiscard]] Topic topic() const { return topic_; }
    // The drill on the table; empty when the game there isn't one.
    [[nodiscard]] std::optional<DrillAt> drill() const;
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    void read(std::string_view map, Topic topic);
    void readBoard(std::string_view map);
    // Puts a drill on the table; a game there waits untouched until the drill ends. False when there is no
    // such drill.
    bool begin(std::size_t number);
    void end();
    // Call after every action in a drill: the other seat acts, and the way back is found.
    void advance();
    void stepBack();

private:
    struct OpenDrill {
        std::size_t number = 0;
        std::size_t from = 0;                   // index of the player's first action
        std::optional<std::uint64_t> followed;  // the match version that was last handled
        std::optional<std::size_t> back;        // where to step back to; empty while all is well
    };

    Services at_;
    Table* table_;
    std::optional<OpenDrill> drill_;
    std::string map_;
    Topic topic_ = Topic::kGoal;
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
