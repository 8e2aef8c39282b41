// Tests of the list of games: its lines, their order, and that cached lines avoid replaying games.
#include "store/library.h"

#include <gtest/gtest.h>

#include "base/draw.h"
#include "base/fingerprint.h"
#include "base/rng.h"
#include "session/saving.h"
#include "store/recent_games.h"
#include "support/desk_room.h"
#include "support/memory_store.h"

namespace semafor {
namespace {

using test::MemoryStore;
using Room = test::DeskRoom;

constexpr const char* kLines = "lines";

SavedGame playedGame(std::uint64_t id, std::size_t actions) {
    static Games games;
    SessionSetup setup;
    setup.dealCode = id;
    for (int seat = 0; seat < 2; ++seat) setup.players.push({});
    auto session = *Session::begin(*games.find("first-journey"), setup);
    Rng rng(id);
    ActionList legal;
    while (session.log().size() < actions && !session.over()) {
        session.legalActions(legal);
        EXPECT_TRUE(session.submit(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]).ok());
    }
    SavedGame game = savedFrom(session);
    game.id = id;
    game.revision = static_cast<std::uint32_t>(session.log().size() + 1);
    game.changed = static_cast<std::int64_t>(1'790'000'000 + id);
    return game;
}

struct Shelf {
    MemoryStore store;
    Games games;

    void put(const SavedGame& game) {
        SaveSlots ring(store, game.id);
        ring.load();
        EXPECT_FALSE(ring.save(game));
    }
    Library opened() {
        Library library(store, games);
        library.refresh();
        return library;
    }
};

GameLine lineOf(Library& library, std::uint64_t id) {
    const GameEntry* entry = library.find(id);
    EXPECT_NE(entry, nullptr);
    return entry != nullptr ? entry->line : GameLine{};
}

// Stores a false cached line for the game, with a matching hash.
void lie(Shelf& shelf, std::uint64_t id, std::size_t turn) {
    const SavedGame game = *SaveSlots(shelf.store, id).load();
    GameLines lines(shelf.store);
    lines.load();
    const Game& rules = *shelf.games.find(game.map);
    lines.put(id, Fingerprint().add(rules.fingerprint()).add(encodeSave(game)).value(), {true, turn, {1, 2}});
    std::vector<std::uint64_t> ids = gamesIn(shelf.store);
    lines.keep(ids);
}

TEST(Library, ALineStandsForAReplay) {
    Shelf shelf;
    for (std::uint64_t id = 1; id <= 6; ++id) shelf.put(playedGame(id, 12 * static_cast<std::size_t>(id)));
    std::vector<GameLine> replayed;
    {
        Library library = shelf.opened();
        for (std::uint64_t id = 1; id <= 6; ++id) replayed.push_back(lineOf(library, id));
    }
    ASSERT_TRUE(shelf.store.texts.contains(kLines));
    Library again = shelf.opened();
    for (std::uint64_t id = 1; id <= 6; ++id)
        EXPECT_EQ(lineOf(again, id), replayed[static_cast<std::size_t>(id - 1)]);
    lie(shelf, 3, 999);
    Library lied = shelf.opened();
    EXPECT_EQ(lineOf(lied, 3).turn, 999u) << "it wasn't replayed";
    EXPECT_EQ(lineOf(lied, 4), replayed[3]);
}

TEST(Library, ALineOfAnotherLogIsMadeAnew) {
    Shelf shelf;
    shelf.put(playedGame(1, 10));
    lie(shelf, 1, 999);
    shelf.put(playedGame(1, 20));
    Library library = shelf.opened();
    Shelf fresh;
    fresh.put(playedGame(1, 20));
    Library right = fresh.opened();
    EXPECT_EQ(lineOf(library, 1), lineOf(right, 1));
}

TEST(Library, AnyDamageToALineIsFound) {
    Shelf shelf;
    shelf.put(playedGame(1, 30));
    const GameLine right = [&] {
        Library library = shelf.opened();
        return lineOf(library, 1);
    }();
    const std::string whole = shelf.store.texts.at(kLines);
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const char c : {'0', '1', '9', ' ', '\n', '-', '\x80'}) {
            std::string damaged = whole;
            damaged[at] = c;
            shelf.store.texts[kLines] = damaged;
            Library library = shelf.opened();
            ASSERT_EQ(lineOf(library, 1), right) << "at " << at;
            ASSERT_EQ(shelf.store.texts.at(kLines), whole);
        }
    shelf.store.texts[kLines] = whole.substr(0, whole.size() / 2);
    Library library = shelf.opened();
    EXPECT_EQ(lineOf(library, 1), right);
}

TEST(Library, AGameIsNeverDeletedForWhatALineSays) {
    Shelf shelf;
    shelf.put(playedGame(1, 10));
    lie(shelf, 1, 5);
    test::FakeHost host;
    Desk desk(host, shelf.store);
    ASSERT_NE(desk.library.oldestFinished(), nullptr) << "the line lies";
    desk.carryOut(ask::DeleteOldestFinished{});
    EXPECT_EQ(gamesIn(shelf.store).size(), 1u);
}

TEST(Library, ADeletedGameLeavesNothing) {
    Shelf shelf;
    shelf.put(playedGame(1, 10));
    shelf.put(playedGame(2, 10));
    Library library = shelf.opened();
    library.remove({1});
    EXPECT_EQ(shelf.store.texts.at(kLines).find(idText(1)), std::string::npos);
    EXPECT_NE(shelf.store.texts.at(kLines).find(idText(2)), std::string::npos);
    library.remove({2});
    EXPECT_TRUE(shelf.store.texts.empty());
}

TEST(Library, LinesMakeRoomForGames) {
    Shelf shelf;
    for (std::uint64_t id = 1; id <= 4; ++id) shelf.put(playedGame(id, 40));
    Library library = shelf.opened();
    const SavedGame more = playedGame(9, 3);
    shelf.store.budget = shelf.store.size() + encodeSave(more).size();
    EXPECT_FALSE(library.add(more)) << "full, but for the lines";
    EXPECT_NE(library.find(9), nullptr);
}

TEST(Library, AFullStoreDoesWithoutLines) {
    Shelf shelf;
    shelf.put(playedGame(1, 40));
    shelf.store.budget = shelf.store.size();
    Library library = shelf.opened();
    EXPECT_FALSE(shelf.store.texts.contains(kLines));
    EXPECT_GT(lineOf(library, 1).turn, 0u);
}

TEST(Library, OnlyTheGameThatChangedIsReadAnew) {
    Shelf shelf;
    for (std::uint64_t id = 1; id <= 50; ++id) shelf.put(playedGame(id, 4));
    Library library = shelf.opened();
    const std::size_t before = shelf.store.operations();
    shelf.put(playedGame(7, 6));
    library.refresh(7);
    EXPECT_LT(shelf.store.operations() - before, 50u) << "not a look at each of the games";
    Library whole = shelf.opened();
    EXPECT_EQ(lineOf(library, 7), lineOf(whole, 7));
    EXPECT_EQ(library.find(7)->saved, whole.find(7)->saved);
}

TEST(Library, AChangeElsewhereCostsOneGameAndNoWrite) {
    Room room;
    room.host.clock += 1000;
    room.begin();
    for (std::uint64_t id = 1; id <= 50; ++id) SaveSlots(room.store, id).save(playedGame(id, 4));
    test::FakeHost host(2);
    Desk resting(host, room.store);
    room.actOnce(1);
    const auto texts = room.store.texts;
    const std::size_t before = room.store.operations();
    resting.storeChanged("game/" + idText(room.desk.table.match()->saved().id) + "/1");
    EXPECT_LT(room.store.operations() - before, 50u);
    EXPECT_EQ(room.store.texts, texts) << "tabs would answer each other for ever";
    EXPECT_EQ(resting.library.lastRunning()->saved.log, room.desk.table.match()->snapshot().log);
    for (const char* key : {"lines", "settings", "marks/0000000000000001", "boot-last", "game/nonsense"}) {
        const std::size_t now = room.store.operations();
        resting.storeChanged(key);
        EXPECT_EQ(room.store.operations(), now) << key;
    }
}

// --- the order

TEST(Library, AClockSetBackDoesntHideTheGamePlayedLast) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.leaveTable();
    room.host.clock -= 86'400;
    room.begin();
    room.actOnce(1);
    const std::uint64_t last = room.desk.table.match()->saved().id;
    room.desk.leaveTable();
    EXPECT_EQ(room.desk.library.lastRunning()->saved.id, last);
    Desk later(room.host, room.store);
    EXPECT_EQ(later.library.lastRunning()->saved.id, last);
    later.carryOut(ask::Rename{later.library.entries()[1].saved.id, "A name isn't a move"});
    EXPECT_EQ(later.library.lastRunning()->saved.id, last);
}

