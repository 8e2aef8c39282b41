// Tests of views (the facts that a seat may know): folding events into them, and resampling games from them.
#include <gtest/gtest.h>

#include "rules/scoring.h"
#include "support/games.h"
#include "support/invariants.h"
#include "support/position.h"
#include "view/player_view.h"
#include "view/resample.h"

namespace semafor {
namespace {

using test::counts;
using test::Position;
using test::Table;

template <class Visit>
void forEachSeat(const GameState& state, Visit&& visit) {
    for (std::size_t s = 0; s < state.seats; ++s) visit(idAt<Seat>(s));
}

TEST(Laws, FoldingRedactedEventsGivesTheNextView) {
    ActionList legal;
    Events events;
    test::forEachGameAnywhere(
        test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            Rng rng(seed);
            GameState state = newGame(game, seats, seed);
            BySeat<PlayerView> views;
            forEachSeat(state, [&](Seat seat) { views[index(seat)] = observe(game, state, seat); });
            while (!state.over()) {
                legalActions(game, state, legal);
                const Action action = test::choose(legal, rng);
                ASSERT_FALSE(apply(game, state, action, events));
                forEachSeat(state, [&](Seat seat) {
                    PlayerView& view = views[index(seat)];
                    for (const Event& event : events) fold(game, view, redact(event, seat));
                    ASSERT_EQ(view, observe(game, state, seat))
                        << game.map().name << " deal " << seed << " kind " << action.index();
                });
            }
        });
}

// Expects a spectator's view: no own cards or tickets, and the seats' tickets only once the game is over.
void expectHoldsNothing(const PlayerView& view) {
    ASSERT_EQ(view.me, kNoSeat);
    ASSERT_EQ(view.hand.total(), 0);
    ASSERT_TRUE(view.kept.empty());
    ASSERT_TRUE(view.offer.empty());
    ASSERT_TRUE(view.held.empty());
    for (const TicketSet& shown : view.shown) ASSERT_TRUE(view.over() || shown.empty());
}

TEST(Laws, FoldingWhatEverybodySeesGivesTheSpectatorsNextView) {
    ActionList legal;
    Events events;
    test::forEachGameAnywhere(
        test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            Rng rng(seed);
            GameState state = newGame(game, seats, seed);
            PlayerView view = observe(game, state, kNoSeat);
            while (!state.over()) {
                legalActions(game, state, legal);
                ASSERT_FALSE(apply(game, state, test::choose(legal, rng), events));
                for (const Event& event : events) fold(game, view, redact(event, kNoSeat));
                ASSERT_EQ(view, observe(game, state, kNoSeat)) << game.map().name << " deal " << seed;
                expectHoldsNothing(view);
            }
            ASSERT_EQ(scoreNow(game, view), scoreNow(game, state));
        });
}

TEST(Laws, ResampledStatesGiveTheSameViewAndAreWhole) {
    ActionList legal;
    test::forEachGameAnywhere(
        test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
            Rng rng(seed);
            GameState state = newGame(game, seats, seed);
            while (!state.over()) {
                forEachSeat(state, [&](Seat seat) {
                    const PlayerView view = observe(game, state, seat);
                    const GameState other = resample(game, view, rng);
                    ASSERT_EQ(test::brokenLaws(game, other), "") << game.map().name << " deal " << seed;
                    ASSERT_EQ(observe(game, other, seat), view) << game.map().name << " deal " << seed;
                });
                legalActions(game, state, legal);
                applyLegal(game, state, test::choose(legal, rng));
            }
        });
}

