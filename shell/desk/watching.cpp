// A watched game is a copy, so that play at the table doesn't move it.
#include "desk/watching.h"

#include <algorithm>
#include <utility>

namespace semafor {

bool Watching::lookingBack() const {
    const Match* table = table_->match();
    return table != nullptr && match_ && table->saved().id == match_->saved().id;
}

// A running game between several persons is shown to a spectator, since no seat is at the screen.
bool Watching::open(SavedGame saved) {
    const Game* game = at_.games.find(saved.map);
    auto match = game != nullptr ? Match::open(*game, std::move(saved)) : std::nullopt;
    if (!match) {
        at_.notices.say(Notice::kUnplayable);
        return false;
    }
    match_ = std::move(match);
    seat_ = match_->viewer();
    action_ = 0;
    ++changes_;
    return true;
}

bool Watching::openGame(std::uint64_t id) {
    const Match* table = table_->match();
    if (table != nullptr && table->saved().id == id) return open(table->snapshot());
    at_.library.refresh(id);
    if (const GameEntry* entry = at_.library.find(id)) return open(entry->saved);
    at_.notices.say(Notice::kUnplayable);
    return false;
}

void Watching::to(std::size_t action) {
    if (!match_) return;
    action_ = std::min(action, match_->session().log().size());
    ++changes_;
}

bool Watching::forward() {
    if (!match_) return true;
    if (action_ >= match_->session().log().size() && lookingBack()) return false;
    to(action_ + 1);
    return true;
}

void Watching::lookAs(Seat seat) {
    if (!match_ || !match_->session().over() || index(seat) >= match_->session().seats()) return;
    seat_ = seat;
    ++changes_;
}

}  // namespace semafor
