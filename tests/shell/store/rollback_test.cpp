// Tests of sharing a store with build 2663282: both at the same time, and after a host was rolled back to it.
// No game is lost, hidden or doubled.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/draw.h"
#include "base/rng.h"
#include "codec/save.h"
#include "frozen_2663282/old_build.h"
#include "session/saving.h"
#include "store/importing.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

using semafor_2663282::OldBuild;
using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

SavedGame savedOf(const std::string& text) {
    auto saved = decodeSave(text);
    EXPECT_TRUE(saved.ok());
    return saved.ok() ? std::move(saved).value() : SavedGame{};
}

bool beginsWith(const std::vector<Action>& log, const std::vector<Action>& start) {
    return start.size() <= log.size() && std::equal(start.begin(), start.end(), log.begin());
}

// A game played in the old build.
class OldTable {
public:
    OldTable(OldBuild& build, SavedGame begun) : build_(&build), game_(std::move(begun)) {}
    static OldTable opened(OldBuild& build, std::uint64_t id) {
        auto text = build.open(id);
        EXPECT_TRUE(text.has_value());
        return {build, savedOf(text.value_or(""))};
    }

    // Plays one random action and saves. False when the game is over.
    bool playOne(Rng& rng) {
        auto session = std::move(openSaved(*games().find(game_.map), game_)->session);
        if (session.over()) return false;
        ActionList legal;
        session.legalActions(legal);
        game_.log.push_back(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
        ++game_.revision;
        EXPECT_TRUE(build_->save(encodeSave(game_)));
        return true;
    }
    [[nodiscard]] const SavedGame& game() const { return game_; }

private:
    static Games& games() {
        static Games all;
        return all;
    }

    OldBuild* build_;
    SavedGame game_;
};

SavedGame oldGame(std::uint64_t id) {
    static Games games;
    SavedGame game;
    game.id = id;
    game.map = "first-journey";
    game.mapFingerprint = games.find(game.map)->fingerprint();
    game.dealCode = id;
    game.seats.resize(2);
    return game;
}

SavedGame storedOf(Store& store, std::uint64_t id) {
    auto saved = SaveSlots(store, id).load();
    EXPECT_TRUE(saved.has_value());
    return saved.value_or(SavedGame{});
}

std::uint64_t gameIdOf(const Room& room) {
    return room.desk.table.match()->saved().id;
}

bool answerOne(Room& room) {
    if (!room.host.locksAsked.empty()) {
        room.desk.table.lockAnswered(room.host.locksAsked.back(), true);
        room.host.locksAsked.clear();
    }
    if (room.host.questions.empty()) return false;
    const Question question = room.host.questions.front();
    room.host.questions.pop_front();
    room.desk.table.botAnswered(question.token, drawBelow(room.host.rng, question.choices));
    return true;
}

// Plays the n-th decision, of a bot or the person; for some of them a bot stands in for the person.
void playOn(Room& room, std::size_t n) {
    if (n == 12) room.desk.carryOut(ask::StandIn{Seat{0}});
    if (n == 30) room.desk.carryOut(ask::GiveBack{Seat{0}});
    if (n == 50) room.desk.carryOut(ask::StandIn{Seat{0}});
    if (answerOne(room)) return;
    if (room.desk.table.match()->mayAct()) room.desk.carryOut(ask::Act{room.choice(n * 7 + 3)});
}

TEST(OldBuild, RestsOnItsTitleBesideAWholeGame) {
    for (const std::string_view map : {"first-journey", "europe", "germany"}) {
        Room room(1, map);
        OldBuild old(room.store);
        OldTable begun(old, oldGame(99));
        Rng rng(1);
        for (int n = 0; n < 5; ++n) begun.playOne(rng);
        room.begin();
        const std::uint64_t id = gameIdOf(room);
        for (std::size_t n = 0; !room.desk.table.match()->session().over(); ++n) {
            playOn(room, n);
            const auto texts = room.store.texts;
            ASSERT_EQ(old.showTitle(), gamesIn(room.store)) << "all games are shown";
            ASSERT_EQ(room.store.texts, texts) << "it moved something";
            ASSERT_EQ(storedOf(room.store, id).log.size(), room.desk.table.match()->session().log().size());
        }
        EXPECT_FALSE(storedOf(room.store, id).sections.empty());
        EXPECT_EQ(old.quarantined(), 0u);
        EXPECT_EQ(storedOf(room.store, 99), begun.game());
    }
}

TEST(OldBuild, PlaysOtherGamesBesideWholeGames) {
    Room room(1, "first-journey");
    OldBuild old(room.store);
    Rng rng(2);
    for (std::uint64_t game = 1; game <= 3; ++game) {
        OldTable theirs(old, oldGame(game));
        theirs.playOne(rng);
        room.begin();
        const std::uint64_t id = gameIdOf(room);
        bool playing = true;
        for (std::size_t n = 0; playing || !room.desk.table.match()->session().over(); ++n) {
            playing = theirs.playOne(rng);
            if (!room.desk.table.match()->session().over()) playOn(room, n);
            if (n % 5 == 0) {
                Desk(room.host, room.store).library.refresh();
                old.showTitle();
            }
            ASSERT_EQ(room.desk.table.hold(), Hold::kOurs);
        }
        room.desk.leaveTable();
        EXPECT_EQ(storedOf(room.store, game), theirs.game());
        EXPECT_FALSE(storedOf(room.store, id).sections.empty());
        EXPECT_TRUE(room.desk.library.find(id)->line.over);
        EXPECT_TRUE(room.desk.library.find(game)->line.over);
    }
    EXPECT_EQ(room.desk.library.entries().size(), 6u);
    EXPECT_EQ(old.showTitle().size(), 6u);
    EXPECT_EQ(old.quarantined(), 0u);
}

// --- a host rolled back to the old build

// A store with a game in format 1 (plain), one changed to format 2 midway (gone), one imported in it (came).
struct Rolled {
    Room room{1, "first-journey"};
    OldBuild old{room.store};
    std::uint64_t plain = 0;
    std::uint64_t gone = 0;
    std::uint64_t came = 0;

