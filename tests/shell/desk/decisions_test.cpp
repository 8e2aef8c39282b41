// Tests of decision ranges: the save records who decided only where a bot decided for a person's seat.
#include "desk/decisions.h"

#include <gtest/gtest.h>

#include "codec/save.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

using test::FakeHost;
using Room = test::DeskRoom;
using Ranges = std::vector<DecisionRange>;

constexpr std::uint8_t kLevel = 3;

const Match& matchOf(const Room& room) {
    return *room.desk.table.match();
}

SavedGame storedOf(Room& room) {
    return *SaveSlots(room.store, matchOf(room).saved().id).load();
}

std::size_t actionsOf(const Room& room) {
    return matchOf(room).session().log().size();
}

// The seat's range that contains the action, or nothing.
std::optional<DecisionRange> rangeAt(const Ranges& ranges, std::size_t seat, std::size_t action) {
    for (const DecisionRange& range : ranges)
        if (range.seat == seat && action >= range.first && action < range.end) return range;
    return std::nullopt;
}

// A bot stands in for seat 0 for at least `actions` actions of the game; on the seat's turn it is given back.
void letStandIn(Room& room, std::size_t actions) {
    room.desk.carryOut(ask::SetStandInLevel{kLevel});
    room.desk.carryOut(ask::StandIn{Seat{0}});
    const std::size_t until = actionsOf(room) + actions;
    while (!matchOf(room).session().over() &&
           (actionsOf(room) < until || matchOf(room).session().actor() != Seat{0})) {
        const Question question = room.host.questions.front();
        room.host.questions.pop_front();
        room.desk.table.botAnswered(question.token, drawBelow(room.host.rng, question.choices));
    }
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    room.host.answer(room.desk);
}

TEST(Decisions, OfPersonsAndBotsOnTheirOwnSeatsNeedNoRecord) {
    for (const std::size_t persons : {0u, 1u, 2u}) {
        Room room(persons, "first-journey");
        room.begin();
        if (persons == 0)
            room.host.answer(room.desk);
        else
            room.playToTheEnd();
        EXPECT_TRUE(storedOf(room).sections.empty());
        for (const auto& [key, text] : room.store.texts) EXPECT_FALSE(key.starts_with("game2/")) << key;
    }
}

TEST(Decisions, OfAStandInAreRecordedWithItsLevel) {
    Room room(1, "first-journey");
    room.begin();
    for (std::size_t n = 0; n < 4; ++n) room.actOnce(n);
    const std::size_t from = actionsOf(room);
    room.desk.carryOut(ask::StandIn{Seat{0}});
    room.desk.carryOut(ask::GiveBack{Seat{0}});
    EXPECT_TRUE(storedOf(room).sections.empty()) << "it hasn't decided anything";
    letStandIn(room, 6);
    const std::size_t end = actionsOf(room);
    room.actOnce(5);
    const Ranges ranges = storedOf(room).sections.decisions;
    ASSERT_EQ(ranges.size(), 3u);
    EXPECT_EQ(ranges[0].level, std::nullopt) << "before, the person decided";
    ASSERT_TRUE(rangeAt(ranges, 0, from));
    EXPECT_EQ(rangeAt(ranges, 0, from)->level, kLevel);
    EXPECT_LE(ranges[1].end, end);
    EXPECT_EQ(ranges[2].level, std::nullopt);
    EXPECT_EQ(rangeAt(ranges, 1, from + 1), std::nullopt) << "the computer on its own seat";
}

TEST(Decisions, AreKnownAgainWhenTheGameIsOpened) {
    Room room(1, "first-journey");
    room.begin();
    room.actOnce(1);
    letStandIn(room, 6);
    const SavedGame before = storedOf(room);
    FakeHost host;
    Desk desk(host, room.store);
    desk.carryOut(ask::Continue{before.id});
    EXPECT_EQ(desk.table.match()->snapshot().sections, before.sections);
    desk.table.lockAnswered(before.id, true);
    ActionList legal = legalActions(*desk.table.match());
    desk.carryOut(ask::Act{legal[0]});
    const Ranges after = SaveSlots(room.store, before.id).load()->sections.decisions;
    ASSERT_GE(after.size(), before.sections.decisions.size());
    EXPECT_EQ(rangeAt(after, 0, before.log.size())->level, std::nullopt);
    EXPECT_TRUE(
        std::equal(before.sections.decisions.begin(), before.sections.decisions.end() - 1, after.begin()));
}

TEST(Decisions, TakenBackLeaveTheRecord) {
    Room room(1, "first-journey");
    room.desk.newGame.setPractice(true);
    room.begin();
    for (std::size_t n = 0; n < 3; ++n) room.actOnce(n);
    const std::size_t before = actionsOf(room);
    letStandIn(room, 8);
    for (std::size_t n = 0; n < 2; ++n) room.actOnce(n);
    ASSERT_FALSE(storedOf(room).sections.empty());
    while (actionsOf(room) > before) {
        room.desk.carryOut(ask::Undo{});
        const SavedGame saved = storedOf(room);
        for (const DecisionRange& range : saved.sections.decisions) EXPECT_LE(range.end, saved.log.size());
        EXPECT_EQ(encodeSave(saved), encodeSave(matchOf(room).snapshot()));
    }
    EXPECT_TRUE(storedOf(room).sections.empty()) << "the computer decided nothing of what is left";
}

