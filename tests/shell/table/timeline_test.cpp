// Tests of the timeline of animations: events are shown in order. Runs without a window.
#include "table/timeline.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/draw.h"
#include "base/rng.h"
#include "session/games.h"
#include "session/session.h"
#include "table/reckoning.h"

namespace semafor {
namespace {

constexpr Seat kWatcher = idAt<Seat>(1);

// Plays a random game; visits each action with the view before it and its motions as the watcher sees them.
template <class Look>
void overAGame(std::string_view map, Look&& look) {
    Games games;
    SessionSetup setup;
    setup.dealCode = 8;
    for (int i = 0; i < 3; ++i) setup.players.push({});
    Session session = *Session::begin(*games.find(map), setup);
    Rng rng(4);
    ActionList legal;
    while (!session.over()) {
        session.legalActions(legal);
        const PlayerView before = session.viewOf(kWatcher);
        const Action action = legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))];
        auto events = session.submit(action);
        ASSERT_TRUE(events.ok());
        look(session.game(), before, events.value().seenBy(kWatcher));
    }
}

std::size_t countOf(const std::vector<Motion>& motions, Piece piece) {
    return static_cast<std::size_t>(
        std::count_if(motions.begin(), motions.end(), [&](const Motion& m) { return m.piece == piece; }));
}

Motion lasting(float begins, float lasts) {
    Motion motion;
    motion.begins = begins;
    motion.lasts = lasts;
    return motion;
}

TEST(Motions, EveryWagonOfAClaimRollsInAfterTheOneBefore) {
    overAGame("europe", [](const Game& game, const PlayerView& before, const Events& events) {
        const auto motions = motionsOf(game, before, events);
        std::size_t wagons = 0;
        for (const Event& event : events)
            if (const auto* claimed = std::get_if<RouteClaimed>(&event))
                wagons += game.route(claimed->route).length;
        EXPECT_EQ(countOf(motions, Piece::kWagon), wagons);
        float last = -1;
        for (const Motion& motion : motions) {
            if (motion.piece != Piece::kWagon) continue;
            EXPECT_GT(motion.begins, last);
            last = motion.begins;
        }
    });
}

TEST(Motions, ATunnelTurnsItsCardsOneByOne) {
    std::size_t tunnels = 0;
    overAGame("europe", [&](const Game& game, const PlayerView& before, const Events& events) {
        std::vector<Motion> turned;
        for (const Motion& motion : motionsOf(game, before, events))
            if (motion.piece == Piece::kCard && motion.to.spot == Spot::kShown) turned.push_back(motion);
        for (std::size_t i = 1; i < turned.size(); ++i) {
            EXPECT_GE(turned[i].begins, turned[i - 1].begins + turned[i - 1].lasts);
            EXPECT_EQ(turned[i].to.number, i);
        }
        tunnels += turned.empty() ? 0 : 1;
    });
    EXPECT_GT(tunnels, 0u);
}

TEST(Motions, WhatAnotherDrewBlindIsSeenFromTheBack) {
    std::size_t blind = 0;
    overAGame("germany", [&](const Game& game, const PlayerView& before, const Events& events) {
        for (const Motion& motion : motionsOf(game, before, events)) {
            const bool drawn = motion.from.spot == Spot::kDeck && motion.to.spot == Spot::kSeat;
            if (!drawn || motion.seat == kWatcher) continue;
            EXPECT_EQ(motion.color, Color::kNone);
            ++blind;
        }
    });
    EXPECT_GT(blind, 0u);
}

TEST(Motions, PassengersLeaveTheirCityAndTheLastRoundIsAnnouncedOnce) {
    std::size_t passengers = 0;
    std::size_t announced = 0;
    overAGame("germany", [&](const Game& game, const PlayerView& before, const Events& events) {
        const auto motions = motionsOf(game, before, events);
        passengers += countOf(motions, Piece::kPassenger);
        announced += countOf(motions, Piece::kLastRound);
    });
    EXPECT_GT(passengers, 10u);
    EXPECT_EQ(announced, 1u);
}

