// Converts a session to a saved game and back.
#include "session/saving.h"

#include <utility>

#include "base/assert.h"

namespace semafor {

SavedGame savedFrom(const Session& session) {
    SavedGame saved;
    saved.map = session.game().map().name;
    saved.mapFingerprint = session.game().fingerprint();
    saved.dealCode = session.setup().dealCode;
    saved.practice = session.setup().practice;
    for (const Player& player : session.setup().players)
        saved.seats.push_back({"", player.person, player.level, 0});
    saved.log.assign(session.log().begin(), session.log().end());
    return saved;
}

std::optional<OpenedGame> openSaved(const Game& game, const SavedGame& saved) {
    SEMAFOR_ASSERT(game.map().name == saved.map);
    SessionSetup setup;
    setup.dealCode = saved.dealCode;
    setup.practice = saved.practice;
    if (saved.seats.size() > kMaxSeats) return std::nullopt;
    for (const SavedSeat& seat : saved.seats) setup.players.push({seat.person, seat.level});
    auto session = Session::begin(game, setup);
    if (!session) return std::nullopt;
    const auto stop = session->submitAll(saved.log);
    return OpenedGame{std::move(*session), stop, saved.mapFingerprint != game.fingerprint()};
}

}  // namespace semafor
