// Tests of two tabs sharing one store: renaming a game in one tab never takes it away from the other.
#include <gtest/gtest.h>

#include "support/desk_room.h"

namespace semafor {
namespace {

using test::FakeHost;
using Room = test::DeskRoom;

// Renames the game in a second tab while it is played in the first. `back`: the player's next step is an
// undo.
void renameWhilePlayed(std::size_t actions, bool back) {
    SCOPED_TRACE(std::to_string(actions) + (back ? " actions, then one back" : " actions"));
    Room room;
    room.desk.newGame.setPractice(back);
    room.begin();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    FakeHost host(2);
    Desk list(host, room.store);
    for (std::size_t n = 0; n < actions; ++n) room.actOnce(n);
    list.carryOut(ask::Rename{id, "Sunday"});
    if (back)
        room.desk.carryOut(ask::Undo{});
    else
        room.actOnce(1);
    EXPECT_EQ(room.desk.table.hold(), Hold::kOurs);
    EXPECT_NE(room.desk.notices.current(), Notice::kTakenElsewhere);
    EXPECT_EQ(room.desk.table.match()->saved().name, "Sunday");
    const auto log = room.desk.table.match()->snapshot().log;
    room.desk.leaveTable();
    Desk later(host, room.store);
    ASSERT_EQ(later.library.entries().size(), 1u);
    EXPECT_EQ(later.library.entries()[0].saved.log, log) << "no action is lost";
    EXPECT_EQ(later.library.entries()[0].saved.name, "Sunday");
}

TEST(Tabs, ANameGivenElsewhereMerges) {
    for (std::size_t actions = 1; actions < 9; ++actions)
        for (const bool back : {false, true}) renameWhilePlayed(actions, back);
}

// Both tabs write the same generation at once; the later write replaces the earlier one. `last`: whose it is.
enum class Last : std::uint8_t { kPlayed, kRenamed };
void renameAtOnce(Last last) {
    Room room;
    room.begin();
    room.actOnce(0);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    FakeHost host(2);
    Desk list(host, room.store);
    const auto before = room.store.texts;
    list.carryOut(ask::Rename{id, "Sunday"});
    const auto renamed = std::exchange(room.store.texts, before);
    room.desk.carryOut(ask::Act{room.choice(1)});
    if (last == Last::kRenamed) {
        room.store.texts = renamed;
        room.host.answer(room.desk);
        room.actOnce(1);
    }
    for (const auto& [key, text] : generationsIn(room.store, id)) list.storeChanged(key);
    EXPECT_EQ(SaveSlots(room.store, id).load()->name, "Sunday");
    room.host.answer(room.desk);
    room.actOnce(1);
    EXPECT_EQ(room.desk.table.hold(), Hold::kOurs);
    EXPECT_EQ(room.desk.table.match()->saved().name, "Sunday");
    EXPECT_EQ(SaveSlots(room.store, id).load()->log, room.desk.table.match()->snapshot().log);
}

TEST(Tabs, ANameGivenInTheMomentOfAMoveIsNotLost) {
    renameAtOnce(Last::kPlayed);
    renameAtOnce(Last::kRenamed);
}

TEST(Tabs, ANameTakenBackElsewhereStays) {
    Room room;
    room.begin();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    const std::string before = room.desk.table.match()->saved().name;
    FakeHost host(2);
    Desk list(host, room.store);
    list.carryOut(ask::Rename{id, "Sunday"});
    room.actOnce(1);
    list.storeChanged("game/" + idText(id) + "/0");
    room.desk.carryOut(ask::Rename{id, before});
    room.actOnce(1);
    list.storeChanged("game/" + idText(id) + "/0");
    EXPECT_EQ(SaveSlots(room.store, id).load()->name, before);
}

TEST(Tabs, SomebodyWhoPlaysElsewhereStillTakesTheGame) {
    Room room;
    room.begin();
    FakeHost host(2);
    Desk second(host, room.store);
    second.carryOut(ask::Continue{room.desk.table.match()->saved().id});
    host.answer(second);
    ActionList legal;
    second.table.match()->session().legalActions(legal);
    second.carryOut(ask::Act{legal[0]});
    room.actOnce(1);
    EXPECT_EQ(room.desk.table.hold(), Hold::kElsewhere);
    EXPECT_EQ(room.desk.table.match()->snapshot().log, second.table.match()->snapshot().log);
}

}  // namespace
}  // namespace semafor
