// Folds events forward; goes back through a snapshot.
#include "table/shown_game.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"

namespace semafor {

ShownGame::ShownGame(const Game& game, const PlayerView& first)
    : game_(&game), view_(first), snapshots_{first} {}

const Events& ShownGame::events(std::size_t action) const {
    SEMAFOR_ASSERT(action < newest());
    return events_[action];
}

void ShownGame::feed(Events events) {
    events_.push_back(std::move(events));
}

void ShownGame::forward() {
    for (const Event& event : events(at_)) fold(*game_, view_, event);
    ++at_;
    if (at_ == snapshots_.size() * kSnapshotEvery) snapshots_.push_back(view_);
}

void ShownGame::jump(std::size_t actions) {
    SEMAFOR_ASSERT(actions <= newest());
    const std::size_t nearest = std::min(actions / kSnapshotEvery, snapshots_.size() - 1);
    if (actions < at_ || nearest * kSnapshotEvery > at_) {
        view_ = snapshots_[nearest];
        at_ = nearest * kSnapshotEvery;
    }
    while (at_ < actions) forward();
}

void ShownGame::takeBack(std::size_t actions) {
    SEMAFOR_ASSERT(actions <= newest());
    if (at_ > actions) jump(actions);
    const auto kept = [](std::size_t count) { return static_cast<std::ptrdiff_t>(count); };
    events_.erase(events_.begin() + kept(actions), events_.end());
    const std::size_t snapshots = std::min(actions / kSnapshotEvery + 1, snapshots_.size());
    snapshots_.erase(snapshots_.begin() + kept(snapshots), snapshots_.end());
}

}  // namespace semafor
