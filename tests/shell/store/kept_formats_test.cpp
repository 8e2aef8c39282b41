// Tests of stores with saves in both formats, saves of a newer program, and games on unknown boards.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/draw.h"
#include "base/rng.h"
#include "codec/save.h"
#include "store/save_file.h"
#include "support/desk_room.h"
#include "support/games.h"
#include "support/ids.h"
#include "support/saves.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using test::Tail;

constexpr std::uint64_t kId = 0x0123456789abcdef;

std::string firstKey(std::size_t slot) {
    return "game/" + idText(kId) + "/" + std::to_string(slot);
}
std::string secondKey(std::size_t slot) {
    return "game2/" + idText(kId) + "/" + std::to_string(slot);
}

SavedGame gameWith(std::uint32_t revision, bool sections = false) {
    SavedGame game = test::randomSave(test::gameOf("first-journey"), 2, 3, revision);
    game.id = kId;
    game.revision = revision;
    if (sections) game.sections.decisions = {{0, 0, 1, std::uint8_t{2}}};
    return game;
}

std::string newerText(std::uint64_t id = kId) {
    SavedGame game = gameWith(9);
    game.id = id;
    return test::saveAround(test::payloadOf(encodeSave(game)), 3);
}

std::size_t countOf(const MemoryStore& store, std::string_view begin) {
    return static_cast<std::size_t>(
        std::count_if(store.texts.begin(), store.texts.end(),
                      [&](const auto& kept) { return kept.first.starts_with(begin); }));
}

// --- the second ring

TEST(SecondRing, TakesTheGameOverAndLeavesItsLastStateBehind) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    for (std::uint32_t revision = 1; revision <= 6; ++revision) ASSERT_FALSE(ring.save(gameWith(revision)));
    EXPECT_EQ(countOf(store, "game/"), kGenerations);
    EXPECT_EQ(countOf(store, "game2/"), 0u);
    ASSERT_FALSE(ring.save(gameWith(7, true)));
    EXPECT_EQ(countOf(store, "game/"), 1u);
    EXPECT_EQ(SaveSlots(store, kId).load(), gameWith(7, true));
    for (std::uint32_t revision = 8; revision <= 20; ++revision) {
        ASSERT_FALSE(ring.save(gameWith(revision, revision % 2 == 0)));
        ASSERT_EQ(SaveSlots(store, kId).load(), gameWith(revision, revision % 2 == 0));
    }
    EXPECT_EQ(countOf(store, "game/"), 1u) << "it never goes back";
    EXPECT_EQ(countOf(store, "game2/"), kGenerations);
    EXPECT_EQ(gamesIn(store), std::vector<std::uint64_t>{kId});
    ring.remove();
    EXPECT_TRUE(store.texts.empty());
}

TEST(SecondRing, WithNothingBeforeItLeavesAStateForOlderBuilds) {
    MemoryStore store;
    ASSERT_FALSE(SaveSlots(store, kId).save(gameWith(7, true)));
    ASSERT_EQ(countOf(store, "game/"), 1u);
    SavedGame before = gameWith(7);
    before.revision = 6;
    EXPECT_EQ(decodeSave(store.texts.at(firstKey(0))).value(), before);
    EXPECT_FALSE(SaveSlots(store, kId).stray());
}

TEST(SecondRing, IsLeftToTheFirstWhenNothingInItReads) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    ring.save(gameWith(3));
    ring.save(gameWith(4, true));
    std::string& text = store.texts.at(secondKey(0));
    text[text.size() / 2] = text[text.size() / 2] == 'A' ? 'B' : 'A';
    SaveSlots again(store, kId);
    EXPECT_EQ(again.load(), gameWith(3));
    EXPECT_EQ(again.damaged(), 1u);
    EXPECT_EQ(quarantineIn(store).size(), 1u);
}

