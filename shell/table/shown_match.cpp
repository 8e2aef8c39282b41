// Compares logs, not change counts: another tab may have played on from another beginning.
#include "table/shown_match.h"

#include <algorithm>

namespace semafor {

bool ShownMatch::holds(const Match& match, Seat seat) const {
    return game_ && &game_->game() == &match.game() && game_->seat() == seat &&
           dealCode_ == match.saved().dealCode && game_->view().seats == match.saved().seats.size();
}

const ShownGame& ShownMatch::show(const Match& match, Seat seat, std::size_t actions) {
    if (!holds(match, seat)) {
        game_.emplace(match.game(), firstView(match, seat));
        dealCode_ = match.saved().dealCode;
        log_.clear();
    }
    const auto log = logOf(match);
    const auto fork = std::mismatch(log_.begin(), log_.end(), log.begin(), log.end());
    log_.erase(fork.first, log_.end());
    game_->takeBack(log_.size());
    for (std::size_t i = log_.size(); i < log.size(); ++i) {
        game_->feed(match.history()[i].seenBy(seat));
        log_.push_back(log[i]);
    }
    game_->jump(actions);
    return *game_;
}

}  // namespace semafor
