// Tests of sharing and opening links: offers, descriptions, and that opening one changes no game.
#include <gtest/gtest.h>

#include "desk/desk.h"
#include "support/desk_room.h"
#include "support/fake_host.h"
#include "support/games.h"
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
    room.desk.carryOut(ask::Go{Screen::kShare});
    room.desk.carryOut(ask::Share{LinkKind::kDeal});
    ASSERT_EQ(room.host.copied.size(), 1u);
    EXPECT_EQ(room.host.shared[0], "The same deal: play it yourself!");
    const auto before = room.store.texts;
    room.desk.openLink(room.host.copied[0]);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kLink);
    EXPECT_EQ(room.store.texts, before);
    const std::uint64_t id = room.desk.table.match()->saved().id;
    room.desk.carryOut(ask::AcceptLink{});
    EXPECT_NE(room.desk.table.match()->saved().id, id);
    EXPECT_EQ(room.desk.table.match()->session().setup().dealCode, 7u);
    EXPECT_EQ(room.desk.library.find(id)->saved.log.size() > 0, true);
}

TEST(Links, AGoodLinkEndsWhatWasSaidOfABadOne) {
    Room room;
    room.begin();
    room.desk.carryOut(ask::Go{Screen::kShare});
    room.desk.carryOut(ask::Share{LinkKind::kDeal});
    room.desk.openLink("#s.nonsense");
    EXPECT_EQ(room.desk.notices.current(), Notice::kLinkRefused);
    room.desk.openLink(room.host.copied.back());
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kLink);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
}

TEST(Links, AContinueLinkGoesOnWhereTheGameStands) {
    Room room;
    room.begin();
    for (std::size_t n = 0; n < 10; ++n) room.actOnce(n);
    const auto fingerprint = room.desk.table.match()->session().stateFingerprint();
    room.desk.carryOut(ask::Go{Screen::kShare});
    room.desk.carryOut(ask::Share{LinkKind::kContinue});
    MemoryStore store;
    FakeHost host;
    Desk other(host, store);
    other.openLink("Play with me: " + room.host.copied.back() + ".");
    other.carryOut(ask::AcceptLink{});
    ASSERT_NE(other.table.match(), nullptr);
    EXPECT_EQ(other.table.match()->session().stateFingerprint(), fingerprint);
}

TEST(Links, WhatCanBeSharedFollowsTheGame) {
    Room room(1, "first-journey");
    room.begin();
    room.desk.carryOut(ask::Go{Screen::kShare});
    ASSERT_EQ(room.desk.links.offers().size(), 2u);
    EXPECT_EQ(room.desk.links.offers()[0].kind, LinkKind::kDeal);
    EXPECT_EQ(room.desk.links.offers()[1].kind, LinkKind::kContinue);
    EXPECT_TRUE(room.desk.links.offers()[0].code.has_value());
    room.desk.carryOut(ask::Go{Screen::kTable});
    room.playToTheEnd();
    room.desk.carryOut(ask::Go{Screen::kShare});
    EXPECT_EQ(room.desk.links.offers()[1].kind, LinkKind::kReplay);
    for (const Offer& offer : room.desk.links.offers())
        EXPECT_EQ(offer.code.has_value(), offer.address.size() <= 600) << offer.address.size();
    room.desk.carryOut(ask::Dismiss{});
    room.desk.links.handed(Handed::kNot);
    EXPECT_EQ(room.desk.notices.current(), Notice::kNone);
    room.desk.links.handed(Handed::kShared);
    EXPECT_EQ(room.desk.notices.current(), Notice::kShared);
}

TEST(Links, AGameIsSentOnFromTheHandOverScreen) {
    Room room(2);
    room.begin();
    room.actOnce(0);
    ASSERT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    room.desk.carryOut(ask::Go{Screen::kShare});
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kShare);
    ASSERT_EQ(room.desk.links.offers().size(), 2u);
    EXPECT_EQ(room.desk.links.offers()[1].kind, LinkKind::kContinue);
    room.desk.carryOut(ask::Share{LinkKind::kContinue});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    room.desk.carryOut(ask::Go{Screen::kTable});
    EXPECT_EQ(room.desk.table.match()->viewer(), kNoSeat);
    FakeHost host;
    MemoryStore store;
    Desk other(host, store);
    other.openLink(room.host.copied.back());
    other.carryOut(ask::AcceptLink{});
    EXPECT_EQ(other.table.match()->viewer(), kNoSeat);
    EXPECT_EQ(other.table.match()->session().stateFingerprint(),
              room.desk.table.match()->session().stateFingerprint());
}

TEST(Links, AWrongLinkIsToldApart) {
    Room room;
    room.desk.openLink("https://example.org/");
    EXPECT_EQ(room.desk.notices.current(), Notice::kLinkRefused);
    EXPECT_EQ(room.desk.notices.linkFault(), LinkFault::kNoLink);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
}

// The command can make such a link from a board's folder.
TEST(Links, ALinkOfABoardThatIsNotHereIsToldApart) {
    Link link;
    link.game.map = "islands";
    link.game.dealCode = 7;
    link.game.seats.resize(2);
    const auto code = encodeLink(test::gameOf("islands"), link);
    ASSERT_TRUE(code);
    Room room;
    const auto before = room.store.texts;
    room.desk.openLink("#" + *code);
    EXPECT_EQ(room.desk.notices.current(), Notice::kLinkRefused);
    EXPECT_EQ(room.desk.notices.linkFault(), LinkFault::kUnknownMap);
    EXPECT_EQ(room.desk.navigation.screen(), Screen::kTitle);
    EXPECT_EQ(room.store.texts, before);
}

}  // namespace
}  // namespace semafor
