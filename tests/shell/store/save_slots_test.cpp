// Tests of SaveSlots, a game's ring of generations: no acknowledged save is lost, whatever the store does.
#include "store/save_slots.h"

#include <gtest/gtest.h>

#include "base/draw.h"
#include "base/rng.h"
#include "session/games.h"
#include "session/saving.h"
#include "support/memory_store.h"

namespace semafor {
namespace {

using test::MemoryStore;
using test::Tail;

constexpr std::uint64_t kId = 0x0123456789abcdef;

SavedGame gameWith(std::uint32_t revision) {
    SavedGame game;
    game.id = kId;
    game.revision = revision;
    game.map = "europe";
    game.seats.resize(2);
    return game;
}

// The saves of a random game after each of its first `actions` actions.
std::vector<SavedGame> generations(std::size_t actions) {
    static Games games;
    SessionSetup setup;
    setup.dealCode = 7;
    for (int seat = 0; seat < 3; ++seat) setup.players.push({});
    auto session = *Session::begin(*games.find("europe"), setup);
    std::vector<SavedGame> all;
    Rng rng(3);
    ActionList legal;
    while (all.size() < actions && !session.over()) {
        session.legalActions(legal);
        EXPECT_TRUE(session.submit(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]).ok());
        SavedGame game = savedFrom(session);
        game.id = kId;
        game.revision = static_cast<std::uint32_t>(all.size() + 1);
        all.push_back(std::move(game));
    }
    return all;
}

std::string keyOf(std::size_t slot) {
    return "game/" + idText(kId) + "/" + std::to_string(slot);
}

TEST(SaveSlots, IdsReadBack) {
    EXPECT_EQ(idText(kId), "0123456789abcdef");
    EXPECT_EQ(parseId("0123456789abcdef"), kId);
    EXPECT_EQ(parseId("0123456789abcde"), std::nullopt);
    EXPECT_EQ(parseId("0123456789abcdeX"), std::nullopt);
}

TEST(SaveSlots, KeepsTheLastFourGenerations) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    EXPECT_EQ(ring.load(), std::nullopt);
    for (std::uint32_t revision = 1; revision <= 9; ++revision) {
        ASSERT_EQ(ring.save(gameWith(revision)), std::nullopt);
        EXPECT_EQ(SaveSlots(store, kId).load()->revision, revision);
    }
    EXPECT_EQ(store.texts.size(), kGenerations);
    EXPECT_EQ(gamesIn(store), std::vector<std::uint64_t>{kId});
}

TEST(SaveSlots, ADamagedGenerationGoesToQuarantineAndTheOneBeforeIsLoaded) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    for (std::uint32_t revision = 1; revision <= 4; ++revision) ring.save(gameWith(revision));
    std::string& newest = store.texts[keyOf(3)];
    newest[newest.size() / 2] = newest[newest.size() / 2] == 'A' ? 'B' : 'A';
    const std::string damaged = newest;
    SaveSlots again(store, kId);
    EXPECT_EQ(again.load()->revision, 3u);
    EXPECT_EQ(again.damaged(), 1u);
    EXPECT_EQ(quarantineIn(store), std::vector<std::string>{damaged});
    EXPECT_EQ(store.texts.count(keyOf(3)), 0u);
    EXPECT_EQ(again.save(gameWith(5)), std::nullopt);
    EXPECT_EQ(SaveSlots(store, kId).load()->revision, 5u);
    EXPECT_EQ(quarantineIn(store), std::vector<std::string>{damaged});
}

TEST(SaveSlots, AGenerationOfAnotherGameIsNotTakenForOurs) {
    MemoryStore store;
    SavedGame other = gameWith(1);
    other.id = 99;
    store.texts[keyOf(0)] = encodeSave(other);
    SaveSlots ring(store, kId);
    EXPECT_EQ(ring.load(), std::nullopt);
    EXPECT_EQ(ring.damaged(), 1u);
}

TEST(SaveSlots, NeverWritesOverWhatItCouldNotPutAside) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    for (std::uint32_t revision = 1; revision <= 4; ++revision) ring.save(gameWith(revision));
    for (std::size_t slot = 0; slot < 3; ++slot)
        store.texts[keyOf(slot)] = "unreadable" + std::to_string(slot);
    store.budget = 0;
    SaveSlots again(store, kId);
    EXPECT_EQ(again.load()->revision, 4u);
    EXPECT_NE(again.save(gameWith(5)), std::nullopt);
    for (std::size_t slot = 0; slot < 3; ++slot)
        EXPECT_EQ(store.texts[keyOf(slot)], "unreadable" + std::to_string(slot));
    EXPECT_EQ(SaveSlots(store, kId).load()->revision, 4u);
}

