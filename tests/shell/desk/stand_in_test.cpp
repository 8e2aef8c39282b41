// Tests of bots' characters, and of stand-ins: a bot plays for a person until the seat is given back.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/desk_room.h"
#include "support/ids.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using test::FakeHost;
using Room = test::DeskRoom;

// The first question to the bot in that seat. Required: the bot gets a turn.
Question questionFor(Room& room, std::size_t seat) {
    for (std::size_t n = 0;; ++n) {
        const Seat actor = room.desk.table.match()->session().actor();
        if (!room.host.questions.empty() && actor == idAt<Seat>(seat)) return room.host.questions.front();
        if (room.host.questions.empty()) {
            room.desk.carryOut(ask::Act{room.choice(n)});
        } else {
            room.host.answer(room.desk);
        }
    }
}

TEST(Characters, AreTheSeatsOwnOrComeFromTheDeal) {
    std::set<std::uint8_t> seen;
    for (std::uint8_t chosen = 0; chosen <= kBotCharacters; ++chosen) {
        Room room(1, "first-journey", 2);
        room.desk.newGame.setCharacter(1, chosen);
        room.begin();
        const std::uint8_t character = room.desk.table.match()->seating().characterOf(Seat{1});
        EXPECT_LT(character, kBotCharacters);
        if (chosen > 0) {
            EXPECT_EQ(character, chosen - 1);
            seen.insert(character);
        }
        room.host.questions.clear();
        room.desk.carryOut(ask::Go{Screen::kTable});
        EXPECT_EQ(room.desk.table.match()->saved().seats[1].character, chosen);
    }
    EXPECT_EQ(seen.size(), kBotCharacters);
    std::set<std::uint8_t> any;
    for (const char* deal : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
        Room room(1, "europe", 5);
        room.desk.newGame.setDeal(std::string(12, '0') + deal);
        room.desk.carryOut(ask::Begin{});
        const Match& match = *room.desk.table.match();
        for (std::size_t s = 1; s < 5; ++s) any.insert(match.seating().characterOf(idAt<Seat>(s)));
    }
    EXPECT_EQ(any.size(), kBotCharacters) << "not all play alike";
}

TEST(Characters, GoAlongWithTheQuestion) {
    Room room;
    room.desk.newGame.setCharacter(1, 4);
    room.desk.newGame.setLevel(1, 3);
    room.desk.newGame.setDeal("0000000000007");
    room.desk.carryOut(ask::Begin{});
    room.desk.table.lockAnswered(room.desk.table.match()->saved().id, true);
    const Question question = questionFor(room, 1);
    EXPECT_EQ(question.level, 3);
    EXPECT_EQ(question.character, 3);
}

TEST(Characters, BeyondTheirNumberAreRefused) {
    Room room;
    room.desk.newGame.setCharacter(1, kBotCharacters + 1);
    EXPECT_EQ(room.desk.newGame.draft().seats[1].character, 0);
}

TEST(StandIn, PlaysTheGameToItsEnd) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::SetStandInLevel{4});
    room.desk.carryOut(ask::StandIn{Seat{0}});
    EXPECT_FALSE(room.desk.table.match()->mayAct());
    ASSERT_FALSE(room.host.questions.empty());
    EXPECT_EQ(room.desk.table.match()->viewer(), Seat{0}) << "the person goes on watching";
    room.host.answer(room.desk);
    EXPECT_TRUE(room.desk.table.match()->session().over());
}

TEST(StandIn, IsForgottenInTheMiddleOfItsThoughts) {
    Room room;
    room.begin();
    while (!room.desk.table.match()->mayAct()) room.host.answer(room.desk);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    const Question question = room.host.questions.front();
    room.host.questions.clear();
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    const std::size_t actions = room.desk.table.match()->session().log().size();
    room.desk.table.botAnswered(question.token, 0);
    EXPECT_EQ(room.desk.table.match()->session().log().size(), actions);
    EXPECT_TRUE(room.desk.table.match()->mayAct());
    room.desk.carryOut(ask::Act{room.choice()});
    EXPECT_EQ(room.desk.table.match()->session().log().size(), actions + 1);
}

