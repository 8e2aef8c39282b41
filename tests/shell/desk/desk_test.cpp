// The desk: what is shown is saved, what is secret stays so, and nothing is lost by going about.
#include "desk/desk.h"

#include <gtest/gtest.h>

#include "base/deal_code.h"
#include "support/desk_room.h"
#include "support/fake_host.h"
#include "support/memory_store.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

TEST(Desk, AGameIsInTheStoreFromItsFirstMoment) {
    Room room;
    room.begin();
    ASSERT_NE(room.desk.match(), nullptr);
    EXPECT_EQ(room.desk.screen(), Screen::kTable);
    EXPECT_EQ(room.savedActions(), 0u);
    EXPECT_EQ(room.desk.match()->session().setup().dealCode, 7u);
}

TEST(Desk, EveryActionIsSavedBeforeItIsShown) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 40; ++n) {
        room.actOnce(n * 5);
        ASSERT_EQ(room.savedActions(), room.desk.match()->session().log().size());
    }
}

TEST(Desk, AGameGoesOnWhereItStoodInANewProgram) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 12; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.match()->session().stateFingerprint();
    FakeHost host;
    Desk desk(host, room.store);
    ASSERT_EQ(desk.library().entries().size(), 1u);
    EXPECT_FALSE(desk.library().entries()[0].over);
    desk.continueGame(desk.library().entries()[0].saved.id);
    EXPECT_EQ(desk.match()->session().stateFingerprint(), fingerprint);
}

TEST(Desk, UndoTakesBackWhatRevealedNothing) {
    Room room(2);
    room.begin();
    room.desk.reveal();
    const auto offer = room.choice();
    room.desk.act(offer);
    EXPECT_EQ(room.desk.match()->session().log().size(), 1u);
    EXPECT_TRUE(room.desk.match()->mayUndo());
    room.desk.undo();
    EXPECT_EQ(room.desk.match()->session().log().size(), 0u);
    EXPECT_EQ(room.savedActions(), 0u);
}

TEST(Desk, APracticeGameIsTakenBackToItsBeginning) {
    Room room;
    room.desk.draftPractice(true);
    room.begin();
    for (std::size_t n = 0; n < 20; ++n) room.actOnce(n);
    while (room.desk.match()->mayUndo()) room.desk.undo();
    EXPECT_TRUE(room.desk.match()->session().log().empty());
    EXPECT_EQ(room.desk.match()->history().size(), 0u);
}

TEST(Desk, BetweenTwoPersonsNobodySeesAnything) {
    Room room(2);
    room.begin();
    EXPECT_EQ(room.desk.match()->viewer(), kNoSeat);
    const Seat first = room.desk.match()->waitingFor();
    room.desk.act(room.choice());
    EXPECT_TRUE(room.desk.match()->session().log().empty()) << "nobody may act unseen";
    room.desk.reveal();
    EXPECT_EQ(room.desk.match()->viewer(), first);
    room.desk.act(room.choice());
    EXPECT_EQ(room.desk.match()->viewer(), kNoSeat);
    EXPECT_NE(room.desk.match()->waitingFor(), first);
}

TEST(Desk, AloneAgainstBotsThereIsNothingToHide) {
    Room room;
    room.begin();
    EXPECT_EQ(room.desk.match()->viewer(), Seat{0});
}

TEST(Desk, AnAnswerToAnOldQuestionIsIgnored) {
    Room room;
    room.desk.setPace(Pace::kNatural);
    room.begin();
    while (room.host.questions.empty()) room.desk.act(room.choice());
    const Question question = room.host.questions.front();
    EXPECT_EQ(question.beat, 900u);
    const std::size_t actions = room.desk.match()->session().log().size();
    room.desk.botAnswered(question.token + 1, 0);
    EXPECT_EQ(room.desk.match()->session().log().size(), actions);
    room.desk.leaveTable();
    room.desk.botAnswered(question.token, 0);
    EXPECT_EQ(room.desk.match(), nullptr);
}

TEST(Desk, AFullStoreIsToldAndTheGameGoesOn) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 8; ++n) room.actOnce(n);
    room.store.budget = 0;
    room.actOnce(1);
    EXPECT_EQ(room.desk.notice(), Notice::kNotSaved);
    const std::size_t actions = room.desk.match()->session().log().size();
    room.actOnce(2);
    EXPECT_GT(room.desk.match()->session().log().size(), actions);
    room.store.budget = kStoreBudget;
    room.actOnce(3);
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
    EXPECT_EQ(room.savedActions(), room.desk.match()->session().log().size());
}

