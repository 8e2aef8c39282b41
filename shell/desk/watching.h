// Replays: watching a saved game, or looking back in the one on the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "desk/match.h"
#include "desk/services.h"
#include "desk/table.h"

namespace semafor {

class Watching {
public:
    // The table must outlive this object.
    Watching(const Services& services, const Table& table) : at_(services), table_(&table) {}

    // The watched game, shown after action() actions in the view of seat(); a spectator's view (kNoSeat)
    // while several persons still play it.
    [[nodiscard]] const Match* match() const { return match_ ? &*match_ : nullptr; }
    [[nodiscard]] std::size_t action() const { return action_; }
    [[nodiscard]] Seat seat() const { return seat_; }
    // Whether it is the game on the table, which continues meanwhile.
    [[nodiscard]] bool lookingBack() const;
    [[nodiscard]] std::uint64_t changes() const { return changes_; }

    // Opens that game from its first action. False when it can't be played.
    bool open(SavedGame saved);
    // Opens the game on the table as it is there, stored or not; any other game from the store.
    bool openGame(std::uint64_t id);
    void to(std::size_t action);
    // One action forward. False at the end of a look-back, from where the table goes on.
    bool forward();
    // Shows the game in that seat's view, if it is over.
    void lookAs(Seat seat);

private:
    Services at_;
    const Table* table_;
    std::optional<Match> match_;
    std::size_t action_ = 0;
    Seat seat_{};
    std::uint64_t changes_ = 0;
};

}  // namespace semafor
