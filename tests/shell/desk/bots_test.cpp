// Tests of bots' seats: outdated thinking is stopped, and a person may play for a bot that fails to load.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "support/desk_room.h"
#include "support/ids.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

// A practice game in which a bot has just been asked for its action.
struct Asked : test::DeskRoom {
    explicit Asked(std::size_t persons = 1, std::size_t seats = 2) : DeskRoom(persons, "europe", seats) {
        desk.newGame.setPractice(true);
        begin();
        for (std::size_t n = 1; host.questions.empty(); ++n) {
            if (desk.table.match()->viewer() == kNoSeat) desk.carryOut(ask::Reveal{});
            desk.carryOut(ask::Act{choice(n)});
        }
        question = host.questions.front();
        host.questions.clear();
        EXPECT_EQ(host.forgotten, 0u);
    }
    [[nodiscard]] const Match& match() const { return *desk.table.match(); }
    [[nodiscard]] std::size_t actions() const { return match().session().log().size(); }
    [[nodiscard]] bool has(std::string_view id) { return textView.refresh().asks.count(test::idOf(id)) > 0; }

    Question question;
    TextView textView{desk};
};

TEST(Bots, StopThinkingWhenAnActionIsTakenBack) {
    Asked room;
    room.desk.carryOut(ask::Undo{});
    EXPECT_EQ(room.host.forgotten, 1u);
    const std::size_t actions = room.actions();
    room.desk.table.botAnswered(room.question.token, 0);
    EXPECT_EQ(room.actions(), actions) << "an answer that comes all the same is dropped";
}

TEST(Bots, StopThinkingWhenTheTableIsLeftOrTaken) {
    const auto stopsAfter = [](auto&& what) {
        Asked room;
        what(room);
        return room.host.forgotten;
    };
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.carryOut(ask::Again{false}); }), 1u);
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.leaveTable(); }), 1u);
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.table.lockAnswered(room.match().saved().id, false); }),
              1u);
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.carryOut(ask::BeginDrill{0}); }), 1u);
    EXPECT_EQ(stopsAfter([](Asked& room) {
                  room.desk.carryOut(ask::Go{Screen::kSaves});
                  room.desk.carryOut(ask::Delete{room.match().saved().id});
              }),
              1u);
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.carryOut(ask::Go{Screen::kSettings}); }), 0u)
        << "it thinks on meanwhile";
    EXPECT_EQ(stopsAfter([](Asked& room) { room.desk.table.botAnswered(room.question.token, 0); }), 0u);
}

TEST(Bots, StopThinkingForASeatThatIsGivenBack) {
    test::DeskRoom room;
    room.begin();
    while (!room.desk.table.match()->mayAct()) room.host.answer(room.desk);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    EXPECT_FALSE(room.host.questions.empty());
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    EXPECT_EQ(room.host.forgotten, 1u);
}

TEST(Bots, ThatCantBeHadAreWaitedForWithASentence) {
    Asked room;
    room.desk.table.bots().missing(room.question.token + 1);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone) << "nobody waits for that one";
    const std::size_t actions = room.actions();
    room.desk.table.bots().missing(room.question.token);
    EXPECT_EQ(room.desk.notices.current(), Notice::kBotsMissing);
    const std::string& name = room.desk.table.match()->saved().seats[1].name;
    EXPECT_FALSE(name.empty());
    EXPECT_NE(noticeText(room.desk).find(name), std::string::npos) << noticeText(room.desk);
    EXPECT_EQ(room.actions(), actions) << "chance doesn't answer";
    ASSERT_TRUE(room.has("notice/fetch") && room.has("notice/play"));
    test::press(room.textView, room.desk, "notice/fetch", "");
    EXPECT_EQ(room.host.fetchedAgain, 1u);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    room.desk.table.bots().missing(room.question.token);
    EXPECT_EQ(room.desk.notices.current(), Notice::kBotsMissing) << "in vain once more";
    room.desk.table.botAnswered(room.question.token, 0);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    EXPECT_EQ(room.actions(), actions + 1);
}

