// A cache beside the games: what the list shows of each, so that it needn't be replayed to be listed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

namespace semafor {

// What a replay of a game tells. Good enough for a list; never a reason to delete or to open a game.
struct GameLine {
    bool over = false;
    std::size_t turn = 0;     // of all seats together, the set-up not counted
    std::vector<int> points;  // of each seat, as everybody may know them
    friend bool operator==(const GameLine&, const GameLine&) = default;
};

class GameLines {
public:
    // The store must live longer.
    explicit GameLines(Store& store) : store_(&store) {}

    // The lines as the store has them now. Damaged ones are left out.
    void load();
    // The line of this game, or null. `basis` is a fingerprint of everything that the line was made from:
    // a line that was made from something else isn't found.
    [[nodiscard]] const GameLine* find(std::uint64_t id, std::uint64_t basis) const;
    void put(std::uint64_t id, std::uint64_t basis, GameLine line);
    // Writes the lines of these games if they have changed; other games' are forgotten. A store that is full
    // does without.
    void keep(const std::vector<std::uint64_t>& ids);
    // Makes room in the store. True when there were lines.
    bool drop();

private:
    struct Kept {
        std::uint64_t id = 0;
        GameLine line;
        std::uint64_t check = 0;  // fingerprint of basis and line
    };

    [[nodiscard]] const Kept* keptOf(std::uint64_t id) const;
    void set(Kept kept);
    void read(std::string_view text);

    Store* store_;
    std::string text_;  // as it stands in the store
    std::vector<Kept> lines_;
};

}  // namespace semafor
