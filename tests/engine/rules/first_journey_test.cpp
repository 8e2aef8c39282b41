// Tests of rules F01 to F08: the board "first-journey", which has simpler rules.
#include <gtest/gtest.h>

#include "support/invariants.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::counts;
using test::OtherCards;
using test::Position;
using test::Table;

std::vector<int> ids(const auto& tickets) {
    std::vector<int> list;
    for (const TicketId ticket : tickets) list.push_back(static_cast<int>(index(ticket)));
    return list;
}

using Ids = std::vector<int>;
constexpr int kSpecial = 0xff;

EndReason reasonOf(const Table& t) {
    return std::get<GameOver>(t.state.step).reason;
}

TEST(F01_Setup, TwentyWagonsFourCardsTwoTicketsNothingToChoose) {
    const GameState state = newGame(test::gameOf("first-journey"), 4, 3);
    EXPECT_TRUE(std::holds_alternative<TakeTurn>(state.step));
    EXPECT_EQ(state.actor(), state.firstSeat);
    const SetupPiles piles = setupPiles(test::gameOf("first-journey"), 4, 3);
    for (std::size_t s = 0; s < 4; ++s) {
        EXPECT_EQ(state.wagons[s], 20);
        EXPECT_EQ(state.hands[s].total(), 4);
        ASSERT_EQ(state.held[s].size(), 2u);
        EXPECT_EQ(state.held[s][0], piles.tickets[0][s * 2]);
        EXPECT_EQ(state.held[s][1], piles.tickets[0][s * 2 + 1]);
    }
    for (const Color card : state.market) EXPECT_EQ(card, Color::kNone);
}

TEST(F02_Draw, TwoCardsBlindOneIfOnlyOneCanBeHad) {
    Table t("first-journey", Position("first-journey", 2).build());
    EXPECT_EQ(t.why(TakeMarket{0}), RuleError::kNotInThisGame);
    t.act(DrawBlind{});
    ASSERT_TRUE(t.expects<SecondCard>());
    EXPECT_EQ(t.allLegal().size(), 1u);
    t.act(DrawBlind{});
    EXPECT_EQ(t.actor(), 1);
    Table one("first-journey",
              Position("first-journey", 2).top("red").otherCards(OtherCards::kLastSeat).build());
    one.act(DrawBlind{});
    EXPECT_EQ(one.actor(), 1);
    EXPECT_EQ(one.why(DrawBlind{}), RuleError::kNoCardLeft);
    // The discard is reshuffled first.
    Table again(
        "first-journey",
        Position("first-journey", 2).discard("red=1 blue=1").otherCards(OtherCards::kLastSeat).build());
    again.act(DrawBlind{});
    EXPECT_EQ(again.count<DeckShuffled>(), 1);
    EXPECT_TRUE(again.expects<SecondCard>());
}

TEST(F03_Claim, TheOtherTrackStaysOpenForOthersAtEveryNumberOfSeats) {
    for (const std::size_t seats : {2u, 3u, 4u}) {
        Table t("first-journey",
                Position("first-journey", seats).hand(0, "green=1 yellow=1").hand(1, "yellow=1").build());
        t.act(t.claim("dublin-london", "green=1"));
        EXPECT_TRUE(t.legal(t.claim("dublin-london#2", "yellow=1")));
        t.state.step = TakeTurn{Seat{0}};
        EXPECT_EQ(t.why(t.claim("dublin-london#2", "yellow=1")), RuleError::kOtherTrackIsYours);
    }
}