TEST(SaveSlots, InAFullStoreOlderGenerationsMakeRoom) {
    MemoryStore store;
    const auto games = generations(60);
    SaveSlots ring(store, kId);
    for (std::size_t i = 0; i < 50; ++i) ASSERT_EQ(ring.save(games[i]), std::nullopt);
    store.budget = store.size();
    for (std::size_t i = 50; i < 60; ++i) {
        EXPECT_EQ(ring.save(games[i]), std::nullopt);
        EXPECT_EQ(SaveSlots(store, kId).load()->revision, games[i].revision);
    }
}

TEST(SaveSlots, NoticesASecondWriter) {
    MemoryStore store;
    SaveSlots ours(store, kId);
    SaveSlots theirs(store, kId);
    ours.load();
    theirs.load();
    ASSERT_EQ(ours.save(gameWith(1)), std::nullopt);
    EXPECT_EQ(theirs.save(gameWith(1)), StoreFault::kTaken);
}

TEST(SaveSlots, RemovesEverythingOfItsGameAndNothingElse) {
    MemoryStore store;
    store.texts["settings"] = "pace=fast";
    SaveSlots ring(store, kId);
    ring.save(gameWith(1));
    store.texts[keyOf(1)] = "unreadable";
    SaveSlots again(store, kId);
    again.load();
    again.remove();
    EXPECT_EQ(store.texts.size(), 1u);
}

// Plays with an error at the n-th store operation: the last save that was acknowledged is there afterwards.
void playWithErrorAt(const std::vector<SavedGame>& games, std::size_t n, bool forEver) {
    MemoryStore store;
    store.failAt(n, forEver);
    SaveSlots ring(store, kId);
    std::uint32_t acknowledged = 0;
    for (const SavedGame& game : games)
        if (!ring.save(game)) acknowledged = game.revision;
    store.failAt(0, false);
    (void)store.keys();
    const auto loaded = SaveSlots(store, kId).load();
    ASSERT_EQ(loaded.has_value() ? loaded->revision >= acknowledged : acknowledged == 0, true)
        << n << " " << forEver;
    if (!forEver) {
        ASSERT_GE(loaded->revision + 1, games.back().revision) << n;
    }
}

std::size_t operationsOf(const std::vector<SavedGame>& games) {
    MemoryStore store;
    SaveSlots ring(store, kId);
    for (const SavedGame& game : games) EXPECT_EQ(ring.save(game), std::nullopt);
    return store.operations();
}

TEST(SaveSlots, NothingAcknowledgedIsLostByAnErrorAtAnyOperation) {
    const auto games = generations(200);
    ASSERT_EQ(games.size(), 200u);
    const std::size_t operations = operationsOf(games);
    ASSERT_GT(operations, games.size() * 2);
    for (std::size_t n = 0; n < operations; ++n) playWithErrorAt(games, n, false);
}

TEST(SaveSlots, NothingAcknowledgedIsLostByErrorsFromAnyOperationOn) {
    const auto games = generations(200);
    const std::size_t operations = operationsOf(games);
    for (std::size_t n = 0; n < operations; ++n) playWithErrorAt(games, n, true);
}

// The power fails after each character of a write in turn, with three kinds of leftover data after it.
TEST(SaveSlots, APowerCutCostsAtMostTheWriteInFlight) {
    const auto games = generations(40);
    const std::size_t length = encodeSave(games.back()).size();
    for (const Tail tail : {Tail::kNothing, Tail::kGarbage, Tail::kOldText})
        for (std::size_t cut = 0; cut <= length; ++cut) {
            MemoryStore store;
            SaveSlots ring(store, kId);
            for (std::size_t i = 30; i + 1 < games.size(); ++i) ring.save(games[i]);
            store.cutNextWriteAfter(cut, tail);
            EXPECT_NE(ring.save(games.back()), std::nullopt);
            store.powerBack();
            SaveSlots again(store, kId);
            const auto loaded = again.load();
            ASSERT_TRUE(loaded.has_value());
            ASSERT_GE(loaded->revision, games.back().revision - 1) << cut;
            SavedGame next = games.back();
            next.revision = loaded->revision + 1;
            ASSERT_EQ(again.save(next), std::nullopt) << cut;
            ASSERT_EQ(SaveSlots(store, kId).load(), next);
        }
}

}  // namespace
}  // namespace semafor
