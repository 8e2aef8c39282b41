// Tests of rules R01 to R06: turns, drawing cards, the market, cards that run out.
#include <gtest/gtest.h>

#include "rules/market.h"
#include "support/invariants.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::cards;
using test::counts;
using test::OtherCards;
using test::Position;
using test::Table;

constexpr std::string_view kQuietMarket = "red blue green yellow black";

TEST(R01_Turn, SeatsPlayInOrder) {
    Table t("europe", Position("europe", 3).market(kQuietMarket).build());
    for (const int seat : {0, 1, 2, 0}) {
        EXPECT_EQ(t.actor(), seat);
        t.act(DrawBlind{});
        EXPECT_TRUE(t.expects<SecondCard>());
        EXPECT_EQ(t.actor(), seat);
        t.act(DrawBlind{});
    }
}

TEST(R01_Turn, FirstSeatIsDrawnAtRandom) {
    std::array<int, 5> first = {};
    for (std::uint64_t deal = 0; deal < 500; ++deal)
        ++first[index(newGame(test::gameOf("europe"), 5, deal).firstSeat)];
    for (const int times : first) EXPECT_GT(times, 60);
    std::array<int, 3> small = {};
    for (std::uint64_t deal = 0; deal < 300; ++deal)
        ++small[index(newGame(test::gameOf("first-journey"), 3, deal).firstSeat)];
    for (const int times : small) EXPECT_GT(times, 60);
}

TEST(R02_Drawing, MarketCardIsReplacedBeforeTheSecondDraw) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).top("white orange").build());
    t.act(TakeMarket{1});
    EXPECT_TRUE(t.expects<SecondCard>());
    EXPECT_EQ(t.state.market[1], Color::kWhite);
    EXPECT_EQ(t.state.hands[0], counts("blue=1"));
    t.act(TakeMarket{1});
    EXPECT_EQ(t.state.hands[0], counts("blue=1 white=1"));
    EXPECT_EQ(t.state.market[1], Color::kOrange);
    EXPECT_EQ(t.actor(), 1);
}

TEST(R02_Drawing, ASeatDoesNotStopAfterOneCard) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "red=3").second(0).build());
    EXPECT_EQ(t.allLegal().size(), 6u);
    EXPECT_EQ(t.why(Pass{}), RuleError::kNotNow);
    EXPECT_EQ(t.why(t.claim("budapest-wien", "red=1")), RuleError::kNotNow);
}

TEST(R03_Locomotives, AFaceUpOneIsTheOnlyCardOfTheTurn) {
    Table t("europe", Position("europe", 2).market("red locomotive green yellow black").build());
    t.act(TakeMarket{1});
    EXPECT_TRUE(t.expects<TakeTurn>());
    EXPECT_EQ(t.actor(), 1);
}

TEST(R03_Locomotives, NeverTheSecondCardEvenAsAReplacement) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).top("locomotive").build());
    t.act(TakeMarket{0});
    EXPECT_EQ(t.state.market[0], Color::kLocomotive);
    EXPECT_EQ(t.why(TakeMarket{0}), RuleError::kLocomotiveIsNoSecond);
    EXPECT_FALSE(t.legal(TakeMarket{0}));
    EXPECT_TRUE(t.legal(TakeMarket{1}));
}

TEST(R03_Locomotives, ABlindOneIsAnOrdinaryDraw) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).top("locomotive locomotive").build());
    t.act(DrawBlind{});
    EXPECT_TRUE(t.expects<SecondCard>());
    t.act(DrawBlind{});
    EXPECT_EQ(t.state.hands[0], counts("locomotive=2"));
    EXPECT_EQ(t.actor(), 1);
}

TEST(R04_Sweep, ThreeLocomotivesSweepTheMarketAgainAndAgain) {
    Table t("europe",
            Position("europe", 2)
                .market("red locomotive locomotive yellow black")
                .top("locomotive red locomotive blue locomotive locomotive white green orange red purple")
                .build());
    t.act(TakeMarket{0});
    EXPECT_EQ(t.count<MarketSwept>(), 2);
    const auto expected = cards("white green orange red purple");
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(t.state.market[i], expected[i]);
    EXPECT_EQ(t.state.discard.total(), 10);
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
}

TEST(R04_Sweep, TheTestComesAfterAllSlotsAreFilled) {
    // Two slots are empty. The first one gets the third locomotive, but the other is filled before the sweep.
    Table t("europe", Position("europe", 2)
                          .market("locomotive - - locomotive black")
                          .top("locomotive white red blue green yellow purple")
                          .hand(0, "red=1")
                          .build());
    t.act(t.claim("budapest-wien", "red=1"));
    EXPECT_EQ(t.state.discard, counts("locomotive=3 white=1 black=1 red=1"));
    EXPECT_EQ(t.state.market[0], Color::kRed);
}