TEST(SecondRing, DamageToAStateThatIsntPlayedOnIsNoNews) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    ring.save(gameWith(3));
    ring.save(gameWith(4, true));
    store.texts.at(firstKey(0)) = "Semafor-damaged";
    SaveSlots again(store, kId);
    EXPECT_EQ(again.load(), gameWith(4, true));
    EXPECT_EQ(again.damaged(), 0u);
}

TEST(SecondRing, IsNoticedByAWriterWhoKnowsOnlyTheFirst) {
    MemoryStore store;
    SaveSlots ours(store, kId);
    ours.save(gameWith(1));
    SaveSlots theirs(store, kId);
    theirs.load();
    ASSERT_FALSE(theirs.save(gameWith(2, true)));
    EXPECT_EQ(ours.save(gameWith(2)), StoreFault::kTaken);
}

// As in save_slots_test, with the change to the second ring in the middle.
TEST(SecondRing, NothingAcknowledgedIsLostByAnErrorAtAnyOperation) {
    const auto play = [](MemoryStore& store, std::uint32_t& acknowledged) {
        SaveSlots ring(store, kId);
        for (std::uint32_t revision = 1; revision <= 30; ++revision)
            if (!ring.save(gameWith(revision, revision > 12 && revision < 20))) acknowledged = revision;
    };
    std::uint32_t last = 0;
    MemoryStore whole;
    play(whole, last);
    ASSERT_EQ(last, 30u);
    for (const bool forEver : {false, true})
        for (std::size_t n = 0; n < whole.operations(); ++n) {
            MemoryStore store;
            store.failAt(n, forEver);
            std::uint32_t acknowledged = 0;
            play(store, acknowledged);
            store.failAt(0, false);
            (void)store.keys();
            const auto loaded = SaveSlots(store, kId).load();
            ASSERT_EQ(loaded ? loaded->revision >= acknowledged : acknowledged == 0, true) << n << forEver;
        }
}

TEST(SecondRing, APowerCutOnTheWayCostsAtMostTheWriteInFlight) {
    const std::size_t length = encodeSave(gameWith(6, true)).size();
    for (const Tail tail : {Tail::kNothing, Tail::kGarbage, Tail::kOldText})
        for (std::size_t cut = 0; cut <= length; ++cut) {
            MemoryStore store;
            SaveSlots ring(store, kId);
            for (std::uint32_t revision = 1; revision <= 5; ++revision) ring.save(gameWith(revision));
            store.cutNextWriteAfter(cut, tail);
            EXPECT_TRUE(ring.save(gameWith(6, true)));
            store.powerBack();
            SaveSlots again(store, kId);
            const auto loaded = again.load();
            ASSERT_TRUE(loaded && loaded->revision >= 5) << cut;
            ASSERT_FALSE(again.save(gameWith(loaded->revision + 1, true))) << cut;
            ASSERT_EQ(SaveSlots(store, kId).load(), gameWith(loaded->revision + 1, true));
        }
}

TEST(SecondRing, InAFullStoreOlderGenerationsMakeRoom) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    for (std::uint32_t revision = 1; revision <= 40; ++revision) ring.save(gameWith(revision, revision > 20));
    store.budget = store.size();
    for (std::uint32_t revision = 41; revision <= 60; ++revision) {
        ASSERT_FALSE(ring.save(gameWith(revision)));
        ASSERT_EQ(SaveSlots(store, kId).load()->revision, revision);
    }
    EXPECT_EQ(countOf(store, "game/"), 1u) << "what older builds find";
}

// --- a newer program

TEST(NewerSave, IsNeverMovedNorWrittenOver) {
    for (const std::string& key : {firstKey(2), secondKey(0)}) {
        MemoryStore store;
        SaveSlots ring(store, kId);
        ring.save(gameWith(1));
        store.texts[key] = newerText();
        store.texts["since/" + idText(kId)] = idText(1);  // every program writes this first
        const auto texts = store.texts;
        SaveSlots again(store, kId);
        again.load();
        EXPECT_TRUE(again.newer());
        EXPECT_EQ(again.damaged(), 0u);
        EXPECT_TRUE(again.save(gameWith(2)));
        EXPECT_TRUE(ring.save(gameWith(2))) << "it came meanwhile";
        EXPECT_EQ(store.texts, texts);
    }
}

