// Tests of undo between several persons at one device.
#include <gtest/gtest.h>

#include "support/desk_room.h"

namespace semafor {
namespace {

using Room = test::DeskRoom;

// The second person may not undo the first one's choice of tickets, which would show the tickets offered.
TEST(Undo, EndsAtTheChangeOfPerson) {
    for (const bool practice : {false, true}) {
        Room room(2, "germany");
        room.desk.newGame.setPractice(practice);
        room.begin();
        room.desk.carryOut(ask::Reveal{});
        const Seat first = room.desk.table.match()->viewer();
        room.desk.carryOut(ask::Act{NameMix{{2, 2}}});
        EXPECT_EQ(room.desk.table.match()->mayUndo(), practice) << "an own action";
        room.desk.carryOut(ask::Act{room.choice()});
        const std::size_t actions = room.desk.table.match()->session().log().size();
        ASSERT_EQ(room.desk.table.match()->viewer(), kNoSeat);
        EXPECT_FALSE(room.desk.table.match()->mayUndo()) << "nobody is at the screen";
        room.desk.carryOut(ask::Undo{});
        room.desk.carryOut(ask::Reveal{});
        EXPECT_FALSE(room.desk.table.match()->mayUndo()) << "the other person acted";
        room.desk.carryOut(ask::Undo{});
        EXPECT_EQ(room.desk.table.match()->session().log().size(), actions);
        EXPECT_NE(room.desk.table.match()->viewer(), first);
        EXPECT_NE(room.desk.table.match()->viewer(), kNoSeat);
    }
}

TEST(Undo, GoesThroughOpenHandsToTheBeginning) {
    Room room(2, "germany");
    room.desk.newGame.setPractice(true);
    room.desk.carryOut(ask::SetOpenHands{true});
    room.begin();
    for (std::size_t n = 0; n < 12; ++n) {
        ASSERT_NE(room.desk.table.match()->viewer(), kNoSeat);
        room.desk.carryOut(ask::Act{room.choice(n)});
    }
    room.desk.carryOut(ask::SetOpenHands{false});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat) << "closed again: the next person is asked for";
    room.desk.carryOut(ask::SetOpenHands{true});
    while (room.desk.table.match()->mayUndo()) room.desk.carryOut(ask::Undo{});
    EXPECT_TRUE(room.desk.table.match()->session().log().empty());
}

}  // namespace
}  // namespace semafor
