// New ids and dates for copied games.
#include "desk/fresh_copy.h"

#include <utility>

namespace semafor {

SavedGame freshCopy(SavedGame saved, Host& host) {
    saved.id = host.random();
    saved.revision = 0;
    saved.begun = host.now();
    saved.changed = saved.begun;
    for (SavedSeat& seat : saved.seats) seat.standIn = false;
    return saved;
}

SavedGame startedOver(const SavedGame& like, bool sameDeal, Host& host) {
    SavedGame game = freshCopy(like, host);
    game.log.clear();
    game.name.clear();
    // The other sections describe the previous game.
    Sections kept;
    kept.settings = std::move(game.sections.settings);
    game.sections = std::move(kept);
    if (!sameDeal) game.dealCode = host.random();
    return game;
}

}  // namespace semafor