TEST(NewerSave, LongerThanAnySaveOfTodayStaysToo) {
    MemoryStore store;
    store.texts[secondKey(0)] = test::saveAround(test::Bytes(kMaxSaveText), 9);
    const auto texts = store.texts;
    SaveSlots ring(store, kId);
    ring.load();
    EXPECT_TRUE(ring.newer());
    EXPECT_EQ(store.texts, texts);
}

struct NewerRoom {
    MemoryStore store;
    FakeHost host;
    std::optional<Desk> desk;

    NewerRoom() {
        store.texts[secondKey(0)] = newerText();
        SavedGame other = gameWith(5);
        other.id = 5;
        SaveSlots(store, 5).save(other);
        desk.emplace(host, store);
    }
    // Whether the list of games offers this control for the game.
    [[nodiscard]] bool offers(const std::string& control) {
        desk->carryOut(ask::Go{Screen::kSaves});
        TextView textView{*desk};
        return textView.refresh().asks.count(test::idOf("game/" + idText(kId) + "/" + control)) > 0;
    }
    [[nodiscard]] std::string listed() {
        desk->carryOut(ask::Go{Screen::kSaves});
        TextView textView{*desk};
        return jsonOf(textView.refresh());
    }
};

TEST(NewerSave, StandsInTheListAndIsPlayedByNobody) {
    NewerRoom room;
    const GameEntry* entry = room.desk->library.find(kId);
    ASSERT_NE(entry, nullptr);
    EXPECT_TRUE(entry->newer);
    EXPECT_FALSE(entry->playable);
    EXPECT_NE(room.listed().find("A newer Semafor saved this game: reload"), std::string::npos);
    EXPECT_TRUE(room.offers("export") && room.offers("delete"));
    EXPECT_FALSE(room.offers("continue") || room.offers("name") || room.offers("duplicate"));
    room.desk->carryOut(ask::Continue{kId});
    EXPECT_EQ(room.desk->table.match(), nullptr);
    EXPECT_EQ(room.desk->notices.current(), Notice::kNewerSave);
    room.desk->carryOut(ask::Rename{kId, "Sunday"});
    room.desk->carryOut(ask::Duplicate{kId});
    room.desk->carryOut(ask::Replay{kId});
    EXPECT_EQ(room.store.texts.at(secondKey(0)), newerText());
    EXPECT_EQ(gamesIn(room.store).size(), 2u);
}

TEST(NewerSave, IsExportedAsItIs) {
    NewerRoom room;
    room.desk->carryOut(ask::Export{kId});
    ASSERT_EQ(room.host.files.size(), 1u);
    EXPECT_EQ(room.host.files.begin()->second, writeSaveFile({newerText()}));
    room.desk->carryOut(ask::ExportAll{});
    EXPECT_NE(room.host.files.at("semafor-games.semafor").find(newerText()), std::string::npos);
}

TEST(NewerSave, IsDeletedAndComesBackAsItWas) {
    NewerRoom room;
    const auto texts = room.store.texts;
    room.desk->carryOut(ask::Delete{kId});
    EXPECT_EQ(countOf(room.store, "game2/"), 0u);
    EXPECT_EQ(room.desk->library.find(kId), nullptr);
    room.desk->carryOut(ask::UndoDelete{});
    EXPECT_EQ(room.store.texts, texts);
    EXPECT_NE(room.desk->library.find(kId), nullptr);
}

