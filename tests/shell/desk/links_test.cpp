// Links: what is offered, what is said of it, and that opening one touches nothing.
#include <gtest/gtest.h>

#include "desk/desk.h"
#include "support/desk_room.h"
#include "support/fake_host.h"
#include "support/memory_store.h"

namespace semafor {
namespace {

using test::FakeHost;
using test::MemoryStore;
using Room = test::DeskRoom;

TEST(Links, ALinkTouchesNothingUntilItIsAccepted) {
    Room room;
    room.begin();
    room.actOnce(1);
    room.desk.go(Screen::kShare);
    room.desk.share(LinkKind::kDeal);
    ASSERT_EQ(room.host.copied.size(), 1u);
    EXPECT_EQ(room.host.shared[0], "The same deal to play yourself.");
    const auto before = room.store.texts;
    room.desk.openLink(room.host.copied[0]);
    EXPECT_EQ(room.desk.screen(), Screen::kLink);
    EXPECT_EQ(room.store.texts, before);
    const std::uint64_t id = room.desk.match()->saved().id;
    room.desk.acceptLink();
    EXPECT_NE(room.desk.match()->saved().id, id);
    EXPECT_EQ(room.desk.match()->session().setup().dealCode, 7u);
    EXPECT_EQ(room.desk.library().find(id)->saved.log.size() > 0, true);
}

TEST(Links, AContinueLinkGoesOnWhereTheGameStands) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 10; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.match()->session().stateFingerprint();
    room.desk.go(Screen::kShare);
    room.desk.share(LinkKind::kContinue);
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.openLink("Play with me: " + room.host.copied.back() + ".");
    other.acceptLink();
    ASSERT_NE(other.match(), nullptr);
    EXPECT_EQ(other.match()->session().stateFingerprint(), fingerprint);
}

TEST(Links, WhatCanBeSharedFollowsTheGame) {
    Room room(1, "first-journey");
    room.begin();
    room.desk.go(Screen::kShare);
    ASSERT_EQ(room.desk.offers().size(), 2u);
    EXPECT_EQ(room.desk.offers()[0].kind, LinkKind::kDeal);
    EXPECT_EQ(room.desk.offers()[1].kind, LinkKind::kContinue);
    EXPECT_TRUE(room.desk.offers()[0].code.has_value());
    room.desk.go(Screen::kTable);
    room.playToTheEnd();
    room.desk.go(Screen::kShare);
    EXPECT_EQ(room.desk.offers()[1].kind, LinkKind::kReplay);
    for (const Offer& offer : room.desk.offers())
        EXPECT_EQ(offer.code.has_value(), offer.address.size() <= 600) << offer.address.size();
    room.desk.dismiss();
    room.desk.handed(Handed::kNot);
    EXPECT_EQ(room.desk.notice(), Notice::kNone);
    room.desk.handed(Handed::kShared);
    EXPECT_EQ(room.desk.notice(), Notice::kShared);
}

TEST(Links, NothingIsSharedWhileTheDeviceGoesFromHandToHand) {
    Room room(2);
    room.begin();
    room.desk.go(Screen::kShare);
    EXPECT_EQ(room.desk.screen(), Screen::kTable);
}

TEST(Links, AWrongLinkIsToldApart) {
    Room room;
    room.desk.openLink("https://example.org/");
    EXPECT_EQ(room.desk.notice(), Notice::kLinkRefused);
    EXPECT_EQ(room.desk.linkFault(), LinkFault::kNoLink);
    EXPECT_EQ(room.desk.screen(), Screen::kTitle);
}

}  // namespace
}  // namespace semafor
