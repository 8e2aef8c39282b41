// Tests of the store in a folder: it fulfils the Store interface.
#include "native/file_store.h"

#include <gtest/gtest.h>

#include <fstream>

namespace semafor {
namespace {

class FileStoreTest : public testing::Test {
protected:
    void SetUp() override { std::filesystem::remove_all(folder); }
    void TearDown() override { std::filesystem::remove_all(folder); }

    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) /
                                         testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(FileStoreTest, KeepsTextsUnderTheirKeys) {
    FileStore store(folder);
    EXPECT_TRUE(store.keys().empty());
    EXPECT_EQ(store.read("game/1/0"), std::nullopt);
    EXPECT_EQ(store.write("game/1/0", "one"), std::nullopt);
    EXPECT_EQ(store.write("settings", ""), std::nullopt);
    EXPECT_EQ(store.write("game/1/0", "two"), std::nullopt);
    FileStore again(folder);
    EXPECT_EQ(again.keys(), (std::vector<std::string>{"game/1/0", "settings"}));
    EXPECT_EQ(again.read("game/1/0"), "two");
    EXPECT_EQ(again.read("settings"), "");
    EXPECT_EQ(again.remove("game/1/0"), std::nullopt);
    EXPECT_EQ(again.read("game/1/0"), std::nullopt);
    EXPECT_EQ(again.remove("game/1/0"), std::nullopt);
}

TEST_F(FileStoreTest, AWriteThatWasCutShortIsNotSeen) {
    FileStore store(folder);
    ASSERT_EQ(store.write("a", "old"), std::nullopt);
    std::ofstream(folder / "a.text.part") << "ne";
    EXPECT_EQ(store.keys(), std::vector<std::string>{"a"});
    EXPECT_EQ(store.read("a"), "old");
    EXPECT_EQ(store.write("a", "new"), std::nullopt);
    EXPECT_EQ(store.read("a"), "new");
}

TEST_F(FileStoreTest, WithoutAFolderNothingIsKept) {
    std::ofstream(folder) << "a file stands where the folder should be";
    FileStore store(folder / "below");
    EXPECT_EQ(store.write("a", "text"), StoreFault::kUnavailable);
    EXPECT_TRUE(store.keys().empty());
}

}  // namespace
}  // namespace semafor
