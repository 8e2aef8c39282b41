// Tests that stores written by released builds still open; tests/browser/stores.test.mjs does it in browsers.
#include "shell/store/golden_stores.h"

#include <algorithm>
#include <set>

#include "codec/save.h"
#include "frozen_2663282/old_build.h"
#include "support/desk_room.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::GoldenStore;
using test::MemoryStore;

constexpr const char* kStores[] = {"2663282", "format-2"};

GoldenStore goldenOf(const std::string& name) {
    return test::readGoldenStore(std::string(SEMAFOR_TESTS_FOLDER) + "/golden/stores/" + name + ".json");
}

// The saves among these lines, by game id.
std::map<std::uint64_t, SavedGame> gamesOf(const std::vector<std::string>& lines) {
    std::map<std::uint64_t, SavedGame> games;
    for (const std::string& line : lines)
        if (auto saved = decodeSave(line); saved.ok())
            games.emplace(saved.value().id, std::move(saved).value());
    return games;
}

std::vector<std::string> quarantineOf(const GoldenStore& golden) {
    MemoryStore store;
    store.texts = golden.texts;
    return quarantineIn(store);
}

TEST(GoldenStores, ShowEveryGameAsItWasExported) {
    for (const std::string name : kStores)
        for (const bool cleared : {false, true}) {
            const GoldenStore golden = goldenOf(name);
            MemoryStore store;
            if (!cleared) store.texts = golden.texts;
            MemoryStore copy;
            copy.texts = golden.copy;
            FakeHost host;
            Desk desk(host, store);
            desk.merge(copy);
            const auto games = gamesOf(golden.exported);
            EXPECT_GE(games.size(), 6u) << name;
            EXPECT_EQ(desk.library.entries().size(), games.size()) << name;
            for (const auto& [id, game] : games) {
                const GameEntry* entry = desk.library.find(id);
                ASSERT_NE(entry, nullptr) << name;
                EXPECT_TRUE(entry->playable);
                EXPECT_EQ(entry->saved, game) << name;
            }
            if (!cleared) {
                EXPECT_EQ(quarantineIn(store), quarantineOf(golden)) << name;
                EXPECT_TRUE(desk.preferences.settings().night);
            }
        }
}

TEST(GoldenStores, OfFormat2HoldAGameInIt) {
    const auto games = gamesOf(goldenOf("format-2").exported);
    const auto held = std::count_if(games.begin(), games.end(),
                                    [](const auto& game) { return !game.second.sections.empty(); });
    EXPECT_EQ(held, 1);
}

TEST(GoldenStores, AreReadByBuild2663282AsWell) {
    for (const std::string name : kStores) {
        const GoldenStore golden = goldenOf(name);
        MemoryStore store;
        store.texts = golden.texts;
        semafor_2663282::OldBuild old(store);
        const auto shown = old.showTitle();
        EXPECT_EQ(shown.size(), gamesOf(golden.exported).size()) << name;
        EXPECT_EQ(store.texts, golden.texts) << name;
    }
}

}  // namespace
}  // namespace semafor