TEST(NewerSave, IsntTouchedByAnImportOfItsGame) {
    NewerRoom room;
    room.desk->carryOut(ask::ImportText{writeSaveFile({encodeSave(gameWith(12)), encodeSave(gameWith(30))})});
    EXPECT_EQ(room.store.texts.at(secondKey(0)), newerText());
    EXPECT_EQ(room.desk->imports.last()->sum().came, 1u) << "it stands beside it";
    const std::size_t games = gamesIn(room.store).size();
    room.desk->carryOut(ask::ImportText{writeSaveFile({encodeSave(gameWith(30))})});
    EXPECT_EQ(gamesIn(room.store).size(), games) << "and isn't doubled";
}

TEST(NewerSave, ComesBackFromTheSecondCopy) {
    MemoryStore copy;
    copy.texts[secondKey(1)] = newerText();
    MemoryStore store;
    FakeHost host;
    Desk desk(host, store);
    desk.merge(copy);
    EXPECT_EQ(store.texts.at(secondKey(1)), newerText());
    ASSERT_NE(desk.library.find(kId), nullptr);
    EXPECT_TRUE(desk.library.find(kId)->newer);
}

// --- an unknown board

struct UnknownRoom {
    MemoryStore store;
    FakeHost host;
    SavedGame game = gameWith(8, true);
    std::optional<Desk> desk;

    explicit UnknownRoom(bool sections) {
        game = gameWith(8, sections);
        game.map = "nowhere";
        SaveSlots(store, kId).save(game);
        desk.emplace(host, store);
    }
};

TEST(UnknownBoard, StaysInTheListAndIsNeverPutAside) {
    for (const bool sections : {false, true}) {
        UnknownRoom room(sections);
        const auto texts = room.store.texts;
        for (int start = 0; start < 3; ++start) Desk(room.host, room.store).carryOut(ask::Go{Screen::kSaves});
        EXPECT_EQ(room.store.texts, texts);
        const GameEntry* entry = room.desk->library.find(kId);
        ASSERT_NE(entry, nullptr);
        EXPECT_FALSE(entry->playable || entry->newer || entry->recovered);
        EXPECT_EQ(entry->saved, room.game);
        EXPECT_EQ(room.desk->library.lastRunning(), nullptr);
        room.desk->carryOut(ask::Continue{kId});
        EXPECT_EQ(room.desk->table.match(), nullptr);
        EXPECT_EQ(room.desk->notices.current(), Notice::kUnplayable);
        EXPECT_EQ(room.store.texts, texts);
    }
}

TEST(UnknownBoard, IsExportedRenamedAndDeleted) {
    for (const bool sections : {false, true}) {
        UnknownRoom room(sections);
        room.desk->carryOut(ask::Export{kId});
        EXPECT_EQ(room.host.files.begin()->second, writeSaveFile({encodeSave(room.game)}));
        room.desk->carryOut(ask::ExportAll{});
        EXPECT_NE(room.host.files.at("semafor-games.semafor").find(encodeSave(room.game)), std::string::npos);
        room.desk->carryOut(ask::Rename{kId, "Nowhere"});
        EXPECT_EQ(SaveSlots(room.store, kId).load()->sections, room.game.sections);
        EXPECT_EQ(SaveSlots(room.store, kId).load()->log, room.game.log);
        room.desk->carryOut(ask::Delete{kId});
        EXPECT_EQ(gamesIn(room.store).size(), 0u);
        EXPECT_TRUE(quarantineIn(room.store).empty());
        room.desk->carryOut(ask::UndoDelete{});
        EXPECT_EQ(SaveSlots(room.store, kId).load()->log, room.game.log);
    }
}

TEST(UnknownBoard, ComesInFromAFile) {
    UnknownRoom room(true);
    MemoryStore store;
    FakeHost host;
    Desk desk(host, store);
    desk.carryOut(ask::ImportText{writeSaveFile({encodeSave(room.game)})});
    EXPECT_EQ(SaveSlots(store, kId).load(), room.game);
    ASSERT_NE(desk.library.find(kId), nullptr);
    EXPECT_FALSE(desk.library.find(kId)->playable);
}

}  // namespace
}  // namespace semafor
