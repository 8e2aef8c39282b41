// Tests of ShownMatch: the shown game follows the match's log through undo, another tab and other changes.
#include "table/shown_match.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <utility>

#include "support/any_game.h"

namespace semafor {
namespace {

struct Met {
    int acted = 0;
    int undone = 0;
    int seats = 0;
    int otherTabs = 0;
    int games = 0;
    int past = 0;
};

// Changes a match at random and compares a ShownMatch, which is reused for other matches as on the screen.
class Watching {
public:
    Watching(ShownMatch& shown, Match match, std::uint64_t seed, Met& met)
        : shown_(shown), match_(std::move(match)), rng_(seed), met_(met) {}

    void watch(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            change();
            look();
        }
    }

private:
    std::size_t below(std::size_t n) { return drawBelow(rng_, static_cast<std::uint32_t>(n)); }
    [[nodiscard]] const Session& session() const { return match_.session(); }

    void change() {
        switch (below(8)) {
            case 0:
                return undo();
            case 1:
                ++met_.seats;
                seat_ = anySeat();
                return;
            case 2:
                return otherTab();
            default:
                return act();
        }
    }
    Seat anySeat() {
        const std::size_t who = below(session().seats() + 1);
        return who < session().seats() ? idAt<Seat>(who) : kNoSeat;
    }
    void act() {
        if (session().over()) return;
        const ActionList legal = legalActions(match_);
        const Action action = test::choose(legal, rng_);
        EXPECT_EQ(whyNot(match_, action), std::nullopt);
        EXPECT_EQ(match_.act(action), std::nullopt);
        ++met_.acted;
    }
    void undo() {
        match_.reveal();
        met_.undone += match_.undo() ? 1 : 0;
    }
    // Another tab undid some actions and played on, perhaps to the same number of actions as here.
    void otherTab() {
        const SavedGame now = match_.snapshot();
        SavedGame theirs = now;
        theirs.log.resize(theirs.log.size() - std::min(theirs.log.size(), below(6)));
        auto reloaded = Match::open(match_.game(), theirs);
        ASSERT_TRUE(reloaded);
        for (std::size_t left = below(6); left > 0 && !reloaded->session().over(); --left)
            ASSERT_EQ(reloaded->act(test::choose(legalActions(*reloaded), rng_)), std::nullopt);
        match_ = std::move(*reloaded);
        ++met_.otherTabs;
    }

    void look() {
        const std::size_t all = match_.history().size();
        const std::size_t at = below(3) == 0 ? below(all + 1) : all;
        met_.past += at < all ? 1 : 0;
        const ShownGame& shown = shown_.show(match_, seat_, at);
        EXPECT_EQ(shown.at(), at);
        EXPECT_EQ(shown.newest(), all);
        EXPECT_EQ(shown.view(), session().upTo(at).viewOf(seat_));
        for (std::size_t i = 0; i < all; ++i)
            EXPECT_EQ(shown.events(i), match_.history()[i].seenBy(seat_)) << "action " << i;
        EXPECT_EQ(publicState(match_), static_cast<const PublicState&>(session().viewOf(kNoSeat)));
    }

    ShownMatch& shown_;
    Match match_;
    Rng rng_;
    Met& met_;
    Seat seat_ = kNoSeat;
};

TEST(ShownMatch, FollowsActionsUndoSeatsOtherTabsAndOtherGames) {
    Met met;
    ShownMatch shown;
    const int games = test::gamesToPlay(40);
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        if (testing::Test::HasFailure()) return;
        Rng rng(seed);
        auto match = Match::open(game, test::anyGame(game, seats, rng));
        ASSERT_TRUE(match);
        Watching(shown, std::move(*match), seed, met).watch(60);
        EXPECT_FALSE(testing::Test::HasFailure()) << game.map().name << " deal " << seed;
        ++met.games;
    });
    std::printf("%d games: %d actions, %d undone, %d seats changed, %d other tabs, %d looks at the past\n",
                met.games, met.acted, met.undone, met.seats, met.otherTabs, met.past);
    EXPECT_EQ(met.games, games);
    for (const int count : {met.acted, met.seats, met.otherTabs, met.past}) EXPECT_GT(count, games);
    EXPECT_GT(met.undone, 0);
}

}  // namespace
}  // namespace semafor
