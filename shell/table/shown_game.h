// A game as one seat or a spectator sees it: the position that is shown, and the events before and after it.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/event.h"
#include "view/player_view.h"

namespace semafor {

// Knows neither hidden information nor where the events come from: a session, a replay, another device.
class ShownGame {
public:
    // Shows the position before the first action. Required: `first` is the view of that position, and the
    // game outlives this object.
    ShownGame(const Game& game, const PlayerView& first);

    [[nodiscard]] const Game& game() const { return *game_; }
    // The seat whose view it is; kNoSeat for a spectator.
    [[nodiscard]] Seat seat() const { return view_.me; }
    // The position that is shown.
    [[nodiscard]] const PlayerView& view() const { return view_; }
    // The number of actions before the position that is shown.
    [[nodiscard]] std::size_t at() const { return at_; }
    // The number of actions fed.
    [[nodiscard]] std::size_t newest() const { return events_.size(); }
    // The events of an action. Required: it was fed.
    [[nodiscard]] const Events& events(std::size_t action) const;

    // Adds the next action of the game; the position that is shown stays. Required: the events are redacted
    // for this seat.
    void feed(Events events);
    // Shows the position one action later. Required: that action was fed.
    void forward();
    // Shows the position after that number of actions. Required: as many were fed.
    void jump(std::size_t actions);
    // Forgets all actions after the first `actions`, and shows a position that remains. Required: as many
    // were fed.
    void takeBack(std::size_t actions);

private:
    // Actions between two snapshots; a jump to a position shown before folds at most one action fewer.
    static constexpr std::size_t kSnapshotEvery = 32;

    const Game* game_;
    PlayerView view_;
    std::size_t at_ = 0;
    std::vector<Events> events_;         // of each action
    std::vector<PlayerView> snapshots_;  // of every 32nd position, as far as forward() has come
};

}  // namespace semafor
