// Tests of the reckoning of a position: state of each ticket, and cards that a plan still needs.
#include "table/reckoning.h"

#include <gtest/gtest.h>

#include "support/position.h"

namespace semafor {
namespace {

using test::Position;

PlayerView viewOf(const Position& position) {
    return observe(test::gameOf("europe"), position.build(), Seat{0});
}

RouteSet routes(std::initializer_list<std::string_view> names) {
    const test::Table table("europe", Position("europe", 2).build());
    RouteSet set;
    for (const std::string_view name : names) set.add(table.route(name));
    return set;
}

TEST(Reckoning, SaysOfEveryTicketWhetherItIsOpenDoneOrLost) {
    Position position("europe", 2);
    // Athens to Ankara is completed; Edinburgh is cut off, and no station is left.
    position.tickets(0, {4, 6, 7}).owns(0, {"athina-smyrna", "angora-smyrna"}).owns(1, {"edinburgh-london"});
    position.station(0, "moskva").station(0, "kyiv").station(0, "riga");
    const Reckoning reckoning = reckon(test::gameOf("europe"), viewOf(position));
    ASSERT_EQ(reckoning.tickets.size(), 3u);
    EXPECT_EQ(reckoning.tickets[0].ticket, idAt<TicketId>(7));
    EXPECT_EQ(reckoning.tickets[0].stand, TicketStand::kOpen);
    EXPECT_EQ(reckoning.tickets[1].ticket, idAt<TicketId>(6));
    EXPECT_EQ(reckoning.tickets[1].stand, TicketStand::kDone);
    EXPECT_EQ(reckoning.tickets[2].ticket, idAt<TicketId>(4));
    EXPECT_EQ(reckoning.tickets[2].stand, TicketStand::kLost);
}

TEST(PlanNeeds, CountsWhatTheHandLacksByColour) {
    const PlayerView view = viewOf(Position("europe", 2).hand(0, "black=1 purple=4 locomotive=1"));
    const PlanNeeds needs = needsOf(test::gameOf("europe"), view, routes({"brest-paris", "brest-pamplona"}));
    EXPECT_EQ(needs.wagons, 7);
    EXPECT_EQ(needs.cards[index(Color::kBlack)], 2);
    EXPECT_EQ(needs.cards[index(Color::kPurple)], 0);
    EXPECT_EQ(needs.spare, 1);
    EXPECT_EQ(needs.missing(), 1);
}

TEST(PlanNeeds, GreyRoutesTakeTheColourOfWhichMostIsLeftAndFerriesTheirLocomotives) {
    const PlayerView view = viewOf(Position("europe", 2).hand(0, "green=2 red=1"));
    const PlanNeeds needs = needsOf(test::gameOf("europe"), view, routes({"athina-smyrna"}));
    EXPECT_EQ(needs.wagons, 2);
    EXPECT_EQ(needs.locomotives, 1);
    EXPECT_EQ(needs.grey, 0);
    EXPECT_EQ(needs.missing(), 1);
    EXPECT_EQ(needsOf(test::gameOf("europe"), view, routes({})).missing(), 0);
}

}  // namespace
}  // namespace semafor
