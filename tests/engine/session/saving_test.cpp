// Tests of saving and opening a session: the same game goes on; logs replay up to their first illegal action.
#include "session/saving.h"

#include <gtest/gtest.h>

#include "codec/save.h"
#include "support/games.h"
#include "support/saves.h"

namespace semafor {
namespace {

OpenedGame opened(const SavedGame& saved) {
    auto game = openSaved(test::gameOf(saved.map), saved);
    SEMAFOR_ASSERT(game.has_value());
    return std::move(*game);
}

Session played(const Game& game, std::size_t seats, std::uint64_t seed) {
    return opened(test::randomSave(game, seats, seed)).session;
}

TEST(Saving, KeepsWhatASessionIs) {
    const SavedGame saved = test::randomSave(test::gameOf("germany"), 4, 2, 70);
    const OpenedGame game = opened(saved);
    EXPECT_FALSE(game.stop);
    EXPECT_FALSE(game.otherRules);
    const SavedGame again = savedFrom(game.session);
    EXPECT_EQ(again.map, saved.map);
    EXPECT_EQ(again.mapFingerprint, saved.mapFingerprint);
    EXPECT_EQ(again.dealCode, saved.dealCode);
    EXPECT_EQ(again.practice, saved.practice);
    EXPECT_EQ(again.log, saved.log);
    ASSERT_EQ(again.seats.size(), saved.seats.size());
    for (std::size_t s = 0; s < again.seats.size(); ++s) {
        EXPECT_EQ(again.seats[s].person, saved.seats[s].person);
        EXPECT_EQ(again.seats[s].level, saved.seats[s].level);
    }
}

// After saving and loading at any action the game goes on as without it, with the same undo point.
TEST(Saving, AtEveryActionIsTheGameThatGoesOn) {
    test::forEachGame(test::gamesToPlay(30), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Session whole = played(game, seats, seed);
        Session step = whole.upTo(0);
        for (std::size_t i = 0; i < whole.log().size(); ++i) {
            const auto read = decodeSave(encodeSave(savedFrom(step)));
            ASSERT_TRUE(read.ok());
            OpenedGame loaded = opened(read.value());
            ASSERT_FALSE(loaded.stop);
            ASSERT_EQ(loaded.session.stateFingerprint(), step.stateFingerprint()) << seed << " " << i;
            ASSERT_EQ(loaded.session.undoPoint(), step.undoPoint()) << seed << " " << i;
            ASSERT_TRUE(step.submit(whole.log()[i]).ok());
            ASSERT_TRUE(loaded.session.submit(whole.log()[i]).ok());
            ASSERT_EQ(loaded.session.stateFingerprint(), step.stateFingerprint()) << seed << " " << i;
        }
        ASSERT_TRUE(step.over());
    });
}

TEST(Saving, OpensALogUpToTheActionThatTheRulesRefuse) {
    test::forEachGame(test::gamesToPlay(100), [](const Game& game, std::size_t seats, std::uint64_t seed) {
        SavedGame saved = test::randomSave(game, seats, seed);
        const std::uint64_t whole = opened(saved).session.stateFingerprint();
        const std::size_t half = saved.log.size() / 2;
        ASSERT_EQ(opened(saved).session.stateFingerprint(), whole);
        const std::uint64_t before = opened(saved).session.upTo(half).stateFingerprint();
        saved.log[half] = ClaimRoute{idAt<RouteId>(111), {}};  // no map has this route
        saved.mapFingerprint ^= 1;
        const OpenedGame cut = opened(saved);
        ASSERT_TRUE(cut.stop);
        EXPECT_EQ(cut.stop->action, half);
        EXPECT_EQ(cut.session.log().size(), half);
        EXPECT_EQ(cut.session.stateFingerprint(), before);
        EXPECT_TRUE(cut.otherRules);
    });
}

TEST(Saving, OpensNothingForSeatsThatTheRulesDoNotAllow) {
    const Game& game = test::gameOf("first-journey");
    SavedGame saved = test::randomSave(game, 4, 1, 5);
    for (const std::size_t seats : {0u, 1u, 5u}) {
        saved.seats.resize(seats);
        EXPECT_FALSE(openSaved(game, saved)) << seats;
    }
    saved.seats.resize(kMaxSeats + 1);
    EXPECT_FALSE(openSaved(game, saved));
}

// Logs with random actions: opening replays them up to the first illegal action and drops the others.
TEST(Saving, OpensLogsOfChance) {
    const std::vector<Action> every = test::everyKindOfAction().log;
    test::forEachGame(test::gamesToPlay(300), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        SavedGame saved = test::randomSave(game, seats, seed, 100);
        const auto size = static_cast<std::uint32_t>(saved.log.size());
        for (int i = 0; i < 3; ++i) {
            const Action& other = every[drawBelow(rng, static_cast<std::uint32_t>(every.size()))];
            saved.log[drawBelow(rng, size)] =
                drawBelow(rng, 2) == 0 ? other : saved.log[drawBelow(rng, size)];
        }
        const OpenedGame game2 = opened(saved);
        const std::size_t followed = game2.stop ? game2.stop->action : saved.log.size();
        ASSERT_EQ(game2.session.log().size(), followed);
        ASSERT_TRUE(std::equal(saved.log.begin(), saved.log.begin() + static_cast<std::ptrdiff_t>(followed),
                               game2.session.log().begin()));
    });
}

// The current rules replay every golden save to its end.
TEST(Saving, GoldenGamesAreFollowedToTheirEnd) {
    for (const test::GoldenSave& golden : test::goldenSaves())
        EXPECT_FALSE(opened(golden.game).stop) << golden.file;
}

}  // namespace
}  // namespace semafor
