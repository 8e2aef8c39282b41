// Tests of the title screen that the page caches when the table is left, and of the way back to the game.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/fake_host.h"
#include "support/memory_store.h"
#include "text_view/text_view.h"

namespace semafor {
namespace {

struct Room {
    test::MemoryStore store;
    test::FakeHost host;
    Desk desk{host, store};
    TextView textView{desk};

    std::uint64_t begin() {
        desk.carryOut(ask::Begin{});
        host.answer(desk);
        return desk.table.match()->saved().id;
    }
};

// Offers the game although its last state wasn't read from the store.
TEST(TitleOfThePage, OffersTheGameThatIsLeft) {
    Room room;
    room.begin();
    room.desk.library.show(room.desk.table.match()->saved());
    const Doc title = room.textView.title();
    EXPECT_EQ(title.screen, "title");
    EXPECT_TRUE(std::any_of(title.nodes.begin(), title.nodes.end(),
                            [](const Node& node) { return node.id == Target::kContinue; }));
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
}

TEST(TitleOfThePage, AGameThatIsGoneIsSaidToBe) {
    Room room;
    room.desk.goOn(5);
    EXPECT_EQ(room.desk.notices.current(), Notice::kGameGone);
    const std::uint64_t id = room.begin();
    room.desk.carryOut(ask::Go{Screen::kTitle});
    room.desk.goOn(id);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTable);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

}  // namespace
}  // namespace semafor
