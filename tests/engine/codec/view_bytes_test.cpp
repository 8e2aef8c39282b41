// Tests of a player's view as bytes for a bot: round trips, and errors.
#include "codec/view_bytes.h"

#include <gtest/gtest.h>

#include "support/games.h"
#include "view/player_view.h"

namespace semafor {
namespace {

TEST(ViewBytes, ArriveAsTheyWereSentInEveryGame) {
    test::forEachGame(30, [](const Game& game, std::size_t seats, std::uint64_t seed) {
        GameState state = newGame(game, seats, seed);
        Rng rng(seed);
        ActionList legal;
        while (!state.over()) {
            for (std::size_t s = 0; s < seats; ++s) {
                const PlayerView view = observe(game, state, idAt<Seat>(s));
                ASSERT_EQ(readView(viewBytes(view)), view);
            }
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
        const PlayerView view = observe(game, state, Seat{0});
        ASSERT_EQ(readView(viewBytes(view)), view);
    });
}

TEST(ViewBytes, OtherLengthsAreRefused) {
    const Game& game = test::gameOf("europe");
    auto bytes = viewBytes(observe(game, newGame(game, 2, 1), Seat{0}));
    for (std::size_t length = 0; length < bytes.size(); ++length)
        EXPECT_FALSE(readView(std::span(bytes).first(length)).has_value()) << length;
    bytes.push_back(0);
    EXPECT_FALSE(readView(bytes).has_value());
}

TEST(ViewBytes, AStepThatDoesNotExistIsRefused) {
    const Game& game = test::gameOf("europe");
    auto bytes = viewBytes(observe(game, newGame(game, 2, 1), Seat{0}));
    bytes[8] = 99;  // after two fields of two bytes and four of one byte
    EXPECT_FALSE(readView(bytes).has_value());
}

}  // namespace
}  // namespace semafor