TEST(Motions, ATicketThatEverybodySeesCompletedIsPunched) {
    std::size_t punched = 0;
    overAGame("first-journey", [&](const Game& game, const PlayerView& before, const Events& events) {
        std::size_t completed = 0;
        for (const Event& event : events)
            if (const auto* told = std::get_if<TicketCompleted>(&event))
                completed += told->ticket != kEastWestTicket ? 1 : 0;
        EXPECT_EQ(countOf(motionsOf(game, before, events), Piece::kPunched), completed);
        punched += completed;
    });
    EXPECT_GT(punched, 0u);
}

TEST(Motions, TheOwnTicketIsPunchedWhenItsEndsAreJoined) {
    const auto done = [](const Game& game, const PlayerView& view) {
        const auto tickets = reckon(game, view).tickets;
        return std::count_if(tickets.begin(), tickets.end(),
                             [](const Prospect& one) { return one.stand == TicketStand::kDone; });
    };
    overAGame("germany", [&](const Game& game, const PlayerView& before, const Events& events) {
        PlayerView after = before;
        for (const Event& event : events) fold(game, after, event);
        if (after.over() || !(before.kept == after.kept)) return;
        const auto more = std::max<std::ptrdiff_t>(0, done(game, after) - done(game, before));
        EXPECT_EQ(countOf(motionsOf(game, before, events), Piece::kPunched), static_cast<std::size_t>(more));
    });
}

TEST(Timeline, ShowsAnActionWhenAllItsMotionsHaveEnded) {
    Timeline timeline;
    timeline.jump(3);
    const auto told = [](std::size_t) { return std::vector{lasting(0, 0.5f), lasting(0.25f, 0.5f)}; };
    timeline.play(4, 0.5f, told);
    EXPECT_TRUE(timeline.runs());
    EXPECT_EQ(timeline.shown(), 3u);
    EXPECT_EQ(timeline.motions()[0].at(timeline.now()), 1.0f);
    EXPECT_EQ(timeline.motions()[1].at(timeline.now()), 0.5f);
    timeline.play(4, 0.5f, told);
    EXPECT_FALSE(timeline.runs());
    EXPECT_EQ(timeline.shown(), 4u);
}

TEST(Timeline, TellsOnceOfEachMotionThatItSetsOut) {
    Timeline timeline;
    timeline.jump(3);
    const auto told = [](std::size_t) {
        return std::vector{lasting(0, 0.5f), lasting(0.25f, 0.5f), lasting(0.3f, 0.5f)};
    };
    timeline.play(4, 0.1f, told);
    EXPECT_EQ(timeline.begun().size(), 1u);
    timeline.play(4, 0.1f, told);
    EXPECT_TRUE(timeline.begun().empty());
    timeline.play(4, 0.1f, told);
    EXPECT_EQ(timeline.begun().size(), 2u);
    timeline.play(4, 5, told);
    EXPECT_TRUE(timeline.begun().empty());
    timeline.jump(7);
    EXPECT_TRUE(timeline.begun().empty());
}

TEST(Timeline, AnActionWithoutMotionsIsShownAtOnce) {
    Timeline timeline;
    timeline.play(5, 0, [](std::size_t) { return std::vector<Motion>{}; });
    EXPECT_EQ(timeline.shown(), 5u);
}

TEST(Timeline, HurriesWhenMoreIsWaiting) {
    Timeline slow;
    Timeline quick;
    const auto told = [](std::size_t) { return std::vector{lasting(0, 1)}; };
    slow.play(1, 0.25f, told);
    quick.play(3, 0.25f, told);
    EXPECT_LT(slow.now(), quick.now());
    EXPECT_EQ(quick.shown(), 0u);
}

TEST(Timeline, TakenBackActionsAreGoneAtOnceAndALongAbsenceIsNotRetold) {
    Timeline timeline;
    const auto told = [](std::size_t) { return std::vector{lasting(0, 1)}; };
    timeline.jump(10);
    timeline.play(11, 0.5f, told);
    timeline.play(9, 0.5f, told);
    EXPECT_EQ(timeline.shown(), 9u);
    EXPECT_FALSE(timeline.runs());
    timeline.play(90, 0.5f, told);
    EXPECT_EQ(timeline.shown(), 90u);
}

}  // namespace
}  // namespace semafor