TEST(Library, GamesThatWereNotPlayedHereStandByTheirDates) {
    Shelf shelf;
    for (std::uint64_t id = 1; id <= 5; ++id) shelf.put(playedGame(id, 2));  // 5 is the newest
    const auto order = [&] {
        Library library = shelf.opened();
        std::string ids;
        for (const GameEntry& entry : library.entries()) ids += std::to_string(entry.saved.id);
        return ids;
    };
    EXPECT_EQ(order(), "54321") << "a store of an older version";
    Library library = shelf.opened();
    library.notePlayed(2);
    EXPECT_EQ(order(), "25431");
    library.notePlayed(1);
    EXPECT_EQ(order(), "12543");
    shelf.put(playedGame(8, 2));
    shelf.put(playedGame(0, 2));
    EXPECT_EQ(order(), "8125430") << "they came since, and stand where their dates belong";
    shelf.store.texts[kRecentKey] = "rubbish and more of it";
    EXPECT_EQ(order(), "8543210");
}

TEST(Library, DeletedGamesAreForgottenByTheOrder) {
    Shelf shelf;
    for (std::uint64_t id = 1; id <= 3; ++id) {
        shelf.put(playedGame(id, 2));
        shelf.opened().notePlayed(id);
    }
    Library library = shelf.opened();
    library.remove({2});
    library.notePlayed(1);
    EXPECT_EQ(recentGames(shelf.store), (std::vector<std::uint64_t>{1, 3}));
}

}  // namespace
}  // namespace semafor
