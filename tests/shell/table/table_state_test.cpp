// Tests of TableState: unfinished input doesn't carry over to another position or person.
#include "table/table_state.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace semafor {
namespace {

PlayerView viewOf(const test::Position& position, int seat) {
    return observe(test::gameOf("europe"), position.build(), idAt<Seat>(static_cast<std::size_t>(seat)));
}

const Moment kFirst{7, 1, 20, Seat{0}};

TableState begun() {
    TableState state;
    state.forgetIfMoved(kFirst, viewOf(test::Position("europe", 2), 0));
    state.ticket = TicketId{};
    state.route = RouteId{};
    state.keeping.push_back(TicketId{});
    state.find.emplace();
    return state;
}

TEST(TableState, TheNextPersonSeesNothingOfTheOnesTickets) {
    TableState state = begun();
    Moment next = kFirst;
    next.viewer = idAt<Seat>(1);
    state.forgetIfMoved(next, viewOf(test::Position("europe", 2), 1));
    EXPECT_FALSE(state.ticket);
    EXPECT_FALSE(state.route);
    EXPECT_FALSE(state.find);
    EXPECT_TRUE(state.keeping.empty());
}

TEST(TableState, TheSamePersonKeepsTheTicketThatIsShownButNoChoice) {
    TableState state = begun();
    Moment next = kFirst;
    ++next.actions;
    state.forgetIfMoved(next, viewOf(test::Position("europe", 2), 0));
    EXPECT_TRUE(state.ticket);
    EXPECT_FALSE(state.route);
}

TEST(TableState, AnotherActionAtTheSameCountIsReckonedAnew) {
    const Game& game = test::gameOf("europe");
    TableState state = begun();
    const PlayerView before = viewOf(test::Position("europe", 2), 0);
    EXPECT_EQ(state.reckoningOf(game, before).scores[0].longest, 0);
    const PlayerView after = viewOf(test::Position("europe", 2).owns(0, {"brest-paris"}), 0);
    Moment undone = kFirst;
    undone.version += 2;
    state.forgetIfMoved(undone, after);
    EXPECT_EQ(state.reckoningOf(game, after).scores[0].longest, 3);
}

TEST(TableState, APressThatHurriesDoesNothingElseUntilItIsLetGo) {
    TableState state = begun();
    state.timeline.jump(20);
    state.timeline.play(21, 0.1f, [](std::size_t) {
        Motion motion;
        motion.lasts = 1;
        return std::vector{motion};
    });
    state.hurry(false, false, 21);
    EXPECT_TRUE(state.timeline.runs());
    state.hurry(true, true, 21);
    EXPECT_EQ(state.timeline.shown(), 21u);
    EXPECT_TRUE(state.hurrying);
    state.hurry(false, true, 21);
    EXPECT_TRUE(state.hurrying);
    state.hurry(false, false, 21);
    EXPECT_FALSE(state.hurrying);
    state.hurry(true, true, 21);
    EXPECT_FALSE(state.hurrying);
}

}  // namespace
}  // namespace semafor
