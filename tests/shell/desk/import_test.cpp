// Tests of importing files: no game is lost or doubled, and the game on the table stays as it is.
#include <gtest/gtest.h>

#include <algorithm>

#include "store/save_file.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

bool beginsWith(const std::vector<Action>& log, const std::vector<Action>& start) {
    return start.size() <= log.size() && std::equal(start.begin(), start.end(), log.begin());
}

std::string fileOf(const SavedGame& game) {
    return writeSaveFile({encodeSave(game)});
}

SavedGame newestOf(const Room& room) {
    return *SaveSlots(const_cast<MemoryStore&>(room.store), room.desk.table.match()->saved().id).load();
}

// A kind of game whose generations (saved states) are imported over each other.
struct Kind {
    std::string_view name;
    std::size_t persons;
    bool practice;
    std::size_t undoEvery;  // 0: never
    bool toItsEnd;          // compares the last generations, else the first
};

constexpr std::size_t kCompared = 20;

// The saved game after each decision.
std::vector<SavedGame> generationsOf(const Kind& kind) {
    Room room(kind.persons, "first-journey");
    room.desk.newGame.setPractice(kind.practice);
    room.begin();
    std::vector<SavedGame> all{newestOf(room)};
    for (std::size_t n = 1; !room.desk.table.match()->session().over(); ++n) {
        if (!kind.toItsEnd && all.size() == kCompared) break;
        if (kind.undoEvery > 0 && n % kind.undoEvery == 0)
            for (std::size_t back = 0; back < 2 && room.desk.table.match()->mayUndo(); ++back)
                room.desk.carryOut(ask::Undo{});
        else
            room.actOnce(n * 7 + 3);
        all.push_back(newestOf(room));
    }
    return {all.end() - kCompared, all.end()};
}

// A program with one generation in its store; another one is imported from a file.
class Meeting {
public:
    Meeting(const SavedGame& here, const SavedGame& file, bool onTable) : here_(here), file_(file) {
        SaveSlots(store_, here.id).save(here);
        desk_.emplace(host_, store_);
        desk_->carryOut(ask::SetPace{Pace::kNatural});
        if (!onTable) return;
        desk_->carryOut(ask::Continue{here.id});
        desk_->table.lockAnswered(here.id, true);
        host_.questions.clear();
    }
    void import() { desk_->carryOut(ask::ImportText{fileOf(file_)}); }

    void nothingIsLost() {
        EXPECT_TRUE(isThere(here_.log)) << "the game that was here is gone";
        if (desk_->notices.current() == Notice::kLonger) {
            EXPECT_TRUE(desk_->table.match() != nullptr || here_.revision > file_.revision)
                << "a question that nobody needs";
            desk_->carryOut(ask::TakeLonger{});
        }
        EXPECT_TRUE(isThere(file_.log)) << "the game in the file is nowhere";
    }
    void nothingIsDoubled() {
        const auto& entries = desk_->library.entries();
        for (const GameEntry& a : entries)
            for (const GameEntry& b : entries)
                EXPECT_TRUE(&a == &b || !beginsWith(a.saved.log, b.saved.log)) << "two of one game";
        const std::size_t count = entries.size();
        import();
        EXPECT_EQ(desk_->library.entries().size(), count) << "the same file once more";
    }
    // Expects that the player can go on as if nothing had been imported.
    void tableIsAsItWas() {
        ASSERT_NE(desk_->table.match(), nullptr);
        EXPECT_EQ(desk_->table.match()->snapshot().log, here_.log);
        EXPECT_EQ(desk_->table.hold(), Hold::kOurs);
        EXPECT_NE(desk_->notices.current(), Notice::kTakenElsewhere);
        Match& match = const_cast<Match&>(*desk_->table.match());
        if (match.session().over()) return;
        if (match.viewer() == kNoSeat) desk_->carryOut(ask::Reveal{});
        if (!match.mayAct()) return;
        ActionList legal;
        match.session().legalActions(legal);
        desk_->carryOut(ask::Act{legal[0]});
        EXPECT_EQ(desk_->table.hold(), Hold::kOurs);
        EXPECT_EQ(desk_->table.match()->session().log().size(), here_.log.size() + 1);
        EXPECT_EQ(SaveSlots(store_, here_.id).load()->log.size(), here_.log.size() + 1);
    }

private:
    bool isThere(const std::vector<Action>& log) {
        for (const std::uint64_t id : gamesIn(store_))
            if (beginsWith(SaveSlots(store_, id).load()->log, log)) return true;
        return false;
    }

