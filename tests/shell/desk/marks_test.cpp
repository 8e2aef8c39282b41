// Tests of the planner's marks: they return with their game to the seat that made them, and leave this device
// only in an export of all games.
#include "store/marks.h"

#include <gtest/gtest.h>

#include "support/desk_room.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

constexpr const char* kAllGames = "semafor-games.semafor";

RouteId openRoute(const Room& room, std::size_t n) {
    const RouteSet open = room.desk.table.match()->session().viewOf(Seat{}).open;
    std::vector<RouteId> routes;
    open.forEach([&](RouteId route) { routes.push_back(route); });
    return routes[n % routes.size()];
}

// The marks that the person at the screen sees.
RouteSet marksOf(const Desk& desk) {
    const Match& match = *desk.table.match();
    return match.marks.of(match.viewer());
}

bool inAnyText(const std::map<std::string, std::string>& texts, std::string_view what) {
    for (const auto& [key, text] : texts)
        if (text.find(what) != std::string::npos) return true;
    return false;
}

TEST(Marks, TheyComeBackInANewProgram) {
    for (const char* board : {"europe", "germany", "first-journey"}) {
        Room room(1, board);
        room.begin();
        room.actOnce(1);
        for (std::size_t n = 0; n < 5; ++n) room.desk.carryOut(ask::Mark{openRoute(room, n * 11)});
        const RouteSet marks = marksOf(room.desk);
        ASSERT_EQ(marks.size(), 5u);
        FakeHost host(2);
        Desk later(host, room.store);
        later.carryOut(ask::Continue{room.desk.table.match()->saved().id});
        EXPECT_EQ(marksOf(later), marks);
        host.answer(later);
        later.carryOut(ask::UnmarkAll{});
        EXPECT_EQ(marksIn(room.store).size(), 0u);
    }
}

TEST(Marks, EachPersonSeesTheirOwn) {
    Room room(2);
    room.begin();
    room.desk.carryOut(ask::Reveal{});
    const Seat first = room.desk.table.match()->viewer();
    room.desk.carryOut(ask::Mark{openRoute(room, 3)});
    const RouteSet marks = marksOf(room.desk);
    room.desk.carryOut(ask::Act{room.choice()});
    ASSERT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    EXPECT_TRUE(marksOf(room.desk).empty()) << "from hand to hand";
    FakeHost host(2);
    Desk later(host, room.store);
    later.carryOut(ask::Continue{room.desk.table.match()->saved().id});
    host.answer(later);
    EXPECT_TRUE(marksOf(later).empty());
    later.carryOut(ask::Reveal{});
    EXPECT_NE(later.table.match()->viewer(), first);
    EXPECT_TRUE(marksOf(later).empty()) << "another person has the device";
    for (std::size_t n = 0; n < 9 && later.table.match()->viewer() != first; ++n) {
        ActionList legal;
        later.table.match()->session().legalActions(legal);
        later.carryOut(ask::Act{legal[0]});
        if (later.table.match()->viewer() == kNoSeat) later.carryOut(ask::Reveal{});
    }
    ASSERT_EQ(later.table.match()->viewer(), first);
    EXPECT_EQ(marksOf(later), marks);
}

TEST(Marks, TheyAreInNoSaveNoLinkAndNoFileOfOneGame) {
    Room room;
    room.begin();
    room.actOnce(1);
    const RouteId route = openRoute(room, 7);
    room.desk.carryOut(ask::Mark{route});
    const std::string name = room.desk.table.match()->game().routeName(route);
    room.desk.carryOut(ask::ExportTable{});
    room.desk.carryOut(ask::Export{room.desk.table.match()->saved().id});
    EXPECT_FALSE(inAnyText(room.host.files, name));
    EXPECT_FALSE(inAnyText(room.host.files, "MARKS"));
    room.desk.carryOut(ask::Go{Screen::kShare});
    for (const Offer& offer : room.desk.links.offers())
        EXPECT_EQ(offer.address.find(name), std::string::npos);
    room.desk.carryOut(ask::ExportAll{});
    EXPECT_TRUE(inAnyText(room.host.files, name));
}

