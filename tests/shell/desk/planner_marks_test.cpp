// Tests of PlannerMarks: the marked routes of one game, for each seat.
#include "desk/planner_marks.h"

#include <gtest/gtest.h>

namespace semafor {
namespace {

RouteSet routes(std::initializer_list<std::size_t> numbers) {
    RouteSet set;
    for (const std::size_t number : numbers) set.add(idAt<RouteId>(number));
    return set;
}

TEST(PlannerMarks, AreSetAndRemovedByTheSameCall) {
    PlannerMarks marks;
    marks.toggle(Seat{0}, idAt<RouteId>(3));
    marks.toggle(Seat{0}, idAt<RouteId>(5));
    EXPECT_EQ(marks.of(Seat{0}), routes({3, 5}));
    marks.toggle(Seat{0}, idAt<RouteId>(3));
    EXPECT_EQ(marks.of(Seat{0}), routes({5}));
}

TEST(PlannerMarks, BelongToOneSeat) {
    PlannerMarks marks;
    marks.toggle(Seat{0}, idAt<RouteId>(3));
    marks.toggle(Seat{1}, idAt<RouteId>(4));
    EXPECT_EQ(marks.of(Seat{1}), routes({4}));
    EXPECT_TRUE(marks.of(Seat{2}).empty());
    EXPECT_TRUE(marks.of(kNoSeat).empty()) << "nobody is at the screen";
    marks.clear(Seat{0});
    EXPECT_TRUE(marks.of(Seat{0}).empty());
    EXPECT_EQ(marks.of(Seat{1}), routes({4}));
}

TEST(PlannerMarks, OnClaimedRoutesAreNotKeptButNotForgotten) {
    BySeat<RouteSet> kept;
    kept[0] = routes({3, 5});
    kept[4] = routes({5, 7});
    const PlannerMarks marks(kept);
    const BySeat<RouteSet> open = marks.among(routes({5, 6}));
    EXPECT_EQ(open[0], routes({5}));
    EXPECT_EQ(open[4], routes({5}));
    EXPECT_TRUE(open[1].empty());
    EXPECT_EQ(marks.of(Seat{0}), kept[0]) << "an undone claim brings its mark back";
    EXPECT_EQ(marks.of(Seat{4}), kept[4]);
}

}  // namespace
}  // namespace semafor