TEST(Desk, TheOldestFinishedGameMakesRoomAndARunningOneNever) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    const std::uint64_t finished = room.desk.match()->saved().id;
    room.begin();
    const std::uint64_t running = room.desk.match()->saved().id;
    room.desk.leaveTable();
    ASSERT_NE(room.desk.library().oldestFinished(), nullptr);
    EXPECT_EQ(room.desk.library().oldestFinished()->saved.id, finished);
    room.desk.deleteOldestFinished();
    EXPECT_EQ(room.desk.library().oldestFinished(), nullptr);
    room.desk.deleteOldestFinished();
    EXPECT_NE(room.desk.library().find(running), nullptr);
}

TEST(Desk, AnotherTabIsWatchedUntilItIsTakenOver) {
    Room room;
    room.begin();
    FakeHost host(2);
    Desk second(host, room.store);
    const std::uint64_t id = room.desk.match()->saved().id;
    second.continueGame(id);
    second.lockAnswered(id, false);
    EXPECT_EQ(second.hold(), Hold::kElsewhere);
    second.act(room.choice());
    EXPECT_TRUE(second.match()->session().log().empty());

    room.actOnce(1);
    second.storeChanged("game/" + idText(id) + "/1");
    EXPECT_EQ(second.match()->session().stateFingerprint(), room.desk.match()->session().stateFingerprint());

    second.takeOver();
    EXPECT_TRUE(host.lastTookOver);
    room.desk.lockLost(id);
    second.lockAnswered(id, true);
    EXPECT_EQ(second.hold(), Hold::kOurs);
    EXPECT_EQ(room.desk.hold(), Hold::kElsewhere);
    const std::size_t actions = room.desk.match()->session().log().size();
    room.desk.act(room.choice());
    EXPECT_EQ(room.desk.match()->session().log().size(), actions);
}

TEST(Desk, WithoutLocksTheSecondWriterNoticesItself) {
    Room room;
    room.begin();
    FakeHost host(2);
    Desk second(host, room.store);
    second.continueGame(room.desk.match()->saved().id);
    host.answer(second);
    room.actOnce(1);
    ActionList legal;
    second.match()->session().legalActions(legal);
    second.act(legal[0]);
    EXPECT_EQ(second.hold(), Hold::kElsewhere);
    EXPECT_EQ(second.match()->session().log().size(), room.desk.match()->session().log().size());
}

TEST(Desk, AGameIsRenamedDuplicatedDeletedAndBroughtBack) {
    Room room;
    room.begin();
    room.actOnce(1);
    const std::uint64_t id = room.desk.match()->saved().id;
    room.desk.leaveTable();
    room.desk.renameGame(id, "  Sunday   evening ");
    EXPECT_EQ(room.desk.library().find(id)->saved.name, "Sunday evening");
    room.desk.duplicateGame(id);
    ASSERT_EQ(room.desk.library().entries().size(), 2u);
    room.desk.deleteGame(id);
    EXPECT_EQ(room.desk.library().find(id), nullptr);
    EXPECT_EQ(gamesIn(room.store).size(), 1u);
    room.desk.undoDelete();
    EXPECT_NE(room.desk.library().find(id), nullptr);
    EXPECT_EQ(Desk(room.host, room.store).library().entries().size(), 2u);
}

TEST(Desk, ABadNameIsRefusedWithItsReason) {
    Room room;
    room.desk.draftName(0, "\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0");
    EXPECT_EQ(room.desk.notice(), Notice::kBadName);
    EXPECT_EQ(room.desk.nameFault(), NameFault::kForeignLetters);
    room.desk.draftName(0, "Anna");
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
    EXPECT_EQ(room.desk.draft().seats[0].name, "Anna");
}

TEST(Desk, ABadDealCodeBeginsNothing) {
    Room room;
    room.desk.draftDeal("not a code");
    room.desk.begin();
    EXPECT_EQ(room.desk.notice(), Notice::kBadDeal);
    EXPECT_EQ(room.desk.match(), nullptr);
}

TEST(Desk, ExportAndImportMeetInAnotherStore) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 9; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.match()->session().stateFingerprint();
    room.desk.exportAll();
    const std::string file = room.host.files.at("semafor-games.semafor");
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.importText(file);
    EXPECT_EQ(other.notice(), Notice::kImported);
    EXPECT_EQ(other.noticeCount(), 1u);
    other.continueGame(other.library().entries()[0].saved.id);
    EXPECT_EQ(other.match()->session().stateFingerprint(), fingerprint);
    other.leaveTable();
    other.importText(file);
    EXPECT_EQ(other.library().entries().size(), 1u) << "the same game is not taken twice";
}

