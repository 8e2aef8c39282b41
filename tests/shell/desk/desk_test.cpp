// Tests of Desk, the application model: everything shown is saved, secrets stay hidden, nothing gets lost.
#include "desk/desk.h"

#include <gtest/gtest.h>

#include "base/deal_code.h"
#include "support/desk_room.h"
#include "support/fake_host.h"
#include "support/memory_store.h"
#include "support/pressing.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

TEST(Desk, AGameIsInTheStoreFromItsFirstMoment) {
    Room room;
    room.begin();
    ASSERT_NE(room.desk.table.match(), nullptr);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    EXPECT_EQ(room.savedActions(), 0u);
    EXPECT_EQ(room.desk.table.match()->session().setup().dealCode, 7u);
}

TEST(Desk, EveryActionIsSavedBeforeItIsShown) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 40; ++n) {
        room.actOnce(n * 5);
        ASSERT_EQ(room.savedActions(), room.desk.table.match()->session().log().size());
    }
}

TEST(Desk, AGameGoesOnWhereItStoodInANewProgram) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 12; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.table.match()->session().stateFingerprint();
    FakeHost host;
    Desk desk(host, room.store);
    ASSERT_EQ(desk.library.entries().size(), 1u);
    EXPECT_FALSE(desk.library.entries()[0].line.over);
    desk.carryOut(ask::Continue{desk.library.entries()[0].saved.id});
    EXPECT_EQ(desk.table.match()->session().stateFingerprint(), fingerprint);
}

TEST(Desk, UndoTakesBackWhatRevealedNothing) {
    Room room;
    room.begin();
    const auto offer = room.choice();
    room.desk.carryOut(ask::Act{offer});
    EXPECT_EQ(room.desk.table.match()->session().log().size(), 1u);
    EXPECT_TRUE(room.desk.table.match()->mayUndo());
    room.desk.carryOut(ask::Undo{});
    EXPECT_EQ(room.desk.table.match()->session().log().size(), 0u);
    EXPECT_EQ(room.savedActions(), 0u);
}

TEST(Desk, APracticeGameIsTakenBackToItsBeginning) {
    Room room;
    room.desk.newGame.setPractice(true);
    room.begin();
    for (std::size_t n = 0; n < 20; ++n) room.actOnce(n);
    while (room.desk.table.match()->mayUndo()) room.desk.carryOut(ask::Undo{});
    EXPECT_TRUE(room.desk.table.match()->session().log().empty());
    EXPECT_EQ(room.desk.table.match()->history().size(), 0u);
}

TEST(Desk, BetweenTwoPersonsNobodySeesAnything) {
    Room room(2);
    room.begin();
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    const Seat first = room.desk.table.match()->waitingFor();
    room.desk.carryOut(ask::Act{room.choice()});
    EXPECT_TRUE(room.desk.table.match()->session().log().empty()) << "nobody may act unseen";
    room.desk.carryOut(ask::Reveal{});
    EXPECT_EQ(room.desk.table.match()->viewer(), first);
    room.desk.carryOut(ask::Act{room.choice()});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    EXPECT_NE(room.desk.table.match()->waitingFor(), first);
}

TEST(Desk, AloneAgainstBotsThereIsNothingToHide) {
    Room room;
    room.begin();
    EXPECT_EQ(room.desk.table.match()->viewer(), Seat{0});
}

TEST(Desk, AnAnswerToAnOldQuestionIsIgnored) {
    Room room;
    room.desk.carryOut(ask::SetPace{Pace::kNatural});
    room.begin();
    while (room.host.questions.empty()) room.desk.carryOut(ask::Act{room.choice()});
    const Question question = room.host.questions.front();
    EXPECT_EQ(question.beat, 900u);
    const std::size_t actions = room.desk.table.match()->session().log().size();
    room.desk.table.botAnswered(question.token + 1, 0);
    EXPECT_EQ(room.desk.table.match()->session().log().size(), actions);
    room.desk.leaveTable();
    room.desk.table.botAnswered(question.token, 0);
    EXPECT_EQ(room.desk.table.match(), nullptr);
}