TEST(Bots, ThatCantBeHadAreForgottenWithTheirQuestion) {
    Asked room;
    room.desk.table.bots().missing(room.question.token);
    room.desk.carryOut(ask::Undo{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

// The cards are shown only after a person has confirmed to be there.
TEST(Bots, ThatCantBeHadArePlayedForByAPerson) {
    for (const std::size_t persons : {1u, 2u}) {
        Asked room(persons, 3);
        const Seat actor = room.match().session().actor();
        const auto log = room.match().session().log();
        const std::vector<Action> before(log.begin(), log.end());
        room.desk.table.bots().missing(room.question.token);
        ASSERT_TRUE(room.has("notice/play"));
        test::press(room.textView, room.desk, "notice/play", "");
        EXPECT_EQ(room.host.forgotten, 1u);
        EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
        EXPECT_EQ(room.match().viewer(), kNoSeat) << "nobody's cards";
        EXPECT_EQ(room.match().waitingFor(), actor);
        EXPECT_FALSE(room.match().mayUndo()) << "what the computer did stays";
        EXPECT_TRUE(std::equal(before.begin(), before.end(), room.match().session().log().begin(),
                               room.match().session().log().end()));
        room.desk.table.botAnswered(room.question.token, 0);
        EXPECT_EQ(room.actions(), before.size()) << "too late";
        room.desk.carryOut(ask::Reveal{});
        EXPECT_EQ(room.match().viewer(), actor);
        EXPECT_TRUE(room.match().mayAct());
        room.desk.carryOut(ask::Act{room.choice()});
        EXPECT_EQ(room.actions(), before.size() + 1);
    }
}

TEST(Bots, ThatCantBeHadArePlayedForAtOnceWithOpenHands) {
    Asked room(2, 3);
    Settings look = room.desk.preferences.settings();
    look.openHands = true;
    room.desk.preferences.set(look);
    const Seat actor = room.match().session().actor();
    room.desk.carryOut(ask::PlaySeat{});
    EXPECT_EQ(room.match().viewer(), actor);
    EXPECT_TRUE(room.match().mayAct());
}

TEST(Bots, ASeatThatAPersonPlaysIsKeptWithTheGame) {
    Asked room;
    const Seat actor = room.match().session().actor();
    room.desk.carryOut(ask::PlaySeat{});
    const auto saved = SaveSlots(room.store, room.match().saved().id).load();
    EXPECT_TRUE(saved->seats[index(actor)].person && !saved->seats[index(actor)].standIn);
    EXPECT_EQ(saved->log.size(), room.actions());
    room.desk.carryOut(ask::Reveal{});
    room.desk.carryOut(ask::StandIn{actor});
    EXPECT_FALSE(room.host.questions.empty()) << "a computer may play it again";
}

// A seat where a bot stands in for a person goes back to the person.
TEST(Bots, ThatCantBeHadGiveAPersonsSeatBack) {
    test::DeskRoom room;
    room.begin();
    while (!room.desk.table.match()->mayAct()) room.host.answer(room.desk);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    room.desk.table.bots().missing(room.host.questions.front().token);
    room.desk.carryOut(ask::PlaySeat{});
    EXPECT_TRUE(room.desk.table.match()->mayAct());
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    room.desk.carryOut(ask::PlaySeat{});
    EXPECT_TRUE(room.desk.table.match()->mayAct()) << "a person plays there already";
}

TEST(Bots, AloneLeaveTheScreenToWhoPlaysForOne) {
    test::DeskRoom room(0);
    room.desk.newGame.setDeal("0000000000007");
    room.desk.carryOut(ask::Begin{});
    room.desk.table.lockAnswered(room.desk.table.match()->saved().id, true);
    const Seat actor = room.desk.table.match()->session().actor();
    room.desk.carryOut(ask::PlaySeat{});
    EXPECT_EQ(room.desk.table.match()->viewer(), actor);
    EXPECT_TRUE(room.desk.table.match()->mayAct());
}

}  // namespace
}  // namespace semafor