TEST(Desk, AnImportedGameThatWentAnotherWayBecomesACopy) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.exportTable();
    const std::string file = room.host.files.begin()->second;
    room.actOnce(2);
    room.desk.leaveTable();
    room.desk.importText(file);
    EXPECT_EQ(room.desk.library().entries().size(), 2u);
}

TEST(Desk, ADamagedFileCostsOnlyWhatIsDamaged) {
    Room room;
    room.begin();
    room.desk.exportAll();
    std::string file = room.host.files.at("semafor-games.semafor");
    file += file.substr(file.find('\n') + 1, 40) + "\n";
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.importText(file);
    EXPECT_EQ(other.notice(), Notice::kImportDamaged);
    EXPECT_EQ(other.noticeCount(), 1u);
    ASSERT_TRUE(other.importError().has_value());
    EXPECT_EQ(other.importError()->fault, SaveFault::kCut);
}

TEST(Desk, AProgramThatFailedComesBackToItsGame) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 6; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.match()->session().stateFingerprint();
    FakeHost host;
    Desk desk(host, room.store);
    desk.comeBack(room.desk.match()->saved().id);
    EXPECT_EQ(desk.screen(), Screen::kTable);
    EXPECT_EQ(desk.match()->session().stateFingerprint(), fingerprint);
    host.answer(desk);
    EXPECT_EQ(desk.notice(), Notice::kBegunAnew);
    Desk without(host, room.store);
    without.comeBack(0);
    EXPECT_EQ(without.screen(), Screen::kTitle);
    EXPECT_EQ(without.notice(), Notice::kBegunAnew);
}

TEST(Desk, AReplayGoesToAnyActionAndTouchesNothing) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    const std::size_t total = room.desk.match()->session().log().size();
    const auto before = room.store.texts;
    room.desk.replayGame(room.desk.match()->saved().id);
    EXPECT_EQ(room.desk.screen(), Screen::kReplay);
    room.desk.replayTo(total + 100);
    EXPECT_EQ(room.desk.replayAt(), total);
    room.desk.replayTo(3);
    EXPECT_EQ(room.desk.replayAt(), 3u);
    room.desk.replaySeat(Seat{1});
    EXPECT_EQ(room.desk.replaySeat(), Seat{1});
    EXPECT_EQ(room.store.texts, before);
}

TEST(Desk, ARunningGameBetweenPersonsHasNoReplay) {
    Room room(2);
    room.begin();
    room.desk.replayGame(room.desk.match()->saved().id);
    EXPECT_EQ(room.desk.screen(), Screen::kTable);
}

TEST(Desk, AfterTheFirstFinishedGameTheBrowserIsAskedOnce) {
    Room room(1, "first-journey");
    room.begin();
    room.playToTheEnd();
    EXPECT_EQ(room.desk.notice(), Notice::kAskToKeep);
    EXPECT_FALSE(room.host.kept);
    room.desk.keepStore();
    EXPECT_TRUE(room.host.kept);
    room.desk.again(true);
    room.host.answer(room.desk);
    room.playToTheEnd();
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
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
    EXPECT_EQ(desk.library().entries().size(), 1u);
    EXPECT_EQ(gamesIn(empty).size(), 1u);
}

TEST(Desk, ADamagedGenerationIsToldWhenTheGameIsContinuedAfterANewStart) {
    Room room;
    room.begin();
    room.actOnce(0);
    const std::uint64_t id = room.desk.match()->saved().id;
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
    again.continueGame(id);
    EXPECT_EQ(again.notice(), Notice::kRecovered);
    EXPECT_EQ(again.match()->session().log().size(), actions - 1);

    Desk later(room.host, room.store);
    later.merge(whole);
    later.continueGame(id);
    EXPECT_EQ(later.notice(), Notice::kNone) << "the second copy had it whole";
    EXPECT_EQ(later.match()->session().log().size(), actions);
}

TEST(Desk, TheReportTellsEverythingThatIsNeededToPlayItAgain) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.copyReport();
    const std::string& report = room.host.copied.back();
    EXPECT_NE(report.find(dealCodeText(7)), std::string::npos);
    EXPECT_NE(report.find("europe"), std::string::npos);
    EXPECT_NE(report.find("keep "), std::string::npos);
    EXPECT_NE(report.find("a test"), std::string::npos);
}

}  // namespace
}  // namespace semafor