TEST(Desk, AFullStoreIsToldAndTheGameGoesOn) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 8; ++n) room.actOnce(n);
    room.store.budget = 0;
    room.actOnce(1);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNotSaved);
    const std::size_t actions = room.desk.table.match()->session().log().size();
    room.actOnce(2);
    EXPECT_GT(room.desk.table.match()->session().log().size(), actions);
    room.store.budget = kStoreBudget;
    room.actOnce(3);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    EXPECT_EQ(room.savedActions(), room.desk.table.match()->session().log().size());
}

TEST(Desk, TheOldestFinishedGameMakesRoomAndARunningOneNever) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    const std::uint64_t finished = room.desk.table.match()->saved().id;
    room.begin();
    const std::uint64_t running = room.desk.table.match()->saved().id;
    room.desk.leaveTable();
    ASSERT_NE(room.desk.library.oldestFinished(), nullptr);
    EXPECT_EQ(room.desk.library.oldestFinished()->saved.id, finished);
    room.desk.carryOut(ask::DeleteOldestFinished{});
    EXPECT_EQ(room.desk.library.oldestFinished(), nullptr);
    room.desk.carryOut(ask::DeleteOldestFinished{});
    EXPECT_NE(room.desk.library.find(running), nullptr);
}

TEST(Desk, AnotherTabIsWatchedUntilItIsTakenOver) {
    Room room;
    room.begin();
    FakeHost host(2);
    Desk second(host, room.store);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    second.carryOut(ask::Continue{id});
    second.table.lockAnswered(id, false);
    EXPECT_EQ(second.table.hold(), Hold::kElsewhere);
    second.carryOut(ask::Act{room.choice()});
    EXPECT_TRUE(second.table.match()->session().log().empty());

    room.actOnce(1);
    second.storeChanged("game/" + idText(id) + "/1");
    EXPECT_EQ(second.table.match()->session().stateFingerprint(),
              room.desk.table.match()->session().stateFingerprint());

    second.carryOut(ask::TakeOver{});
    EXPECT_TRUE(host.lastTookOver);
    room.desk.table.lockAnswered(id, false);
    second.table.lockAnswered(id, true);
    EXPECT_EQ(second.table.hold(), Hold::kOurs);
    EXPECT_EQ(room.desk.table.hold(), Hold::kElsewhere);
    const std::size_t actions = room.desk.table.match()->session().log().size();
    room.desk.carryOut(ask::Act{room.choice()});
    EXPECT_EQ(room.desk.table.match()->session().log().size(), actions);
}

TEST(Desk, WithoutLocksTheSecondWriterNoticesItself) {
    Room room;
    room.begin();
    FakeHost host(2);
    Desk second(host, room.store);
    second.carryOut(ask::Continue{room.desk.table.match()->saved().id});
    host.answer(second);
    room.actOnce(1);
    ActionList legal;
    second.table.match()->session().legalActions(legal);
    second.carryOut(ask::Act{legal[0]});
    EXPECT_EQ(second.table.hold(), Hold::kElsewhere);
    EXPECT_EQ(second.table.match()->session().log().size(), room.desk.table.match()->session().log().size());
}

TEST(Desk, AGameIsRenamedDuplicatedDeletedAndBroughtBack) {
    Room room;
    room.begin();
    room.actOnce(1);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.leaveTable();
    room.desk.carryOut(ask::Rename{id, "  Sunday   evening "});
    EXPECT_EQ(room.desk.library.find(id)->saved.name, "Sunday evening");
    room.desk.carryOut(ask::Duplicate{id});
    ASSERT_EQ(room.desk.library.entries().size(), 2u);
    room.desk.carryOut(ask::Delete{id});
    EXPECT_EQ(room.desk.library.find(id), nullptr);
    EXPECT_EQ(gamesIn(room.store).size(), 1u);
    room.desk.carryOut(ask::UndoDelete{});
    EXPECT_NE(room.desk.library.find(id), nullptr);
    EXPECT_EQ(Desk(room.host, room.store).library.entries().size(), 2u);
}

