// Property tests of the rules: invariants over random games on all maps with all numbers of seats.
#include <gtest/gtest.h>

#include <set>

#include "support/games.h"
#include "support/invariants.h"

namespace semafor {
namespace {

TEST(Laws, EverythingIsConservedAndEveryGameEnds) {
    ActionList legal;
    Events events;
    test::forEachGameAnywhere(test::gamesToPlay(),
                              [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                                  Rng rng(seed);
                                  GameState state = newGame(game, seats, seed);
                                  ASSERT_EQ(test::brokenLaws(game, state), "");
                                  int actions = 0;
                                  while (!state.over()) {
                                      legalActions(game, state, legal);
                                      ASSERT_FALSE(legal.empty());
                                      ASSERT_LT(actions++, 4096);
                                      const auto error = apply(game, state, test::choose(legal, rng), events);
                                      ASSERT_FALSE(error) << describe(*error);
                                      ASSERT_EQ(test::brokenLaws(game, state), "")
                                          << game.map().name << " deal " << seed << " action " << actions;
                                  }
                                  legalActions(game, state, legal);
                                  EXPECT_TRUE(legal.empty());
                              });
}

TEST(Laws, LegalListsAreSortedWithoutDuplicates) {
    ActionList legal;
    test::forEachGameAnywhere(test::gamesToPlay(),
                              [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                                  Rng rng(seed);
                                  GameState state = newGame(game, seats, seed);
                                  while (!state.over()) {
                                      legalActions(game, state, legal);
                                      for (std::size_t i = 1; i < legal.size(); ++i)
                                          ASSERT_LT(orderOf(legal[i - 1]), orderOf(legal[i]));
                                      applyLegal(game, state, test::choose(legal, rng));
                                  }
                              });
}

TEST(Laws, ApplyAndTheFastPathAgree) {
    ActionList legal;
    Events events;
    test::forEachGameAnywhere(test::gamesToPlay(),
                              [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                                  Rng rng(seed);
                                  GameState state = newGame(game, seats, seed);
                                  while (!state.over()) {
                                      legalActions(game, state, legal);
                                      const Action& action = test::choose(legal, rng);
                                      GameState fast = state;
                                      applyLegal(game, fast, action);
                                      ASSERT_FALSE(apply(game, state, action, events));
                                      ASSERT_EQ(state, fast);
                                      ASSERT_EQ(fingerprint(state), fingerprint(fast));
                                  }
                              });
}

}  // namespace
}  // namespace semafor