    Rolled() {
        plain = begin(room, "0000000000001", 8);
        gone = begin(room, "0000000000002", 40);
        Room other(1, "first-journey");
        other.host.rng = Rng(9);
        came = begin(other, "0000000000003", 40);
        other.desk.carryOut(ask::ExportAll{});
        room.desk.carryOut(ask::ImportText{other.host.files.at("semafor-games.semafor")});
        EXPECT_EQ(gamesIn(room.store).size(), 3u);
        EXPECT_TRUE(storedOf(room.store, plain).sections.empty());
        EXPECT_FALSE(storedOf(room.store, gone).sections.empty());
    }
    // All games as the current build lists them after a start.
    std::vector<SavedGame> shown() {
        FakeHost host;
        Desk desk(host, room.store);
        std::vector<SavedGame> games;
        for (const GameEntry& entry : desk.library.entries()) {
            EXPECT_TRUE(entry.playable);
            games.push_back(entry.saved);
        }
        return games;
    }
    bool isShown(const std::vector<Action>& log) {
        const auto games = shown();
        return std::any_of(games.begin(), games.end(),
                           [&](const SavedGame& game) { return beginsWith(game.log, log); });
    }

private:
    static std::uint64_t begin(Room& room, const char* deal, std::size_t decisions) {
        room.desk.newGame.setDeal(deal);
        room.desk.carryOut(ask::Begin{});
        for (std::size_t n = 0; n < decisions; ++n) playOn(room, n);
        const std::uint64_t id = gameIdOf(room);
        room.desk.leaveTable();
        room.host.questions.clear();
        return id;
    }
};

TEST(RolledBack, EveryGameIsThereInItsLastStateOfFormat1) {
    Rolled rolled;
    const auto texts = rolled.room.store.texts;
    const std::vector<std::uint64_t> shown = rolled.old.showTitle();
    EXPECT_EQ(std::set(shown.begin(), shown.end()), (std::set{rolled.plain, rolled.gone, rolled.came}));
    EXPECT_EQ(rolled.room.store.texts, texts);
    EXPECT_EQ(rolled.old.quarantined(), 0u);
    const SavedGame now = storedOf(rolled.room.store, rolled.gone);
    const SavedGame then = savedOf(*rolled.old.open(rolled.gone));
    EXPECT_TRUE(beginsWith(now.log, then.log));
    ASSERT_GE(now.sections.decisions.size(), 2u);
    EXPECT_EQ(now.sections.decisions[1].first, then.log.size()) << "the save before the computer decided";
    EXPECT_TRUE(then.seats[0].standIn);
    EXPECT_EQ(savedOf(*rolled.old.open(rolled.came)).log, storedOf(rolled.room.store, rolled.came).log);
}

TEST(RolledBack, NothingPlayedThereOrHereIsLost) {
    Rolled rolled;
    std::vector<std::vector<Action>> logs;
    for (const SavedGame& game : rolled.shown()) logs.push_back(game.log);
    Rng rng(3);
    for (const std::uint64_t id : {rolled.plain, rolled.gone, rolled.came}) {
        OldTable table = OldTable::opened(rolled.old, id);
        for (int n = 0; n < 7; ++n) table.playOne(rng);
        logs.push_back(table.game().log);
    }
    rolled.old.showTitle();
    // The host has the current build again.
    for (const auto& log : logs) EXPECT_TRUE(rolled.isShown(log));
    const auto games = rolled.shown();
    EXPECT_EQ(games.size(), 4u) << "one of them went two ways";
    for (const SavedGame& a : games)
        for (const SavedGame& b : games)
            EXPECT_TRUE(a.id == b.id || a.dealCode != b.dealCode || !beginsWith(a.log, b.log)) << "doubled";
    const auto texts = rolled.room.store.texts;
    rolled.shown();
    EXPECT_EQ(rolled.room.store.texts, texts) << "a second start changes nothing more";
}

TEST(RolledBack, AGameGoesOnWhereTheOldBuildLeftIt) {
    Rolled rolled;
    const Sections before = storedOf(rolled.room.store, rolled.came).sections;
    OldTable table = OldTable::opened(rolled.old, rolled.came);
    Rng rng(4);
    for (int n = 0; n < 5; ++n) table.playOne(rng);
    const auto games = rolled.shown();
    EXPECT_EQ(games.size(), 3u);
    const SavedGame now = storedOf(rolled.room.store, rolled.came);
    EXPECT_EQ(now.log, table.game().log);
    EXPECT_EQ(now.sections.decisions, before.decisions) << "who decided its beginning is still known";
    // The old build then goes on with its own copy, which gets longer.
    for (int n = 0; n < 5; ++n) table.playOne(rng);
    EXPECT_TRUE(rolled.isShown(table.game().log));
    EXPECT_EQ(rolled.shown().size(), 3u);
}

TEST(RolledBack, TheOtherWayGrowsInItsOwnGame) {
    Rolled rolled;
    OldTable table = OldTable::opened(rolled.old, rolled.gone);
    Rng rng(5);
    for (int n = 0; n < 4; ++n) {
        for (int actions = 0; actions < 10; ++actions) table.playOne(rng);
        EXPECT_TRUE(rolled.isShown(table.game().log));
        EXPECT_EQ(rolled.shown().size(), 4u) << "no further copy";
    }
}

TEST(RolledBack, ADeletedGameOfFormat2IsOnlyHiddenThere) {
    Rolled rolled;
    rolled.old.remove(rolled.gone);
    rolled.old.remove(rolled.came);
    EXPECT_EQ(rolled.old.showTitle(), std::vector<std::uint64_t>{rolled.plain});
    EXPECT_EQ(rolled.shown().size(), 3u);
}

TEST(RolledBack, AFullStoreLosesNothing) {
    Rolled rolled;
    rolled.room.store.budget = rolled.room.store.size();
    std::vector<std::vector<Action>> logs;
    for (const SavedGame& game : rolled.shown()) logs.push_back(game.log);
    rolled.old.showTitle();
    for (const auto& log : logs) EXPECT_TRUE(rolled.isShown(log));
    EXPECT_EQ(rolled.old.quarantined(), 0u);
}

// The second copy also holds both formats, and each build restores the saves that it can read.
TEST(RolledBack, TheSecondCopyBringsTheGamesBack) {
    Rolled rolled;
    MemoryStore copy;
    copy.texts = rolled.room.store.texts;
    MemoryStore emptied;
    OldBuild old(emptied);
    EXPECT_TRUE(old.merge(copy));
    EXPECT_EQ(old.showTitle().size(), 3u);
    FakeHost host;
    Desk desk(host, emptied);
    desk.merge(copy);
    EXPECT_EQ(desk.library.entries().size(), 3u);
    for (const std::uint64_t id : {rolled.plain, rolled.gone, rolled.came}) {
        const SavedGame now = storedOf(emptied, id);
        EXPECT_EQ(now, storedOf(rolled.room.store, id));
    }
    EXPECT_EQ(old.showTitle().size(), 3u);
    EXPECT_EQ(copy.texts, rolled.room.store.texts);
}

}  // namespace
}  // namespace semafor