TEST(Desk, ABadNameIsRefusedWithItsReason) {
    Room room;
    room.desk.newGame.setName(0, "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0");
    EXPECT_EQ(room.desk.notices.current(), Notice::kBadName);
    EXPECT_EQ(room.desk.notices.nameFault(), NameFault::kForeignLetters);
    room.desk.newGame.setName(0, "Anna");
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    EXPECT_EQ(room.desk.newGame.draft().seats[0].name, "Anna");
}

TEST(Desk, ABadDealCodeBeginsNothing) {
    Room room;
    room.desk.newGame.setDeal("not a code");
    room.desk.carryOut(ask::Begin{});
    EXPECT_EQ(room.desk.notices.current(), Notice::kBadDeal);
    EXPECT_EQ(room.desk.table.match(), nullptr);
}

TEST(Desk, ExportAndImportMeetInAnotherStore) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 9; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.table.match()->session().stateFingerprint();
    room.desk.carryOut(ask::ExportAll{});
    const std::string file = room.host.files.at("semafor-games.semafor");
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(other.notices.current(), Notice::kImported);
    EXPECT_EQ(other.notices.count(), 1u);
    other.carryOut(ask::Continue{other.library.entries()[0].saved.id});
    EXPECT_EQ(other.table.match()->session().stateFingerprint(), fingerprint);
    other.leaveTable();
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(other.library.entries().size(), 1u) << "the same game is not taken twice";
}

TEST(Desk, AnImportedGameThatWentAnotherWayBecomesACopy) {
    Room room;
    room.desk.newGame.setPractice(true);
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::ExportTable{});
    const std::string file = room.host.files.begin()->second;
    room.desk.carryOut(ask::Undo{});
    room.actOnce(2);
    room.desk.leaveTable();
    room.desk.carryOut(ask::ImportText{file});
    EXPECT_EQ(room.desk.library.entries().size(), 2u);
    room.desk.carryOut(ask::ImportText{file});
    EXPECT_EQ(room.desk.library.entries().size(), 2u) << "the copy is known again";
}

TEST(Desk, ADamagedFileCostsOnlyWhatIsDamaged) {
    Room room;
    room.begin();
    room.desk.carryOut(ask::ExportAll{});
    std::string file = room.host.files.at("semafor-games.semafor");
    file += file.substr(file.find('\n') + 1, 40) + "\n";
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.carryOut(ask::ImportText{file});
    EXPECT_EQ(other.notices.current(), Notice::kImportDamaged);
    EXPECT_EQ(other.notices.count(), 1u);
    ASSERT_TRUE(other.imports.last()->firstError().has_value());
    EXPECT_EQ(other.imports.last()->firstError()->fault, SaveFault::kCut);
}

TEST(Desk, AProgramThatFailedComesBackToItsGame) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 6; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.table.match()->session().stateFingerprint();
    FakeHost host;
    Desk desk(host, room.store);
    desk.comeBack(room.desk.table.match()->saved().id);
    EXPECT_EQ(desk.navigation.screen(), Screen::kTable);
    EXPECT_EQ(desk.table.match()->session().stateFingerprint(), fingerprint);
    host.answer(desk);
    EXPECT_EQ(desk.notices.current(), Notice::kBegunAnew);
    Desk without(host, room.store);
    without.comeBack(0);
    EXPECT_EQ(without.navigation.screen(), Screen::kTitle);
    EXPECT_EQ(without.notices.current(), Notice::kBegunAnew);
}