    SavedGame here_;
    SavedGame file_;
    MemoryStore store_;
    FakeHost host_;
    std::optional<Desk> desk_;
};

class Generations : public testing::TestWithParam<Kind> {};

TEST_P(Generations, AnyTwoMeetWithoutLossOrDouble) {
    const auto all = generationsOf(GetParam());
    for (std::size_t here = 0; here < all.size(); ++here)
        for (std::size_t file = 0; file < all.size(); ++file)
            for (const bool onTable : {false, true}) {
                SCOPED_TRACE("generation " + std::to_string(file) + " comes to " + std::to_string(here) +
                             (onTable ? " on the table" : ""));
                Meeting meeting(all[here], all[file], onTable);
                meeting.import();
                meeting.nothingIsLost();
                meeting.nothingIsDoubled();
                if (!onTable) continue;
                Meeting again(all[here], all[file], true);
                again.import();
                again.tableIsAsItWas();
                if (HasFailure()) return;
            }
}

INSTANTIATE_TEST_SUITE_P(Import, Generations,
                         testing::Values(Kind{"Running", 1, false, 0, false},
                                         Kind{"Practice", 1, true, 4, false},
                                         Kind{"TakenBackOften", 1, true, 2, false},
                                         Kind{"Persons", 2, false, 3, false},
                                         Kind{"Finished", 1, false, 0, true}),
                         [](const auto& kind) { return std::string(kind.param.name); });

// --- the game on the table

TEST(Import, ALongerGameIsOfferedToTheTableAndTaken) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 4; ++n) room.actOnce(n);
    const SavedGame early = newestOf(room);
    for (std::size_t n = 0; n < 5; ++n) room.actOnce(n);
    const SavedGame late = newestOf(room);

    Room other;
    SaveSlots(other.store, early.id).save(early);
    other.desk.carryOut(ask::Continue{early.id});
    other.host.answer(other.desk);
    other.desk.carryOut(ask::Rename{early.id, "Mine"});
    other.desk.carryOut(ask::ImportText{fileOf(late)});
    EXPECT_EQ(other.desk.notices.current(), Notice::kLonger);
    ASSERT_EQ(other.desk.imports.last()->longer().size(), 1u);
    EXPECT_EQ(other.desk.imports.last()->longer()[0].further, late.log.size() - early.log.size());
    EXPECT_EQ(newestOf(other).log, early.log) << "not without an answer";
    other.desk.carryOut(ask::TakeLonger{});
    EXPECT_EQ(other.desk.notices.current(), Notice::kNone);
    EXPECT_EQ(other.desk.table.match()->snapshot().log, late.log);
    EXPECT_EQ(newestOf(other).log, late.log);
    EXPECT_EQ(newestOf(other).name, "Mine") << "names are those here";
    EXPECT_EQ(other.desk.library.entries().size(), 0u + gamesIn(other.store).size());
    other.actOnce(1);
    EXPECT_EQ(other.desk.table.hold(), Hold::kOurs);
}

TEST(Import, TheAnswerMayBeNo) {
    Room room;
    room.begin();
    room.actOnce(1);
    const SavedGame early = newestOf(room);
    room.actOnce(2);
    const SavedGame late = newestOf(room);
    Room other;
    SaveSlots(other.store, early.id).save(early);
    other.desk.carryOut(ask::Continue{early.id});
    other.host.answer(other.desk);
    other.desk.carryOut(ask::ImportText{fileOf(late)});
    other.desk.carryOut(ask::LeaveLonger{});
    EXPECT_EQ(other.desk.notices.current(), Notice::kNone);
    other.desk.carryOut(ask::TakeLonger{});
    EXPECT_EQ(newestOf(other).log, early.log);
}