TEST(Marks, TheyTravelWithAllGames) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::Mark{openRoute(room, 7)});
    const RouteSet marks = marksOf(room.desk);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.carryOut(ask::ExportAll{});
    const std::string file = room.host.files.at(kAllGames);

    MemoryStore store;
    FakeHost host(2);
    Desk other(host, store);
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(other.notices.current(), Notice::kImported);
    other.carryOut(ask::Continue{id});
    EXPECT_EQ(marksOf(other), marks);
    host.answer(other);
    other.carryOut(ask::UnmarkAll{});
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(marksOf(other), marks) << "none were here";
    other.carryOut(ask::UnmarkAll{});
    other.carryOut(ask::Mark{openRoute(room, 9)});
    const RouteSet mine = marksOf(other);
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(marksOf(other), mine) << "those here stay";
    const auto left = marksIn(store);
    ASSERT_EQ(left.size(), 1u);
}

// Versions up to 2663282 skip lines that begin like the first line of the file.
TEST(Marks, OlderVersionsSkipTheirLines) {
    const std::string line = marksLine({7, "0 brest-dieppe"});
    EXPECT_TRUE(line.starts_with("SEMAFOR-GAMES"));
    ASSERT_TRUE(parseMarksLine(line));
    EXPECT_EQ(parseMarksLine(line)->id, 7u);
    EXPECT_EQ(parseMarksLine(line)->text, "0 brest-dieppe");
    EXPECT_FALSE(parseMarksLine("SEMAFOR-GAMES 1"));
    EXPECT_FALSE(parseMarksLine("SEMAFOR-GAMES-MARKS 12"));
    EXPECT_FALSE(parseMarksLine("SEMAFOR-GAMES-MARKS 0000000000000007 \t"));
}

TEST(Marks, AGameThatGoesTakesThemAlongAndBringsThemBack) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::Mark{openRoute(room, 7)});
    const RouteSet marks = marksOf(room.desk);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.leaveTable();
    room.desk.carryOut(ask::Delete{id});
    EXPECT_TRUE(marksIn(room.store).empty());
    room.desk.carryOut(ask::UndoDelete{});
    room.desk.carryOut(ask::Continue{id});
    EXPECT_EQ(marksOf(room.desk), marks);
}

TEST(Marks, RoutesThatAreTakenOrUnknownAreDropped) {
    Room room;
    room.begin();
    room.actOnce(1);
    const Game& game = room.desk.table.match()->game();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    const std::string name = game.routeName(openRoute(room, 7));
    const std::string key = "marks/" + idText(id);
    room.desk.leaveTable();
    const char* const kRubbish[] = {"",     "0",    ";;;",      "9 x",  "0 no-such-route", "x y z", "0  ",
                                    "-1 a", "01 a", "\xff\xfe", "0 \n", "SEMAFOR"};
    for (const char* rubbish : kRubbish) {
        room.store.texts[key] = rubbish;
        room.desk.carryOut(ask::Continue{id});
        EXPECT_TRUE(marksOf(room.desk).empty()) << rubbish;
        room.desk.leaveTable();
        room.store.texts[key] = "0 atlantis-utopia " + name + ";7 " + name;
        room.desk.carryOut(ask::Continue{id});
        EXPECT_EQ(marksOf(room.desk).size(), 1u);
        room.desk.leaveTable();
    }
    room.store.texts[key] = std::string(100'000, 'a');
    room.desk.carryOut(ask::Continue{id});
    EXPECT_TRUE(marksOf(room.desk).empty());
}

TEST(Marks, ADrillKeepsNone) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::Mark{openRoute(room, 7)});
    const auto texts = room.store.texts;
    room.desk.carryOut(ask::BeginDrill{0});
    if (room.desk.table.match()->viewer() != kNoSeat) room.desk.carryOut(ask::Mark{openRoute(room, 1)});
    EXPECT_EQ(room.store.texts, texts);
}

TEST(Marks, WhoOnlyWatchesWritesNone) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::Mark{openRoute(room, 7)});
    FakeHost host(2);
    Desk second(host, room.store);
    second.carryOut(ask::Continue{room.desk.table.match()->saved().id});
    second.table.lockAnswered(room.desk.table.match()->saved().id, false);
    const auto before = marksIn(room.store)[0].text;
    second.carryOut(ask::Mark{openRoute(room, 9)});
    EXPECT_EQ(marksIn(room.store)[0].text, before);
}

}  // namespace
}  // namespace semafor