TEST(Laws, ResampledGamesCanBePlayedToTheirEnd) {
    ActionList legal;
    test::forEachGameAnywhere(test::gamesToPlay(),
                              [&](const Game& game, std::size_t seats, std::uint64_t seed) {
                                  Rng rng(seed);
                                  GameState state = newGame(game, seats, seed);
                                  for (int i = 0; i < 40 && !state.over(); ++i) {
                                      legalActions(game, state, legal);
                                      applyLegal(game, state, test::choose(legal, rng));
                                  }
                                  GameState other = resample(game, observe(game, state, Seat{1}), rng);
                                  while (!other.over()) {
                                      legalActions(game, other, legal);
                                      applyLegal(game, other, test::choose(legal, rng));
                                      ASSERT_EQ(test::brokenLaws(game, other), "");
                                  }
                              });
}

TEST(Resample, DrawsTheHiddenPartsAnew) {
    const Game& game = test::gameOf("europe");
    const GameState state = newGame(game, 3, 4);
    Rng rng(1);
    const PlayerView view = observe(game, state, Seat{0});
    const GameState one = resample(game, view, rng);
    const GameState two = resample(game, view, rng);
    EXPECT_FALSE(one.deck == two.deck);
    EXPECT_NE(one.dealCode, two.dealCode);
    EXPECT_NE(one.dealCode, state.dealCode);
    EXPECT_FALSE(one.offers[1] == two.offers[1]);
    EXPECT_EQ(one.hands[0], state.hands[0]);
}

TEST(Resample, HonoursTheCardsThatEverybodyCouldFollow) {
    Table t("europe", Position("europe", 2).market("red blue green yellow black").build());
    t.act(TakeMarket{0}).act(TakeMarket{1});
    EXPECT_EQ(t.state.known[0], counts("red=1 blue=1"));
    Rng rng(1);
    for (int i = 0; i < 50; ++i) {
        const GameState other = resample(t.game, observe(t.game, t.state, Seat{1}), rng);
        EXPECT_GE(other.hands[0][Color::kRed], 1);
        EXPECT_GE(other.hands[0][Color::kBlue], 1);
        EXPECT_EQ(other.hands[0].total(), 2);
    }
}

// Games that agree in all facts known to one seat agree in the public facts that a spectator sees.
TEST(Secrecy, EqualPublicFactsGiveEqualSpectatorViews) {
    ActionList legal;
    int compared = 0;
    int different = 0;
    const int games = test::gamesToPlay();
    test::forEachGameAnywhere(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            const PlayerView spectator = observe(game, state, kNoSeat);
            expectHoldsNothing(spectator);
            forEachSeat(state, [&](Seat seat) {
                const GameState other = resample(game, observe(game, state, seat), rng);
                ASSERT_EQ(observe(game, other, kNoSeat), spectator) << game.map().name << " deal " << seed;
                ++compared;
                different += other.hands != state.hands || !(other.deck == state.deck) ? 1 : 0;
            });
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
    });
    EXPECT_GT(compared, games * 45);
    EXPECT_GT(different, compared / 2);  // the two games really differ
}

TEST(Views, ShowAllTicketsAndScoresWhenTheGameIsOver) {
    ActionList legal;
    const Game& game = test::gameOf("europe");
    Rng rng(3);
    GameState state = newGame(game, 2, 3);
    while (!state.over()) {
        const PlayerView view = observe(game, state, Seat{0});
        EXPECT_TRUE(view.shown[1].empty());
        legalActions(game, state, legal);
        applyLegal(game, state, test::choose(legal, rng));
    }
    const PlayerView view = observe(game, state, Seat{0});
    EXPECT_EQ(view.shown[1], state.kept[1]);
    EXPECT_EQ(scoreNow(game, view), scoreNow(game, state));
}

TEST(Views, TicketBacksArePublicInGermanyOnly) {
    Table germany("germany", Position("germany", 2).tickets(0, {1, 60, 61}).build());
    EXPECT_EQ(observe(germany.game, germany.state, Seat{1}).keptCounts[0], (DeckCounts{1, 2}));
    Table europe("europe", Position("europe", 2).tickets(0, {1, 20, 30}).build());
    EXPECT_EQ(observe(europe.game, europe.state, Seat{1}).keptCounts[0], (DeckCounts{3, 0}));
}

}  // namespace
}  // namespace semafor