TEST(Decisions, OfABotWhoseSeatAPersonTakesStayItsOwn) {
    Room room(0, "first-journey");
    room.desk.newGame.setLevel(0, 2);
    room.desk.carryOut(ask::Begin{});
    room.desk.table.lockAnswered(matchOf(room).saved().id, true);
    while (actionsOf(room) < 6 || matchOf(room).session().actor() != Seat{0}) {
        const Question question = room.host.questions.front();
        room.host.questions.pop_front();
        room.desk.table.botAnswered(question.token, 0);
    }
    const std::size_t taken = actionsOf(room);
    room.host.questions.clear();
    room.desk.carryOut(ask::PlaySeat{});
    room.desk.carryOut(ask::Reveal{});
    room.desk.carryOut(ask::Act{room.choice()});
    const Ranges ranges = storedOf(room).sections.decisions;
    ASSERT_EQ(ranges.size(), 2u);
    EXPECT_EQ(ranges[0].level, 2);
    EXPECT_LE(ranges[0].end, taken);
    EXPECT_EQ(ranges[1], (DecisionRange{0, static_cast<std::uint16_t>(taken),
                                        static_cast<std::uint16_t>(taken + 1), std::nullopt}));
}

TEST(Decisions, GoAlongWithCopiesButNotIntoANewGame) {
    Room room(1, "first-journey");
    room.begin();
    letStandIn(room, 8);
    const SavedGame saved = storedOf(room);
    ASSERT_FALSE(saved.sections.empty());
    room.desk.carryOut(ask::Duplicate{saved.id});
    for (const std::uint64_t id : gamesIn(room.store))
        EXPECT_EQ(SaveSlots(room.store, id).load()->sections, saved.sections);
    room.desk.carryOut(ask::Again{true});
    EXPECT_NE(matchOf(room).saved().id, saved.id);
    EXPECT_TRUE(storedOf(room).sections.empty());
}

TEST(Decisions, GoAlongWithALinkToContinueAndNotWithTheDeal) {
    Room room(1, "first-journey");
    room.begin();
    letStandIn(room, 8);
    const Sections sections = storedOf(room).sections;
    room.desk.carryOut(ask::Go{Screen::kShare});
    const auto addressOf = [&](LinkKind kind) {
        for (const Offer& offer : room.desk.links.offers())
            if (offer.kind == kind) return offer.address;
        return std::string();
    };
    EXPECT_NE(addressOf(LinkKind::kDeal).find("#SMFR1"), std::string::npos);
    EXPECT_NE(addressOf(LinkKind::kContinue).find("#SMFR2"), std::string::npos);
    test::MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.openLink(addressOf(LinkKind::kContinue));
    other.carryOut(ask::AcceptLink{});
    ASSERT_NE(other.table.match(), nullptr);
    EXPECT_EQ(other.table.match()->snapshot().sections, sections);
}

TEST(Decisions, ASectionThatNobodyKnowsStaysWithTheGame) {
    Room room(1, "first-journey");
    room.begin();
    room.actOnce(1);
    SavedGame saved = storedOf(room);
    room.desk.leaveTable();
    saved.sections.others = {{77, {1, 2, 3}}};
    ++saved.revision;
    ASSERT_FALSE(room.desk.library.add(saved));
    room.desk.carryOut(ask::Continue{saved.id});
    room.host.answer(room.desk);
    for (std::size_t n = 0; n < 3; ++n) room.actOnce(n);
    EXPECT_GT(storedOf(room).log.size(), saved.log.size());
    EXPECT_EQ(storedOf(room).sections.others, saved.sections.others);
    letStandIn(room, 4);
    EXPECT_EQ(storedOf(room).sections.others, saved.sections.others);
    EXPECT_FALSE(storedOf(room).sections.decisions.empty());
}

// --- imports

TEST(Decisions, OfTheLongerLogOfAGameStay) {
    SavedGame here;
    here.map = "first-journey";
    here.revision = 3;
    here.seats.resize(2);
    here.log.assign(4, Pass{});
    here.sections.decisions = {{0, 0, 4, std::uint8_t{1}}};
    here.sections.settings = {{7, 1}};
    here.sections.others = {{77, {1}}, {79, {1}}};
    SavedGame file = here;
    file.log.assign(9, Pass{});
    file.sections = {};
    EXPECT_EQ(carriedOn(here, file).sections, here.sections) << "an older build played on";
    file.sections.decisions = {{0, 0, 2, std::uint8_t{1}}, {0, 2, 9, std::nullopt}};
    file.sections.settings = {{7, 2}};
    file.sections.others = {{78, {2}}, {79, {2}}};
    const SavedGame on = carriedOn(here, file);
    EXPECT_EQ(on.sections.decisions, file.sections.decisions);
    EXPECT_EQ(on.sections.settings, here.sections.settings) << "the table stays as it is set here";
    EXPECT_EQ(on.sections.others, (SectionList{{77, {1}}, {78, {2}}, {79, {2}}}));
    EXPECT_TRUE(withinCaps(on));
    here.sections.others = {{77, std::vector<std::uint8_t>(15'000, 1)}};
    file.sections.others = {{78, std::vector<std::uint8_t>(15'000, 1)}};
    EXPECT_TRUE(withinCaps(carriedOn(here, file))) << "too much for one save";
}

TEST(Decisions, ComeBackFromAnExportedFile) {
    Room room(1, "first-journey");
    room.begin();
    letStandIn(room, 6);
    const SavedGame saved = storedOf(room);
    room.desk.carryOut(ask::ExportAll{});
    Room other;
    other.desk.carryOut(ask::ImportText{room.host.files.at("semafor-games.semafor")});
    EXPECT_EQ(SaveSlots(other.store, saved.id).load(), saved);
    room.desk.leaveTable();
    room.desk.carryOut(ask::Export{saved.id});
    Room third;
    third.desk.carryOut(ask::ImportText{room.host.files.rbegin()->second});
    EXPECT_EQ(SaveSlots(third.store, saved.id).load()->sections, saved.sections);
}

}  // namespace
}  // namespace semafor