TEST(StandIn, IsKeptWithTheGameUntilTheSeatIsGivenBack) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::SetStandInLevel{3});
    room.desk.carryOut(ask::StandIn{Seat{0}});
    const std::uint64_t id = room.desk.table.match()->saved().id;
    FakeHost host;
    Desk desk(host, room.store);
    desk.carryOut(ask::Continue{id});
    EXPECT_FALSE(desk.table.match()->seating().personPlays(Seat{0}));
    EXPECT_EQ(desk.table.match()->saved().seats[0].level, 3);
    desk.table.lockAnswered(id, true);
    EXPECT_FALSE(host.questions.empty());
    desk.carryOut(ask::GiveBack{Seat{0}});
    desk.carryOut(ask::Duplicate{id});
    EXPECT_TRUE(SaveSlots(room.store, id).load()->seats[0].person);
    EXPECT_FALSE(SaveSlots(room.store, id).load()->seats[0].standIn);
}

TEST(StandIn, StaysBehindWhenAGameIsPlayedAgain) {
    Room room;
    room.begin();
    room.desk.carryOut(ask::StandIn{Seat{0}});
    room.host.answer(room.desk);
    room.desk.carryOut(ask::Again{true});
    EXPECT_TRUE(room.desk.table.match()->seating().personPlays(Seat{0}));
}

TEST(StandIn, IsNothingForASeatWithABot) {
    Room room;
    room.begin();
    room.desk.carryOut(ask::StandIn{Seat{1}});
    EXPECT_FALSE(room.desk.table.match()->saved().seats[1].standIn);
}

// With two persons, the stand-in of one plays while the other looks on and may give the seat back.
TEST(StandIn, OfOneOfTwoPersonsNeverShowsACard) {
    Room room(2);
    room.begin();
    room.desk.carryOut(ask::Reveal{});
    const Seat first = room.desk.table.match()->viewer();
    const Seat second = idAt<Seat>(1 - index(first));
    room.desk.carryOut(ask::StandIn{first});
    room.host.answer(room.desk);
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    EXPECT_EQ(room.desk.table.match()->waitingFor(), second);
    room.desk.carryOut(ask::Reveal{});
    for (std::size_t n = 0; n < 6; ++n) {
        EXPECT_EQ(room.desk.table.match()->viewer(), second);
        room.desk.carryOut(ask::Act{room.choice(n)});
        room.host.answer(room.desk);
    }
    room.desk.carryOut(ask::GiveBack{first});
    while (room.desk.table.match()->mayAct()) room.desk.carryOut(ask::Act{room.choice(3)});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    EXPECT_EQ(room.desk.table.match()->waitingFor(), first);
}

TEST(StandIn, DoesntHideThatAPersonsLastActionMayBeTakenBack) {
    Room room(1);
    room.desk.newGame.setPractice(true);
    room.begin();
    for (std::size_t n = 0; n < 6; ++n) room.actOnce(n);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    room.host.questions.clear();
    EXPECT_FALSE(room.desk.table.match()->mayUndo()) << "no person acts any more";
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    EXPECT_TRUE(room.desk.table.match()->mayUndo());
}

struct Screens : Room {
    Screens() : Room(2) {}
    TextView textView{desk};

    bool has(std::string_view id) { return textView.refresh().asks.count(test::idOf(id)) > 0; }
    void press(const std::string& id, const std::string& value = "") {
        ASSERT_TRUE(has(id)) << id;
        test::press(textView, desk, id, value);
        host.answer(desk);
    }
};

