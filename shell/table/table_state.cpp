// Ends a person's unfinished gestures when the position or the person changes.
#include "table/table_state.h"

#include <variant>

namespace semafor {

void TableState::forgetIfMoved(const Moment& moment, const PlayerView& view) {
    if (moment == seen) return;
    if (moment.game != seen.game) *this = {};
    // The next person must not see another person's tickets, or what that person was typing.
    if (moment.viewer != seen.viewer || std::holds_alternative<ChooseTickets>(view.step)) ticket.reset();
    if (moment.viewer != seen.viewer) find.reset();
    seen = moment;
    reckoning.reset();
    forgetChoice();
    keeping.clear();
    color.reset();
    if (overlay == Overlay::kDrawTickets) overlay = Overlay::kNone;
}

const Reckoning& TableState::reckoningOf(const Game& game, const PlayerView& view) {
    if (!reckoning) reckoning = reckon(game, view);
    return *reckoning;
}

void TableState::hurry(bool begins, bool held, std::size_t newest) {
    if (begins && timeline.runs()) {
        timeline.jump(newest);
        hurrying = true;
    } else if (!held) {
        hurrying = false;
    }
}

void TableState::forgetChoice() {
    route.reset();
    city.reset();
    doubtful.clear();
    payment = 0;
}

bool TableState::closeTop() {
    if (overlay != Overlay::kNone || find) {
        overlay = Overlay::kNone;
        find.reset();
        return true;
    }
    const bool chosen = route || city || !doubtful.empty();
    forgetChoice();
    return chosen;
}

}  // namespace semafor
