// Tests of drills: their texts lead to the end, nothing is stored, and the game on the table comes back.
#include "desk/drills.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "codec/notation.h"
#include "support/desk_room.h"
#include "support/ids.h"
#include "support/pressing.h"
#include "table/choices.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

struct Room : test::DeskRoom {
    TextView textView{desk};

    [[nodiscard]] const Session& session() { return desk.table.match()->session(); }
    [[nodiscard]] PlayerView view() { return session().viewOf(kDrillSeat); }
    [[nodiscard]] std::size_t done() { return desk.lessons.drill()->done; }
    [[nodiscard]] Choices choices() {
        ActionList legal;
        session().legalActions(legal);
        return Choices(legal);
    }
    void act(const std::string& notation) {
        const auto action = parseAction(session().game(), notation);
        ASSERT_TRUE(action.ok()) << notation;
        const std::size_t actions = session().log().size();
        desk.carryOut(ask::Act{action.value()});
        ASSERT_GT(session().log().size(), actions) << notation << " isn't possible";
    }
    // Claims the route with the first payment that is proposed.
    void claim(std::string_view name) {
        const Game& game = session().game();
        const auto& routes = game.routesByName();
        const auto route =
            std::find_if(routes.begin(), routes.end(), [&](RouteId r) { return game.routeName(r) == name; });
        const auto payments = choices().paymentsFor(*route, view().hand);
        ASSERT_FALSE(payments.empty()) << name;
        act(actionText(game, ClaimRoute{*route, payments[0]}));
    }
    void takeFirstPassenger() {
        const auto every = choices().every<TakePassenger>();
        const auto some =
            std::find_if(every.begin(), every.end(), [](const auto& t) { return t.color != Color::kNone; });
        ASSERT_NE(some, every.end());
        desk.carryOut(ask::Act{*some});
    }
    void expectDone(std::size_t steps) {
        EXPECT_EQ(done(), steps);
        EXPECT_EQ(desk.lessons.drill()->finished(), steps == desk.lessons.drill()->drill->steps.size());
    }
};

TEST(Drills, BeginAtTheirPositionWithThePlayerOnTurn) {
    Room room;
    for (std::size_t n = 0; n < kDrills; ++n) {
        room.desk.carryOut(ask::BeginDrill{n});
        ASSERT_TRUE(room.desk.lessons.drill());
        EXPECT_EQ(room.desk.lessons.drill()->number, n);
        EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
        EXPECT_EQ(room.session().game().map().name, drillAt(n).map);
        EXPECT_EQ(room.session().step(), Step(TakeTurn{kDrillSeat})) << n;
        EXPECT_TRUE(room.desk.table.match()->mayAct());
        EXPECT_FALSE(room.desk.table.match()->mayUndo()) << "the position itself stays";
        room.expectDone(0);
    }
    room.desk.carryOut(ask::BeginDrill{kDrills});
    EXPECT_EQ(room.desk.lessons.drill()->number, kDrills - 1);
}

TEST(Drills, TheFirstIsDoneByCardsTwoRoutesAndASwap) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{0});
    room.act("draw");
    room.expectDone(0);
    room.act("draw");
    room.expectDone(1);
    room.claim("athens-bucharest");
    room.expectDone(2);
    EXPECT_TRUE(room.view().completed[0].empty());
    room.claim("bucharest-kiev");
    room.expectDone(3);
    EXPECT_EQ(room.view().completed[0].size(), 1u);
    room.act("swap");
    room.expectDone(4);
}

TEST(Drills, TheSecondIsDoneByATunnelAFerryAndAStation) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{1});
    room.claim("erzurum-sochi");
    room.expectDone(1);
    ASSERT_EQ(room.session().step(), Step(OwedTunnel{kDrillSeat})) << "this deal asks for more";
    const auto payments = room.choices().tunnelPayments(room.view().hand);
    ASSERT_FALSE(payments.empty());
    room.desk.carryOut(ask::Act{PayTunnel{payments[0]}});
    room.expectDone(2);
    room.claim("athina-smyrna");
    room.expectDone(3);
    const auto station = room.choices().first<BuildStation>();
    ASSERT_TRUE(station);
    room.desk.carryOut(ask::Act{*station});
    room.expectDone(4);
}