TEST(Import, AGameThatAnotherTabHasOpenStaysAsItIs) {
    Room room;
    room.begin();
    room.actOnce(1);
    const SavedGame early = newestOf(room);
    room.actOnce(2);
    const SavedGame late = newestOf(room);
    MemoryStore store;
    FakeHost host;
    SaveSlots(store, early.id).save(early);
    Desk desk(host, store);
    desk.imports.read(fileOf(late));
    desk.importDone({early.id});
    EXPECT_EQ(desk.imports.last()->sum().elsewhere, 1u);
    EXPECT_EQ(SaveSlots(store, early.id).load()->log, early.log);
    desk.carryOut(ask::ImportText{fileOf(late)});
    EXPECT_EQ(desk.imports.last()->sum().further, 1u);
    EXPECT_EQ(SaveSlots(store, early.id).load()->log, late.log);
}

TEST(Import, ADrillOnTheTableHidesNothingOfTheGameThatWaits) {
    Room room;
    room.begin();
    room.actOnce(1);
    const SavedGame early = newestOf(room);
    room.actOnce(2);
    const SavedGame late = newestOf(room);
    Room other;
    SaveSlots(other.store, early.id).save(early);
    other.desk.carryOut(ask::Continue{early.id});
    other.host.answer(other.desk);
    other.desk.carryOut(ask::BeginDrill{0});
    other.desk.carryOut(ask::ImportText{fileOf(late)});
    EXPECT_EQ(other.desk.notices.current(), Notice::kLonger);
    EXPECT_EQ(newestOf(room).log, late.log);
    other.desk.carryOut(ask::TakeLonger{});
    EXPECT_FALSE(other.desk.lessons.drill());
    EXPECT_EQ(other.desk.table.match()->snapshot().log, late.log);
}

// --- revisions