TEST(R04_Sweep, SweptCardsAreInTheDiscardBeforeNewOnesAreDealt) {
    // The deck is empty after the replacement: the new five come from the swept cards and the discard.
    Table t("europe", Position("europe", 2)
                          .market("red locomotive locomotive yellow black")
                          .top("locomotive")
                          .discard("white=1 green=3")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.act(TakeMarket{0});
    EXPECT_GE(t.count<MarketSwept>(), 1);
    EXPECT_GE(t.count<DeckShuffled>(), 1);
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
    int locomotives = 0;
    for (const Color card : t.state.market) locomotives += card == Color::kLocomotive;
    EXPECT_LT(locomotives, 3);
}

TEST(R04_Sweep, NotWithFewerThanThreeCardsThatAreNoLocomotives) {
    // Market, deck and discard hold two coloured cards: the market stays as it is.
    Table t("europe", Position("europe", 2)
                          .market("red locomotive locomotive yellow locomotive")
                          .hand(0, "red=1")
                          .discard("locomotive=5")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    EXPECT_FALSE(sweepDue(t.game, t.state));
    t.act(TakeMarket{1});
    EXPECT_EQ(t.count<MarketSwept>(), 0);
    // One more coloured card in the discard makes three.
    t.state.discard[Color::kGreen] = 1;
    t.state.market[1] = Color::kLocomotive;
    EXPECT_TRUE(sweepDue(t.game, t.state));
}

TEST(R04_Sweep, NotWhenFiveCardsCannotBeDealt) {
    GameState state = Position("europe", 2)
                          .market("locomotive locomotive locomotive red -")
                          .otherCards(OtherCards::kLastSeat)
                          .build();
    EXPECT_FALSE(sweepDue(test::gameOf("europe"), state));
    state.discard[Color::kGreen] = 2;
    EXPECT_TRUE(sweepDue(test::gameOf("europe"), state));
}

TEST(R04_Sweep, AtMostAHundredTimesATest) {
    // Three coloured cards among very many locomotives hardly ever make a market without a sweep.
    MapDef map = test::gameOf("europe").map();
    map.cards = {1, 1, 1, 0, 0, 0, 0, 0, 107};
    const Game game(map);
    GameState state;
    state.seats = 2;
    state.wagons = {45, 45};
    state.step = TakeTurn{Seat{0}};
    state.market = {Color::kLocomotive, Color::kLocomotive, Color::kLocomotive, Color::kPurple, Color::kBlue};
    for (int i = 0; i < 100; ++i) state.deck.pushOnTop(Color::kLocomotive);
    state.deck.pushOnTop(Color::kOrange);
    Events events;
    ASSERT_FALSE(apply(game, state, DrawBlind{}, events));  // takes the orange card: two coloured are left
    int sweeps = 0;
    for (const Event& event : events) sweeps += std::holds_alternative<MarketSwept>(event);
    EXPECT_EQ(sweeps, 0);
    state.discard[Color::kOrange] = 1;
    ASSERT_FALSE(apply(game, state, DrawBlind{}, events));
    for (const Event& event : events) sweeps += std::holds_alternative<MarketSwept>(event);
    EXPECT_EQ(sweeps, 100);
}

TEST(R05_Reshuffle, OnlyWhenACardIsNeeded) {
    Table t(
        "europe",
        Position("europe", 2).market(kQuietMarket).top("red blue").otherCards(OtherCards::kDiscard).build());
    t.act(DrawBlind{});
    t.act(DrawBlind{});
    EXPECT_TRUE(t.state.deck.empty());  // not earlier
    EXPECT_EQ(t.count<DeckShuffled>(), 0);
    const int discarded = t.state.discard.total();
    t.act(DrawBlind{});
    EXPECT_EQ(t.count<DeckShuffled>(), 1);
    EXPECT_EQ(static_cast<int>(t.state.deck.size()), discarded - 1);
    EXPECT_EQ(t.state.discard.total(), 0);
}

TEST(R05_Reshuffle, SlotsStayEmptyWithoutCardsAndFillLowestFirst) {
    Table t("europe", Position("europe", 2)
                          .market("- - green yellow black")
                          .hand(0, "red=1")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.act(t.claim("budapest-wien", "red=1"));
    // The paid card is the only one: it goes to slot 0.
    EXPECT_EQ(t.state.market[0], Color::kRed);
    EXPECT_EQ(t.state.market[1], Color::kNone);
    EXPECT_EQ(t.count<DeckShuffled>(), 1);
}

TEST(R05_Reshuffle, MarketCardsMayBeTakenWhileDeckAndDiscardAreEmpty) {
    Table t("europe",
            Position("europe", 2).market("red - green - -").otherCards(OtherCards::kLastSeat).build());
    EXPECT_EQ(t.why(DrawBlind{}), RuleError::kNoCardLeft);
    EXPECT_EQ(t.why(TakeMarket{1}), RuleError::kSlotEmpty);
    t.act(TakeMarket{0});
    EXPECT_TRUE(t.expects<SecondCard>());
    t.act(TakeMarket{2});
    EXPECT_EQ(t.actor(), 1);
    EXPECT_TRUE(t.legalOf<DrawBlind>().empty());
    EXPECT_TRUE(t.legalOf<TakeMarket>().empty());  // with no card left drawing is not legal
}

TEST(R05_Reshuffle, TheTurnEndsAfterTheOnlyCard) {
    Table t("europe",
            Position("europe", 2).market("- - - - -").top("red").otherCards(OtherCards::kLastSeat).build());
    t.act(DrawBlind{});
    EXPECT_TRUE(t.expects<TakeTurn>());
    EXPECT_EQ(t.actor(), 1);
}

TEST(R05_Reshuffle, TheTurnEndsWhenOnlyLocomotivesLieFaceUp) {
    Table t("europe", Position("europe", 2)
                          .market("red locomotive locomotive - -")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.act(TakeMarket{0});
    EXPECT_TRUE(t.expects<TakeTurn>());
    EXPECT_EQ(t.actor(), 1);
}

TEST(R05_Reshuffle, TheMarketIsSettledAfterTheLastActionToo) {
    Table t("europe", Position("europe", 2)
                          .market("red blue green yellow -")
                          .hand(0, "red=1")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.state.turnsLeft = 1;
    t.act(t.claim("budapest-wien", "red=1"));
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(t.state.market[4], Color::kRed);
}

TEST(R06_Stuck, ASeatMustActIfOnlyTicketsCanBeDrawn) {
    Table t("europe", Position("europe", 2).market("- - - - -").otherCards(OtherCards::kLastSeat).build());
    const auto legal = t.allLegal();
    ASSERT_EQ(legal.size(), 1u);
    EXPECT_EQ(legal[0], Action(DrawTickets{}));
    EXPECT_EQ(t.why(Pass{}), RuleError::kSomethingElseIsLegal);
    t.state.turnsLeft = 1;  // also in the last turn
    EXPECT_TRUE(t.legal(DrawTickets{}));
}

// No seat can do anything but pass: hands are too poor, no other cards or tickets are left, wagons are few.
GameState deadlock(std::size_t seats) {
    GameState state =
        Position("europe", seats).deckOnly(1, {}).deckOnly(0, {}).otherCards(OtherCards::kLastSeat).build();
    state.wagons = {};
    for (std::size_t s = 0; s < seats; ++s) state.wagons[s] = 3;
    state.hands[seats - 1] = {};
    state.discard = {};
    return state;
}

TEST(R06_Stuck, AllSeatsPassingEndTheGame) {
    Table t("europe", deadlock(3));
    t.act(Pass{});
    EXPECT_EQ(t.actor(), 1);
    EXPECT_EQ(t.count<TurnPassed>(), 1);
    t.act(Pass{});
    EXPECT_FALSE(t.state.over());
    t.act(Pass{});
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kStuck);
    EXPECT_TRUE(t.allLegal().empty());
    EXPECT_EQ(t.why(Pass{}), RuleError::kGameOver);
}

TEST(R06_Stuck, R11IsTestedFirst) {
    Table t("europe", deadlock(2));
    t.state.turnsLeft = 2;
    t.act(Pass{}).act(Pass{});
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kWagons);
    // Triggering the last round doesn't save a stuck game.
    Table late("europe", deadlock(2));
    late.act(Pass{});
    late.state.wagons[1] = 2;
    late.act(Pass{});
    EXPECT_EQ(std::get<GameOver>(late.state.step).reason, EndReason::kStuck);
}

TEST(R06_Stuck, TenIdleTurnsASeatEndTheGame) {
    Table t("europe", deadlock(2));
    t.state.idleRun = 18;  // as if by declined tunnels
    t.act(Pass{});
    EXPECT_FALSE(t.state.over());
    EXPECT_EQ(t.state.idleRun, 19);
    t.state.passRun = 0;
    t.act(Pass{});
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kStuck);
}

TEST(R06_Stuck, AnyOtherTurnBreaksTheRunOfIdleOnes) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "red=1").build());
    t.state.idleRun = 19;
    t.state.passRun = 1;
    t.act(t.claim("budapest-wien", "red=1"));
    EXPECT_FALSE(t.state.over());
    EXPECT_EQ(t.state.idleRun, 0);
    EXPECT_EQ(t.state.passRun, 0);
}

TEST(R06_Stuck, FourThousandAndNinetySixActionsEndTheGame) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).build());
    t.state.actionsTaken = 4094;
    t.act(DrawBlind{});
    EXPECT_TRUE(t.expects<SecondCard>());
    t.act(DrawBlind{});
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kStuck);
    // The limit is checked after each action, also in the middle of a turn.
    Table half("europe", Position("europe", 2).market(kQuietMarket).build());
    half.state.actionsTaken = 4095;
    half.act(DrawBlind{});
    EXPECT_EQ(std::get<GameOver>(half.state.step).reason, EndReason::kStuck);
    // Set-up choices count as actions.
    GameState fresh = newGame(test::gameOf("europe"), 2, 7);
    EXPECT_EQ(fresh.actionsTaken, 0);
    Table setup("europe", fresh);
    setup.act(setup.allLegal().front());
    EXPECT_EQ(setup.state.actionsTaken, 1);
}

TEST(R06_Stuck, R11OutranksTheLastAction) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "red=1").build());
    t.state.actionsTaken = 4095;
    t.state.turnsLeft = 1;
    t.act(t.claim("budapest-wien", "red=1"));
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kWagons);
}

}  // namespace
}  // namespace semafor