TEST(Desk, AReplayGoesToAnyActionAndTouchesNothing) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    const std::size_t total = room.desk.table.match()->session().log().size();
    const auto before = room.store.texts;
    room.desk.carryOut(ask::Replay{room.desk.table.match()->saved().id});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kReplay);
    room.desk.carryOut(ask::ReplayTo{total + 100});
    EXPECT_EQ(room.desk.watching.action(), total);
    room.desk.carryOut(ask::ReplayTo{3});
    EXPECT_EQ(room.desk.watching.action(), 3u);
    room.desk.carryOut(ask::ReplaySeat{Seat{1}});
    EXPECT_EQ(room.desk.watching.seat(), Seat{1});
    EXPECT_EQ(room.store.texts, before);
}

TEST(Desk, AfterTheFirstFinishedGameTheBrowserIsAskedOnce) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    EXPECT_EQ(room.desk.notices.current(), Notice::kAskToKeep);
    EXPECT_FALSE(room.host.kept);
    room.desk.carryOut(ask::KeepStore{});
    EXPECT_TRUE(room.host.kept);
    room.desk.carryOut(ask::Again{true});
    room.host.answer(room.desk);
    room.playToTheEnd();
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

// Browsers don't promise to keep the storage of a page opened from a file: games can only be exported.
TEST(Desk, AfterTheFirstFinishedGameInAFileExportIsOffered) {
    Room room(1, "first-journey");
    room.host.risk = StoreRisk::kOneFile;
    room.begin();
    room.playToTheEnd();
    room.desk.carryOut(ask::Go{Screen::kTitle});
    TextView textView(room.desk);
    textView.refresh();
    ASSERT_TRUE(test::press(textView, room.desk, "notice/export"));
    EXPECT_EQ(room.host.files.size(), 1u);
    EXPECT_FALSE(textView.pressed("notice/keep", ""));
}

TEST(Desk, TheSecondCopyBringsBackWhatTheStoreLost) {
    Room room;
    room.begin();
    room.actOnce(1);
    MemoryStore copy;
    copy.texts = room.store.texts;
    MemoryStore empty;
    FakeHost host;
    Desk desk(host, empty);
    desk.merge(copy);
    EXPECT_EQ(desk.library.entries().size(), 1u);
    EXPECT_EQ(gamesIn(empty).size(), 1u);
}

TEST(Desk, ADamagedGenerationIsToldWhenTheGameIsContinuedAfterANewStart) {
    Room room;
    room.begin();
    room.actOnce(0);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    const std::size_t actions = room.savedActions();
    std::string* newest = nullptr;
    for (auto& [key, text] : room.store.texts)
        if (key.starts_with("game/") &&
            (newest == nullptr || decodeSave(text).value().revision > decodeSave(*newest).value().revision))
            newest = &text;
    MemoryStore whole;
    whole.texts = room.store.texts;
    (*newest)[newest->size() / 2] ^= 1;

    Desk again(room.host, room.store);
    again.carryOut(ask::Continue{id});
    EXPECT_EQ(again.notices.current(), Notice::kRecovered);
    EXPECT_EQ(again.table.match()->session().log().size(), actions - 1);

    Desk later(room.host, room.store);
    later.merge(whole);
    later.carryOut(ask::Continue{id});
    EXPECT_EQ(later.notices.current(), Notice::kNone) << "the second copy had it whole";
    EXPECT_EQ(later.table.match()->session().log().size(), actions);
}

TEST(Desk, TheReportTellsEverythingThatIsNeededToPlayItAgain) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.carryOut(ask::CopyReport{});
    const std::string& report = room.host.copied.back();
    EXPECT_NE(report.find(dealCodeText(7)), std::string::npos);
    EXPECT_NE(report.find("europe"), std::string::npos);
    EXPECT_NE(report.find("keep "), std::string::npos);
    EXPECT_NE(report.find("a test"), std::string::npos);
}

}  // namespace
}  // namespace semafor