TEST(Import, TheLargestRevisionCostsNoAction) {
    for (const std::uint32_t revision : {4294967295u, 4294967294u, 2'000'000'000u}) {
        Room room;
        room.begin();
        room.actOnce(1);
        SavedGame game = newestOf(room);
        game.revision = revision;
        Room other;
        other.desk.carryOut(ask::ImportText{fileOf(game)});
        other.desk.carryOut(ask::Continue{game.id});
        other.host.answer(other.desk);
        for (std::size_t n = 0; n < 9; ++n) other.actOnce(n);
        Desk later(other.host, other.store);
        ASSERT_EQ(later.library.entries().size(), 1u);
        EXPECT_EQ(later.library.entries()[0].saved.log, other.desk.table.match()->snapshot().log) << revision;
    }
}

TEST(Import, AGameThatGoesBackAndForthBetweenDevicesNeedsNoQuestion) {
    Room first;
    Room second;
    first.begin();
    Room* from = &first;
    Room* to = &second;
    for (std::size_t n = 0; n < 6; ++n) {
        for (std::size_t k = 0; k < 3; ++k) from->actOnce(n + k);
        const SavedGame game = newestOf(*from);
        from->desk.leaveTable();
        to->desk.carryOut(ask::ImportText{fileOf(game)});
        EXPECT_EQ(to->desk.notices.current(), Notice::kImported);
        to->desk.carryOut(ask::Continue{game.id});
        to->host.answer(to->desk);
        EXPECT_EQ(to->desk.table.match()->snapshot().log, game.log);
        std::swap(from, to);
    }
    EXPECT_EQ(gamesIn(first.store).size(), 1u);
    EXPECT_EQ(gamesIn(second.store).size(), 1u);
}

// --- many games, many files

SavedGame emptyGame(std::uint64_t id) {
    SavedGame game;
    game.id = id;
    game.revision = 1;
    game.map = "first-journey";
    game.dealCode = id;
    game.seats.resize(2);
    return game;
}

TEST(Import, ABombOfGamesStopsAtALimitAndGoesAtOnce) {
    std::vector<std::string> saves;
    for (std::uint64_t id = 1; id <= kMostImported + 300; ++id) saves.push_back(encodeSave(emptyGame(id)));
    MemoryStore store;
    FakeHost host;
    Desk desk(host, store);
    SaveSlots(store, 7).save(emptyGame(7));
    desk.carryOut(ask::ImportText{writeSaveFile(saves)});
    EXPECT_EQ(desk.imports.last()->sum().came, kMostImported - 1);
    EXPECT_EQ(desk.imports.last()->sum().known, 1u);
    EXPECT_EQ(desk.imports.last()->sum().left, 300u);
    EXPECT_EQ(desk.library.entries().size(), kMostImported);
    desk.carryOut(ask::Continue{9});
    desk.table.lockAnswered(9, true);
    desk.carryOut(ask::Go{Screen::kSaves});
    desk.carryOut(ask::DeleteImported{});
    EXPECT_EQ(desk.notices.current(), Notice::kSomeDeleted);
    EXPECT_EQ(desk.notices.count(), kMostImported - 2);
    EXPECT_EQ(gamesIn(store), (std::vector<std::uint64_t>{7, 9})) << "what was here, and what is played";
}

TEST(Import, FilesThatComeTogetherGetOneSentence) {
    std::vector<std::string> files;
    for (std::uint64_t id = 1; id <= 300; ++id) files.push_back(fileOf(emptyGame(id)));
    files.push_back("\x89PNG\nno\ngame\nof\nours\n");
    files.push_back("");
    files.push_back(fileOf(emptyGame(300)));
    MemoryStore store;
    FakeHost host;
    Desk desk(host, store);
    for (const std::string& file : files) desk.imports.read(file);
    desk.importDone({});
    EXPECT_EQ(desk.imports.last()->sum().came, 300u);
    EXPECT_EQ(desk.imports.last()->sum().known, 1u);
    EXPECT_EQ(desk.imports.last()->sum().damaged, 2u) << "a file that isn't ours counts once";
    EXPECT_EQ(desk.notices.current(), Notice::kImportDamaged);
    EXPECT_EQ(gamesIn(store).size(), 300u);
}

TEST(Import, TwoFilesThatDifferAreBothKept) {
    Room room;
    room.desk.newGame.setPractice(true);
    room.begin();
    room.actOnce(1);
    room.actOnce(1);
    const SavedGame one = newestOf(room);
    while (room.desk.table.match()->mayUndo()) room.desk.carryOut(ask::Undo{});
    for (std::size_t n = 0; n < 4; ++n) room.actOnce(2);
    const SavedGame two = newestOf(room);
    while (room.desk.table.match()->mayUndo()) room.desk.carryOut(ask::Undo{});
    const SavedGame back = newestOf(room);
    ASSERT_TRUE(back.log.empty());
    for (const bool onTable : {false, true}) {
        Room other;
        SaveSlots(other.store, back.id).save(back);
        if (onTable) {
            other.desk.carryOut(ask::Continue{back.id});
            other.host.answer(other.desk);
        }
        other.desk.imports.read(fileOf(one));
        other.desk.imports.read(fileOf(two));
        other.desk.importDone({});
        EXPECT_EQ(SaveSlots(other.store, back.id).load()->log, back.log);
        while (!other.desk.imports.last()->longer().empty()) other.desk.carryOut(ask::TakeLonger{});
        std::size_t found = 0;
        for (const std::uint64_t id : gamesIn(other.store)) {
            const auto log = SaveSlots(other.store, id).load()->log;
            found += beginsWith(log, one.log) || beginsWith(log, two.log) ? 1 : 0;
        }
        EXPECT_EQ(found, 2u);
    }
}

}  // namespace
}  // namespace semafor