TEST(StandIn, IsAButtonAndGivenBackByOne) {
    Screens room;
    room.begin();
    room.press("reveal");
    const std::size_t me = index(room.desk.table.match()->viewer());
    const std::string giveBack = "give-back/" + std::to_string(me);
    EXPECT_FALSE(room.has(giveBack));
    room.press("stand-in/level", "4");
    room.press("stand-in");
    EXPECT_TRUE(room.desk.table.match()->seating().personPlays(idAt<Seat>(me))) << "it asks first";
    room.press("notice/stand-in");
    EXPECT_FALSE(room.desk.table.match()->seating().personPlays(idAt<Seat>(me)));
    EXPECT_EQ(room.desk.table.match()->saved().seats[me].level, 4);
    room.press("reveal");
    EXPECT_TRUE(room.has(giveBack));
    EXPECT_TRUE(room.has("stand-in"));
    room.press(giveBack);
    EXPECT_TRUE(room.desk.table.match()->seating().personPlays(idAt<Seat>(me)));
}

TEST(StandIn, IsAskedForByNoOtherPerson) {
    Screens room;
    room.begin();
    room.press("reveal");
    room.press("stand-in");
    EXPECT_EQ(room.desk.notices.current(), Notice::kAskStandIn);
    for (std::size_t n = 0; room.desk.table.match()->mayAct(); ++n)
        room.desk.carryOut(ask::Act{room.choice(n)});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone) << "who acts has answered";
    EXPECT_FALSE(room.has("notice/stand-in"));
}

// Even at the instant pace the stand-in pauses between its decisions, so that the player can stop it.
TEST(StandIn, WaitsWhereNoPersonDecides) {
    Room room(1, "europe", 3);
    room.begin();
    while (!room.desk.table.match()->mayAct()) room.host.answer(room.desk);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    bool stoodIn = false;
    bool others = false;
    for (std::size_t n = 0; n < 60 && !room.host.questions.empty(); ++n) {
        const Seat actor = room.desk.table.match()->session().actor();
        const Question question = room.host.questions.front();
        room.host.questions.clear();
        EXPECT_EQ(question.beat, actor == Seat{0} ? 350u : 0u);
        (actor == Seat{0} ? stoodIn : others) = true;
        room.desk.table.botAnswered(question.token, 0);
    }
    EXPECT_TRUE(stoodIn && others);
    room.desk.carryOut(ask::SetPace{Pace::kNatural});
    ASSERT_FALSE(room.desk.table.match()->session().over());
    room.host.answer(room.desk);
}

TEST(StandIn, DelaysNobodyWhereAPersonDecides) {
    Room room(2);
    room.begin();
    room.desk.carryOut(ask::Reveal{});
    const Seat first = room.desk.table.match()->viewer();
    room.desk.carryOut(ask::StandIn{first});
    ASSERT_FALSE(room.host.questions.empty());
    EXPECT_EQ(room.host.questions.front().beat, 0u);
}

// A game reopened on a bot's turn shows no cards and offers to give a seat back.
TEST(StandIn, OfEverybodyLeavesAWayBack) {
    Screens room;
    room.begin();
    room.press("reveal");
    room.desk.carryOut(ask::StandIn{Seat{0}});
    room.desk.carryOut(ask::StandIn{Seat{1}});
    room.host.questions.clear();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.leaveTable();
    room.desk.carryOut(ask::Continue{id});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    EXPECT_TRUE(room.has("give-back/0"));
    EXPECT_FALSE(room.has("reveal"));
    room.desk.table.lockAnswered(id, true);
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    room.desk.carryOut(ask::GiveBack{Seat{1}});
    EXPECT_TRUE(room.has("reveal"));
}

TEST(Characters, AreChosenWhereABotHasOne) {
    Screens room;
    room.desk.carryOut(ask::Go{Screen::kNewGame});
    EXPECT_FALSE(room.has("seat/1/character"));
    room.press("seat/1/who", "bot");
    room.press("seat/1/level", "1");
    EXPECT_FALSE(room.has("seat/1/character")) << "the Apprentice has none";
    room.press("seat/1/level", "3");
    room.press("seat/1/character", "2");
    EXPECT_EQ(room.desk.newGame.draft().seats[1].character, 2);
    room.press("seat/1/character", "nonsense");
    EXPECT_EQ(room.desk.newGame.draft().seats[1].character, 2);
}

}  // namespace
}  // namespace semafor
