// Tests of ShownGame: a position folded from events equals the true view of each seat and of a spectator.
#include "table/shown_game.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "session/session.h"
#include "support/games.h"

namespace semafor {
namespace {

// A random game to its end, with every seat's view of each position.
struct Played {
    const Game& game;
    Session session;
    std::vector<ActionEvents> history;
    std::vector<std::vector<PlayerView>> views;  // [number of actions][seat]; the last seat is a spectator

    Played(const Game& map, std::size_t seats, std::uint64_t deal)
        : game(map), session(begun(map, seats, deal)) {
        Rng rng(deal);
        ActionList legal;
        look();
        while (!session.over()) {
            session.legalActions(legal);
            auto events = session.submit(test::choose(legal, rng));
            EXPECT_TRUE(events.ok());
            history.push_back(std::move(events).value());
            look();
        }
    }

    static Session begun(const Game& map, std::size_t seats, std::uint64_t deal) {
        SessionSetup setup;
        setup.dealCode = deal;
        for (std::size_t s = 0; s < seats; ++s) setup.players.push({});
        return *Session::begin(map, setup);
    }
    void look() {
        auto& now = views.emplace_back();
        for (std::size_t s = 0; s < session.seats(); ++s) now.push_back(session.viewOf(idAt<Seat>(s)));
        now.push_back(session.viewOf(kNoSeat));
    }
    // The viewer with that number: a seat, or kNoSeat for the spectator after the last seat.
    [[nodiscard]] Seat eyes(std::size_t who) const {
        return who < session.seats() ? idAt<Seat>(who) : kNoSeat;
    }
    [[nodiscard]] ShownGame shownTo(std::size_t who) const { return {game, views[0][who]}; }
    [[nodiscard]] std::size_t actions() const { return history.size(); }
};

struct Met {
    int games = 0;
    int positions = 0;
    int spectator = 0;
    int over = 0;
    int forward = 0;
    int back = 0;
    int farBack = 0;  // past a snapshot
    int undone = 0;
    int undoneFar = 0;
    int reloads = 0;
    std::set<std::string> boards;
};

// Checks every position while the game is fed and shown action by action.
void followAlong(const Played& played, std::size_t who, Met& met) {
    ShownGame shown = played.shownTo(who);
    ASSERT_EQ(shown.seat(), played.eyes(who));
    for (std::size_t i = 0; i < played.actions(); ++i) {
        ASSERT_EQ(shown.view(), played.views[i][who]) << "before action " << i;
        shown.feed(played.history[i].seenBy(played.eyes(who)));
        ASSERT_EQ(shown.view(), played.views[i][who]) << "feeding must not move what is shown";
        ASSERT_EQ(shown.events(i), played.history[i].seenBy(played.eyes(who)));
        shown.forward();
        ASSERT_EQ(shown.at(), i + 1);
        ++met.positions;
    }
    ASSERT_EQ(shown.view(), played.views.back()[who]);
    ++met.over;
    met.spectator += shown.view().spectator() ? 1 : 0;
}

// Random jumps, undos and reloads in any order.
class Wanderer {
public:
    Wanderer(const Played& played, std::size_t who, std::uint64_t seed, Met& met)
        : played_(played), who_(who), rng_(seed), met_(met), shown_(played.shownTo(who)) {}

    void wander(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            step();
            EXPECT_EQ(shown_.view(), played_.views[shown_.at()][who_])
                << "at " << shown_.at() << " of " << shown_.newest();
        }
    }

private:
    std::size_t below(std::size_t n) { return drawBelow(rng_, static_cast<std::uint32_t>(n)); }

    void step() {
        switch (below(6)) {
            case 0:
            case 1:
                return feed(below(40));
            case 2:
                return undo();
            case 3:
                return reload();
            default:
                return jump();
        }
    }
    void feed(std::size_t most) {
        for (std::size_t n = shown_.newest(); most-- > 0 && n < played_.actions(); ++n)
            shown_.feed(played_.history[n].seenBy(played_.eyes(who_)));
    }
    void jump() {
        const std::size_t from = shown_.at();
        const std::size_t to = below(shown_.newest() + 1);
        shown_.jump(to);
        EXPECT_EQ(shown_.at(), to);
        met_.forward += to > from ? 1 : 0;
        met_.back += to < from ? 1 : 0;
        met_.farBack += to + 32 < from ? 1 : 0;
    }
    void undo() {
        const std::size_t all = shown_.newest();
        const std::size_t at = shown_.at();
        const std::size_t to = all - std::min(all, below(5) == 0 ? below(70) : below(4));
        shown_.takeBack(to);
        EXPECT_EQ(shown_.newest(), to);
        EXPECT_EQ(shown_.at(), std::min(at, to));
        met_.undone += to < all ? 1 : 0;
        met_.undoneFar += to + 32 < at ? 1 : 0;
    }
    // Loads the game as a program does after a restart.
    void reload() {
        const std::size_t all = shown_.newest();
        const std::size_t at = shown_.at();
        shown_ = played_.shownTo(who_);
        feed(all);
        shown_.jump(at);
        ++met_.reloads;
    }

    const Played& played_;
    std::size_t who_;
    Rng rng_;
    Met& met_;
    ShownGame shown_;
};

TEST(ShownGame, EqualsWhatEachSeatAndASpectatorMayKnowAtEveryAction) {
    Met met;
    const int games = test::gamesToPlay(60);
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        if (testing::Test::HasFailure()) return;
        const Played played(game, seats, seed);
        for (std::size_t who = 0; who <= seats; ++who) followAlong(played, who, met);
        EXPECT_FALSE(testing::Test::HasFailure()) << game.map().name << " deal " << seed;
        met.boards.insert(game.map().name);
        ++met.games;
    });
    std::printf("%d games of %zu boards: %d positions, %d ends, %d of them a spectator's\n", met.games,
                met.boards.size(), met.positions, met.over, met.spectator);
    EXPECT_EQ(met.games, games);
    EXPECT_EQ(met.spectator, games);
    EXPECT_GT(met.over, 2 * games);
    EXPECT_GT(met.positions, 100 * games);
    if (games >= 3) {
        EXPECT_EQ(met.boards.size(), 3u);
    }
}

TEST(ShownGame, JumpsUndoAndReloadsGiveTheSameAsFoldingFromTheStart) {
    Met met;
    const int games = test::gamesToPlay(60);
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        if (testing::Test::HasFailure()) return;
        const Played played(game, seats, seed);
        for (std::size_t who = 0; who <= seats; ++who) Wanderer(played, who, seed + who, met).wander(80);
        EXPECT_FALSE(testing::Test::HasFailure()) << game.map().name << " deal " << seed;
    });
    std::printf("%d jumps forward, %d back, %d over a snapshot; %d undone, %d over a snapshot; %d reloads\n",
                met.forward, met.back, met.farBack, met.undone, met.undoneFar, met.reloads);
    for (const int count : {met.forward, met.back, met.farBack, met.undone, met.reloads})
        EXPECT_GT(count, games);
    EXPECT_GT(met.undoneFar, 0);
}

}  // namespace
}  // namespace semafor