// Tickets: 0 amsterdam-stockholm, 1 berlin-rome, 2 copenhagen-warsaw, 3 amsterdam-madrid.
TEST(F04_CompletedTicket, IsShownCountedAndReplacedAtTheEndOfTheHand) {
    Table t("first-journey", Position("first-journey", 2)
                                 .hand(0, "blue=1")
                                 .owns(0, {"amsterdam-copenhagen"})
                                 .tickets(0, {0, 1})
                                 .deckOnly(0, {5, 6})
                                 .build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    EXPECT_EQ(ids(t.state.completed[0]), (Ids{0}));
    EXPECT_EQ(ids(t.state.held[0]), (Ids{1, 5}));
    EXPECT_EQ(t.actor(), 1);
    EXPECT_EQ(t.scores()[0].total, 1);
}

TEST(F04_CompletedTicket, TheOneHeldLongestFirstAndDrawnOnesInAChain) {
    // Claiming amsterdam-copenhagen completes the held tickets 15 copenhagen-dublin and 0
    // amsterdam-stockholm, and 2 copenhagen-warsaw when it is drawn.
    Table t("first-journey", Position("first-journey", 2)
                                 .hand(0, "red=2")
                                 .owns(0, {"copenhagen-stockholm", "amsterdam-london", "dublin-london",
                                           "riga-stockholm", "riga-warsaw"})
                                 .tickets(0, {15, 0})
                                 .deckOnly(0, {2, 16, 7, 8})
                                 .build());
    t.act(t.claim("amsterdam-copenhagen", "red=2"));
    // 16 london-warsaw, drawn next, is completed as well.
    EXPECT_EQ(ids(t.state.completed[0]), (Ids{15, 0, 2, 16}));
    EXPECT_EQ(ids(t.state.held[0]), (Ids{7, 8}));
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
}

TEST(F04_CompletedTicket, AnEmptyDeckRefillsNothing) {
    Table t("first-journey", Position("first-journey", 2)
                                 .hand(0, "blue=1")
                                 .owns(0, {"amsterdam-copenhagen"})
                                 .tickets(0, {1, 0})
                                 .deckOnly(0, {})
                                 .build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    EXPECT_EQ(ids(t.state.held[0]), (Ids{1}));
    EXPECT_FALSE(t.state.over());
}

TEST(F04_CompletedTicket, TheSixthWinsBeforeItIsReplaced) {
    Table t("first-journey", Position("first-journey", 2)
                                 .hand(0, "blue=1")
                                 .owns(0, {"amsterdam-copenhagen"})
                                 .shown(0, {20, 21, 22, 23, 24})
                                 .tickets(0, {1, 0})
                                 .deckOnly(0, {5, 6})
                                 .build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(reasonOf(t), EndReason::kTickets);
    EXPECT_EQ(ids(t.state.held[0]), (Ids{1}));
    EXPECT_EQ(t.state.ticketDecks[0].size(), 2u);
    EXPECT_EQ(t.scores()[0].rank, 1);
    EXPECT_EQ(t.scores()[1].rank, 2);
}

TEST(F05_Swap, BothGoUnderTheDeckThenTwoAreDrawn) {
    Table t("first-journey", Position("first-journey", 2).tickets(0, {3, 1}).deckOnly(0, {5, 6, 7}).build());
    t.act(SwapTickets{});
    EXPECT_EQ(ids(t.state.held[0]), (Ids{5, 6}));
    const TicketPile& pile = t.state.ticketDecks[0];
    ASSERT_EQ(pile.size(), 3u);
    EXPECT_EQ(pile.fromTop(0), TicketId{7});
    EXPECT_EQ(pile.fromTop(1), TicketId{3});  // in the order they were held
    EXPECT_EQ(pile.fromTop(2), TicketId{1});
    EXPECT_EQ(t.state.idleRun, 1);
    EXPECT_EQ(t.actor(), 1);
}

TEST(F05_Swap, NeedsAFullHandAndATicketInTheDeck) {
    Table t("first-journey", Position("first-journey", 2).tickets(0, {3}).deckOnly(0, {5}).build());
    EXPECT_EQ(t.why(SwapTickets{}), RuleError::kHandNotFull);
    Table empty("first-journey", Position("first-journey", 2).tickets(0, {3, 1}).deckOnly(0, {}).build());
    EXPECT_EQ(empty.why(SwapTickets{}), RuleError::kNoTicketLeft);
    // With one ticket in the deck, the second one drawn is one that the seat just returned.
    Table one("first-journey", Position("first-journey", 2).tickets(0, {3, 1}).deckOnly(0, {5}).build());
    one.act(SwapTickets{});
    EXPECT_EQ(ids(one.state.held[0]), (Ids{5, 3}));
    Table europe("europe", Position("europe", 2).build());
    EXPECT_EQ(europe.why(SwapTickets{}), RuleError::kNotInThisGame);
}

TEST(F05_Swap, ADrawnTicketAlreadyJoinedCounts) {
    Table t("first-journey", Position("first-journey", 2)
                                 .owns(0, {"amsterdam-copenhagen", "copenhagen-stockholm"})
                                 .tickets(0, {3, 1})
                                 .deckOnly(0, {5, 0, 6})
                                 .build());
    t.act(SwapTickets{});
    EXPECT_EQ(ids(t.state.completed[0]), (Ids{0}));
    EXPECT_EQ(ids(t.state.held[0]), (Ids{5, 6}));
    EXPECT_EQ(t.state.idleRun, 0);  // a completed ticket: not an idle turn
}

// Seat 0 owns a line from Dublin (west) to Warsaw; moscow-warsaw would extend it to Moscow (east).
Position almostAcross() {
    Position position("first-journey", 2);
    position.owns(0, {"dublin-london", "amsterdam-london", "amsterdam-berlin", "berlin-warsaw"})
        .hand(0, "red=3");
    return position;
}

TEST(F06_EastWest, TheFirstTimeItCountsAsACompletedTicket) {
    Table t("first-journey", almostAcross().tickets(0, {5, 6}).build());
    t.act(t.claim("moscow-warsaw", "red=3"));
    EXPECT_EQ(ids(t.state.completed[0]), (Ids{kSpecial}));
    EXPECT_EQ(t.scores()[0].total, 1);
    // The bonus is given once per seat.
    t.state.step = TakeTurn{Seat{0}};
    t.state.hands[0] = counts("green=2");
    t.act(t.claim("kiev-moscow", "green=2"));
    EXPECT_EQ(t.state.completed[0].size(), 1u);
}

TEST(F06_EastWest, ComesBeforeTheOrdinaryTicketsOfTheSameClaim) {
    // The same claim completes ticket 22, berlin-moscow.
    Table t("first-journey", almostAcross().tickets(0, {22, 5}).build());
    t.act(t.claim("moscow-warsaw", "red=3"));
    EXPECT_EQ(ids(t.state.completed[0]), (Ids{kSpecial, 22}));
    Table sixth("first-journey", almostAcross().shown(0, {23, 24, 25, 26, 27}).tickets(0, {22, 5}).build());
    sixth.act(sixth.claim("moscow-warsaw", "red=3"));
    ASSERT_TRUE(sixth.state.over());
    EXPECT_EQ(reasonOf(sixth), EndReason::kTickets);
    EXPECT_EQ(ids(sixth.state.held[0]), (Ids{22, 5}));  // neither shown nor replaced
}

TEST(F06_EastWest, AnotherSeatsWagonsDoNotHelp) {
    Table t("first-journey", Position("first-journey", 2)
                                 .owns(1, {"dublin-london", "amsterdam-london"})
                                 .owns(0, {"amsterdam-berlin", "berlin-warsaw"})
                                 .tickets(0, {5, 6})
                                 .hand(0, "red=3")
                                 .build());
    t.act(t.claim("moscow-warsaw", "red=3"));
    EXPECT_TRUE(t.state.completed[0].empty());
}

TEST(F07_End, TheLastWagonEndsTheGameAtOnce) {
    Table t("first-journey", Position("first-journey", 3)
                                 .hand(0, "blue=1")
                                 .tickets(0, {5, 6})
                                 .shown(1, {20, 21})
                                 .shown(2, {22, 23})
                                 .wagons(0, 1)
                                 .build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(reasonOf(t), EndReason::kLastWagon);
    const auto scores = t.scores();
    EXPECT_EQ(scores[0].rank, 3);
    EXPECT_EQ(scores[1].rank, 1);  // most completed tickets, ties share
    EXPECT_EQ(scores[2].rank, 1);
}

TEST(F07_End, SixTicketsOutrankTheLastWagon) {
    Table t("first-journey", Position("first-journey", 2)
                                 .hand(0, "blue=1")
                                 .owns(0, {"amsterdam-copenhagen"})
                                 .shown(0, {20, 21, 22, 23, 24})
                                 .tickets(0, {1, 0})
                                 .wagons(0, 1)
                                 .build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    EXPECT_EQ(reasonOf(t), EndReason::kTickets);
}

TEST(F07_End, TwoWagonsLeftAreNoEnd) {
    Table t("first-journey",
            Position("first-journey", 2).hand(0, "blue=1").tickets(0, {5, 6}).wagons(0, 3).build());
    t.act(t.claim("copenhagen-stockholm", "blue=1"));
    EXPECT_FALSE(t.state.over());
    EXPECT_FALSE(t.state.lastRound());
}

TEST(F08_Stuck, IsDecidedByCompletedTickets) {
    Table t("first-journey",
            Position("first-journey", 2).tickets(0, {5}).shown(1, {20}).deckOnly(0, {}).build());
    t.state.hands = {};
    t.state.deck.clear();
    t.act(Pass{}).act(Pass{});
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(reasonOf(t), EndReason::kStuck);
    EXPECT_EQ(t.scores()[1].rank, 1);
    EXPECT_EQ(t.scores()[0].rank, 2);
}

TEST(F08_Stuck, IdleSwapsEndTheGame) {
    Table t("first-journey", Position("first-journey", 2).tickets(0, {5, 6}).tickets(1, {7, 8}).build());
    for (int i = 0; i < 20; ++i) {
        ASSERT_FALSE(t.state.over()) << i;
        t.act(SwapTickets{});
    }
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(reasonOf(t), EndReason::kStuck);
}

}  // namespace
}  // namespace semafor
