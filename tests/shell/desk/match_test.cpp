// Tests of Match, a game at the table, opened from unusual saves.
#include "desk/match.h"

#include <gtest/gtest.h>

#include "session/games.h"

namespace semafor {
namespace {

TEST(Match, ASeatWithoutAColourThatThereIsGetsOne) {
    Games games;
    SavedGame saved;
    saved.map = "europe";
    saved.mapFingerprint = games.find("europe")->fingerprint();
    saved.seats.resize(3);
    saved.seats[1].color = 200;
    saved.seats[2].color = kMaxSeats;
    const auto match = Match::open(*games.find("europe"), saved);
    ASSERT_TRUE(match);
    for (const SavedSeat& seat : match->saved().seats) EXPECT_LT(seat.color, kMaxSeats);
}

}  // namespace
}  // namespace semafor