TEST(Drills, TheThirdIsDoneByPassengersACountryAndTickets) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{2});
    for (std::uint8_t slot = 0; room.done() == 0; ++slot)
        if (room.view().market[slot] != Color::kLocomotive) room.desk.carryOut(ask::Act{TakeMarket{slot}});
    room.expectDone(1);
    room.act("draw");
    room.expectDone(2);
    room.claim("bremen-emden");
    room.expectDone(3);
    room.takeFirstPassenger();
    room.expectDone(3);
    room.takeFirstPassenger();
    room.expectDone(4);
    room.claim("emden-niederlande@niederlande-1");
    room.expectDone(5);
    while (room.choices().first<TakePassenger>()) room.takeFirstPassenger();
    room.act("offer short=2 long=2");
    room.expectDone(6);
    room.desk.carryOut(ask::Act{*room.choices().first<KeepTickets>()});
    room.expectDone(7);
}

TEST(Drills, AnythingElseMayBeDoneAndTakenBack) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{0});
    const std::size_t from = room.session().log().size();
    room.act("swap");
    room.expectDone(0);
    room.act("draw");
    room.act("draw");
    room.expectDone(1);
    while (room.desk.table.match()->mayUndo()) room.desk.carryOut(ask::Undo{});
    EXPECT_EQ(room.session().log().size(), from);
    room.expectDone(0);
}

TEST(Drills, ADeclinedTunnelIsNoTunnelClaimed) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{1});
    room.claim("erzurum-sochi");
    room.act("decline");
    room.expectDone(1);
    room.desk.carryOut(ask::Undo{});
    room.desk.carryOut(ask::Act{PayTunnel{room.choices().tunnelPayments(room.view().hand)[0]}});
    room.expectDone(2);
}

TEST(Drills, NothingOfThemIsStoredAndNobodyIsAsked) {
    Room room;
    const auto before = room.store.texts;
    for (std::size_t n = 0; n < kDrills; ++n) {
        room.desk.carryOut(ask::BeginDrill{n});
        for (std::size_t i = 0; i < 6; ++i) room.desk.carryOut(ask::Act{room.choice(i)});
        room.desk.carryOut(ask::StandIn{kDrillSeat});
    }
    room.desk.carryOut(ask::LeaveDrill{});
    room.desk.carryOut(ask::Go{Screen::kTitle});
    EXPECT_EQ(room.store.texts, before);
    EXPECT_TRUE(room.host.questions.empty());
    EXPECT_TRUE(room.host.locksAsked.empty());
    EXPECT_TRUE(room.desk.library.entries().empty());
    EXPECT_EQ(room.desk.table.match(), nullptr);
}

TEST(Drills, TheGameOnTheTableWaitsUntouched) {
    Room room;
    room.begin();
    room.actOnce(1);
    const auto texts = room.store.texts;
    const std::uint64_t game = room.session().stateFingerprint();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.carryOut(ask::BeginDrill{0});
    room.desk.carryOut(ask::BeginDrill{2});
    room.desk.carryOut(ask::Act{room.choice(5)});
    EXPECT_EQ(room.store.texts, texts);
    room.desk.carryOut(ask::LeaveDrill{});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kLearn);
    EXPECT_EQ(room.desk.lessons.map(), "germany");
    ASSERT_NE(room.desk.table.match(), nullptr);
    EXPECT_EQ(room.desk.table.match()->saved().id, id);
    EXPECT_EQ(room.session().stateFingerprint(), game);
    EXPECT_EQ(room.desk.table.hold(), Hold::kOurs);
    room.desk.carryOut(ask::Go{Screen::kTable});
    room.actOnce(2);
    EXPECT_EQ(room.savedActions(), room.session().log().size());
}

