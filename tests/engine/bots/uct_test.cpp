// Tests of UCT, the plain tree search: its integer arithmetic, and a bot that is legal, without hidden
// knowledge and better than chance.
#include "bots/uct.h"

#include <gtest/gtest.h>

#include "rules/scoring.h"
#include "support/games.h"
#include "view/resample.h"

namespace semafor {
namespace {

TEST(Integers, HaveSquareRootsRoundedDown) {
    for (std::uint64_t n = 0; n < 5000; ++n) {
        const std::uint64_t root = squareRoot(n);
        EXPECT_TRUE(root * root <= n && (root + 1) * (root + 1) > n) << n;
    }
    EXPECT_EQ(squareRoot(~std::uint64_t{0}), 0xffffffffu);
    EXPECT_EQ(squareRoot(std::uint64_t{0xffffffff} * 0xffffffff - 1), 0xfffffffeu);
}

TEST(Integers, HaveLogarithmsThatGrow) {
    EXPECT_EQ(logarithm(1), 0u);
    EXPECT_EQ(logarithm(2), 693u);
    EXPECT_EQ(logarithm(1024), 6931u);
    for (std::uint32_t n = 1; n < 3000; ++n) EXPECT_LE(logarithm(n), logarithm(n + 1)) << n;
    EXPECT_NEAR(logarithm(1000), 6908, 60);
    EXPECT_NEAR(logarithm(0xffffffff), 22181, 60);
}

// Plays random games; calls visit(game, view, legal, seed) for a few decisions of each.
template <class Visit>
void forSomeDecisions(int games, Visit&& visit) {
    ActionList legal;
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        for (int left = 12; !state.over() && left > 0;) {
            legalActions(game, state, legal);
            if (legal.size() > 1 && drawBelow(rng, 8) == 0) {
                --left;
                visit(game, observe(game, state, state.actor()), legal, seed + state.actionsTaken);
            }
            applyLegal(game, state, test::choose(legal, rng));
        }
    });
}

TEST(Uct, ThinksInSlicesAndOfViewsAlone) {
    ActionList same;
    Rng rng(8);
    forSomeDecisions(test::gamesToPlay(6), [&](const Game& game, const PlayerView& view,
                                               const ActionList& legal, std::uint64_t seed) {
        const std::size_t chosen = decide(*makeUct(game, 12), view, legal, seed);
        ASSERT_LT(chosen, legal.size());
        const GameState sampled = resample(game, view, rng);
        legalActions(game, sampled, same);
        const auto sliced = makeUct(game, 12);
        sliced->start(observe(game, sampled, view.me), same, seed);
        while (sliced->step(1)) ASSERT_LT(sliced->best(), same.size());
        ASSERT_EQ(sliced->best(), chosen) << game.map().name << " deal " << seed;
    });
}

TEST(Uct, BeatsChance) {
    const Game& game = test::gameOf("europe");
    const std::unique_ptr<Bot> bots[2] = {makeUct(game, 40), botNamed(game, "random")};
    ActionList legal;
    int wins = 0;
    constexpr int kGames = 6;
    for (int i = 0; i < kGames; ++i) {
        GameState state = newGame(game, 2, static_cast<std::uint64_t>(i / 2) + 900);
        const auto mine = static_cast<std::size_t>(i % 2);
        while (!state.over()) {
            legalActions(game, state, legal);
            Bot& bot = *bots[index(state.actor()) == mine ? 0 : 1];
            const PlayerView view = observe(game, state, state.actor());
            applyLegal(game, state, legal[decide(bot, view, legal, state.actionsTaken)]);
        }
        wins += scoreNow(game, state)[mine].rank == 1 ? 1 : 0;
    }
    EXPECT_GE(wins, kGames - 1);
}

TEST(Names, OfBotsMayTellIterationsAndCharacter) {
    const Game& game = test::gameOf("first-journey");
    for (const char* name : {"uct", "uct:7", "director:8", "director:8:blocker", "director:hungry:8",
                             "conductor:patient", "stationmaster:blocker", "stationmaster:even"})
        EXPECT_NE(botNamed(game, name), nullptr) << name;
    for (const char* name :
         {"uct:0", "uct:", "uct:hungry", "uct:7:8", "random:even", "apprentice:hungry", "path:patient",
          "conductor:8", "stationmaster:hungry:patient", "conductor:Hungry"})
        EXPECT_EQ(botNamed(game, name), nullptr) << name;
    for (std::size_t c = 0; c < kCharacters; ++c) {
        const auto character = static_cast<Character>(static_cast<std::uint8_t>(c));
        EXPECT_NE(botNamed(game, "conductor:" + std::string(nameOf(character))), nullptr);
    }
}

}  // namespace
}  // namespace semafor
