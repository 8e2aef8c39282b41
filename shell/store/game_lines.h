// A cache of the facts that the list of saved games shows, so that listing a game needs no replay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace semafor {

// The outcome of replaying a game. Good enough for a list; don't delete or open a game because of it.
struct GameLine {
    bool over = false;
    std::size_t turn = 0;     // turns of all seats together, without the set-up
    std::vector<int> points;  // public points of each seat
    friend bool operator==(const GameLine&, const GameLine&) = default;
};

class GameLines {
public:
    // The store must outlive this object.
    explicit GameLines(Store& store) : store_(&store) {}

    // Loads the lines from the store, without damaged ones.
    void load();
    // The line of this game, or null. `basis` is a hash of everything that the line was made from: a line
    // made from something else isn't found.
    [[nodiscard]] const GameLine* find(std::uint64_t id, std::uint64_t basis) const;
    void put(std::uint64_t id, std::uint64_t basis, GameLine line);
    // Stores the lines of these games, and no others, if they have changed and the store has room.
    void keep(const std::vector<std::uint64_t>& ids);
    // Deletes the lines to make room in the store. True when there were lines.
    bool drop();

private:
    struct Kept {
        std::uint64_t id = 0;
        GameLine line;
        std::uint64_t check = 0;  // hash of basis and line
    };

    [[nodiscard]] const Kept* keptOf(std::uint64_t id) const;
    void set(Kept kept);
    void read(std::string_view text);

    Store* store_;
    std::string text_;  // as stored
    std::vector<Kept> lines_;
};

}  // namespace semafor