TEST(Drills, AreLeftForTheTitleButNotForTheRules) {
    Room room;
    room.begin();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.carryOut(ask::BeginDrill{1});
    room.desk.carryOut(ask::Learn{Topic::kTunnels});
    EXPECT_EQ(room.desk.lessons.map(), "europe");
    room.desk.carryOut(ask::Go{Screen::kTable});
    EXPECT_TRUE(room.desk.lessons.drill());
    room.desk.carryOut(ask::Go{Screen::kTitle});
    EXPECT_FALSE(room.desk.lessons.drill());
    EXPECT_EQ(room.desk.table.match()->saved().id, id);
    room.desk.carryOut(ask::BeginDrill{1});
    room.desk.carryOut(ask::Continue{id});
    EXPECT_FALSE(room.desk.lessons.drill()) << "another game came to the table";
    EXPECT_EQ(room.desk.table.match()->saved().id, id);
}

TEST(Drills, ABotThatWasThinkingGoesOnAfterwards) {
    Room room;
    room.begin();
    while (room.host.questions.empty()) room.desk.carryOut(ask::Act{room.choice()});
    const auto asked = room.host.questions.front();
    room.host.questions.clear();
    room.desk.carryOut(ask::BeginDrill{0});
    const std::size_t actions = room.session().log().size();
    room.desk.table.botAnswered(asked.token, 0);
    EXPECT_EQ(room.session().log().size(), actions) << "an answer for the other game";
    room.desk.carryOut(ask::LeaveDrill{});
    EXPECT_EQ(room.host.questions.size(), 1u);
}

TEST(Drills, AnotherTabMayTakeTheGameThatWaits) {
    Room room;
    room.begin();
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.carryOut(ask::BeginDrill{0});
    room.desk.table.lockAnswered(id, false);
    EXPECT_EQ(room.desk.table.hold(), Hold::kOurs) << "of the drill";
    room.desk.carryOut(ask::LeaveDrill{});
    EXPECT_EQ(room.desk.table.hold(), Hold::kElsewhere);
    EXPECT_EQ(room.desk.notices.current(), Notice::kTakenElsewhere);
}

std::size_t noticesOf(const Doc& doc, std::string_view sentence) {
    return static_cast<std::size_t>(std::count_if(doc.nodes.begin(), doc.nodes.end(), [&](const Node& node) {
        return node.part == Part::kNotice && node.text == sentence;
    }));
}

TEST(Drills, AreBegunAndLedThroughInWordsInEachLanguage) {
    for (const std::string_view language : kLanguageCodes)
        for (std::size_t n = 0; n < kDrills; ++n) {
            Room room;
            room.host.language = language;
            room.desk.carryOut(ask::Go{Screen::kLearn});
            room.textView.refresh();
            test::press(room.textView, room.desk, "drill/" + std::to_string(n), "");
            const Words words(room.session().game(), room.desk.preferences.language());
            const Drill& drill = drillAt(n);
            EXPECT_EQ(noticesOf(room.textView.refresh(), stepText(words, drill.steps[0])), 1u);
            for (const DrillStep& step : drill.steps) {
                EXPECT_GT(stepText(words, step).size(), 30u);
                EXPECT_EQ(stepText(words, step).find('{'), std::string::npos);
            }
            EXPECT_EQ(room.textView.refresh().asks.count(test::idOf("export")), 0u);
            test::press(room.textView, room.desk, "drill/leave", "");
            EXPECT_EQ(room.desk.navigation.screen(), Screen::kLearn);
        }
}

TEST(Drills, OneThatIsDoneLeadsToTheNext) {
    Room room;
    room.desk.carryOut(ask::BeginDrill{0});
    room.act("draw");
    room.act("draw");
    room.claim("athens-bucharest");
    room.claim("bucharest-kiev");
    EXPECT_EQ(room.textView.refresh().asks.count(test::idOf("drill/next")), 0u);
    room.act("swap");
    EXPECT_EQ(noticesOf(room.textView.refresh(), text(Language::kEnglish, Text::kDrillDone)), 1u);
    test::press(room.textView, room.desk, "drill/next", "");
    EXPECT_EQ(room.desk.lessons.drill()->number, 1u);
    room.expectDone(0);
}

}  // namespace
}  // namespace semafor
