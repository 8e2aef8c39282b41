// Tests of rules R09, R12, R20, R21, G01, G02: choosing tickets.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/invariants.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::counts;
using test::keep;
using test::OtherCards;
using test::Position;
using test::Table;

constexpr std::string_view kQuietMarket = "red blue green yellow black";

std::size_t longTickets(const Game& game, const TicketSet& tickets) {
    std::size_t count = 0;
    tickets.forEach(
        [&](TicketId ticket) { count += game.map().rules.tickets.decks[game.deckOf(ticket)].id == "long"; });
    return count;
}

TEST(R09_TicketsInPlay, TheRestGoesUnderTheDeckInTheOrderDrawn) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).deckOnly(1, {10, 30, 20, 40, 11}).build());
    t.act(DrawTickets{});
    ASSERT_TRUE(t.expects<ChooseTickets>());
    t.act(keep({20}));
    const TicketPile& pile = t.state.ticketDecks[1];
    ASSERT_EQ(pile.size(), 4u);
    const std::array<int, 4> expected = {40, 11, 10, 30};
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(pile.fromTop(i), idAt<TicketId>(expected[i]));
    EXPECT_TRUE(t.state.kept[0].has(TicketId{20}));
    EXPECT_EQ(t.actor(), 1);
}

TEST(R09_TicketsInPlay, AtLeastOneIsKept) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).deckOnly(1, {10, 30, 20}).build());
    t.act(DrawTickets{});
    EXPECT_EQ(t.allLegal().size(), 7u);
    EXPECT_EQ(t.why(keep({})), RuleError::kTooFewTicketsKept);
    EXPECT_EQ(t.why(keep({11})), RuleError::kTicketNotOffered);
    EXPECT_EQ(t.why(keep({20, 10})), RuleError::kNotCanonical);
    EXPECT_EQ(t.why(keep({10, 10})), RuleError::kNotCanonical);
    t.act(keep({10, 20, 30}));
    EXPECT_TRUE(t.state.ticketDecks[1].empty());
}

TEST(R09_TicketsInPlay, ALoneTicketMustBeKeptAndNoneIsNotLegal) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).deckOnly(1, {10}).build());
    t.act(DrawTickets{});
    ASSERT_EQ(t.allLegal().size(), 1u);
    t.act(keep({10}));
    // Turns don't draw from the long deck, and the normal one is empty.
    t.state.ticketDecks[0].clear();
    EXPECT_EQ(t.why(DrawTickets{}), RuleError::kNoTicketLeft);
    EXPECT_TRUE(t.legalOf<DrawTickets>().empty());
}

TEST(R12_Setup, DealsCardsThenTheMarketThenTickets) {
    const Game& game = test::gameOf("europe");
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
        const SetupPiles piles = setupPiles(game, 3, deal);
        const GameState state = newGame(game, 3, deal);
        CardCounts hand;
        for (std::size_t i = 4; i < 8; ++i) ++hand[piles.deck[i]];
        EXPECT_EQ(state.hands[1], hand);  // four cards at a time
        EXPECT_EQ(state.firstSeat, piles.firstSeat);
        Events events;
        EXPECT_EQ(newGame(game, 3, deal, events), state);
        bool swept = false;
        for (const Event& event : events) swept = swept || std::holds_alternative<MarketSwept>(event);
        for (std::size_t i = 0; i < 5 && !swept; ++i) EXPECT_EQ(state.market[i], piles.deck[12 + i]);
        EXPECT_EQ(state.offers[0][0], piles.tickets[0][0]);  // the long ticket first
        EXPECT_EQ(state.offers[2][3], piles.tickets[1][8]);
    }
}

TEST(R12_Setup, TheMarketIsSweptAtSetupToo) {
    const Game& game = test::gameOf("europe");
    int sweeps = 0;
    for (std::uint64_t deal = 0; deal < 500; ++deal) {
        Events events;
        const GameState state = newGame(game, 2, deal, events);
        for (const Event& event : events) sweeps += std::holds_alternative<MarketSwept>(event);
        EXPECT_LT(std::count(state.market.begin(), state.market.end(), Color::kLocomotive), 3);
    }
    EXPECT_GT(sweeps, 0);
}

TEST(R12_Setup, SeatsChooseInOrderFromSeatZeroThenTheFirstSeatPlays) {
    const Game& game = test::gameOf("europe");
    std::uint64_t deal = 0;
    while (newGame(game, 3, deal).firstSeat != Seat{2}) ++deal;
    Table t("europe", newGame(game, 3, deal));
    for (const int seat : {0, 1, 2}) {
        ASSERT_TRUE(t.expects<ChooseTickets>());
        EXPECT_EQ(t.actor(), seat);
        t.act(t.allLegal().front());
        // D: how many a seat kept becomes public only after the last seat's choice.
        EXPECT_EQ(t.count<SetupCountsShown>(), seat == 2 ? 1 : 0);
        EXPECT_EQ(std::get<TicketsKept>(redact(t.events[0], idAt<Seat>((seat + 1) % 3))).counts,
                  (DeckCounts{0, 0}));
    }
    EXPECT_TRUE(t.expects<TakeTurn>());
    EXPECT_EQ(t.actor(), 2);
}

// kNoSeat stands for the moment when the device changes hands: it sees only public facts.
TEST(Redaction, NobodySeesNoSecret) {
    const Event drawn = CardDrawn{idAt<Seat>(0), Color::kRed};
    EXPECT_EQ(std::get<CardDrawn>(redact(drawn, kNoSeat)).card, Color::kNone);
    EXPECT_EQ(std::get<CardDrawn>(redact(drawn, idAt<Seat>(0))).card, Color::kRed);
}

TEST(R20_SetupTickets, KeepTwoOfOneLongAndThreeNormalTheLongOneMayGo) {
    Table t("europe", newGame(test::gameOf("europe"), 4, 11));
    TicketSet offered;
    for (const TicketId ticket : t.state.offers[0]) offered.add(ticket);
    EXPECT_EQ(offered.size(), 4u);
    EXPECT_EQ(longTickets(t.game, offered), 1u);
    const auto legal = t.legalOf<KeepTickets>();
    EXPECT_EQ(legal.size(), 11u);  // 6 pairs, 4 triples, all four
    bool withoutLong = false;
    for (const KeepTickets& choice : legal) {
        TicketSet kept;
        for (const TicketId ticket : choice.tickets) kept.add(ticket);
        withoutLong = withoutLong || longTickets(t.game, kept) == 0;
    }
    EXPECT_TRUE(withoutLong);
    EXPECT_EQ(t.why(KeepTickets{{}}), RuleError::kTooFewTicketsKept);
}

TEST(R20_SetupTickets, ReturnedAndUndealtLongOnesLeaveTheGame) {
    Table t("europe", newGame(test::gameOf("europe"), 4, 11));
    EXPECT_TRUE(t.state.ticketDecks[0].empty());
    EXPECT_EQ(t.state.aside.size(), 2u);  // the undealt long tickets
    while (t.expects<ChooseTickets>()) t.act(t.allLegal().front());
    EXPECT_EQ(t.state.aside.size(), 10u);
    EXPECT_EQ(t.state.ticketDecks[1].size(), 28u);
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
}

TEST(R21_TicketsInPlay, ThreeAreDrawnAllNormal) {
    Table t("europe", newGame(test::gameOf("europe"), 2, 3));
    while (t.expects<ChooseTickets>()) t.act(t.allLegal().front());
    const auto seat = static_cast<std::size_t>(t.actor());
    t.act(DrawTickets{});
    TicketSet offered;
    for (const TicketId ticket : t.state.offers[seat]) offered.add(ticket);
    EXPECT_EQ(offered.size(), 3u);
    EXPECT_EQ(longTickets(t.game, offered), 0u);
    EXPECT_EQ(t.why(NameMix{{1, 3}}), RuleError::kNotInThisGame);
}

TEST(G01_SetupMix, SeatsNameDrawAndKeepOneAfterTheOther) {
    Table t("germany", newGame(test::gameOf("germany"), 3, 5));
    for (const int seat : {0, 1, 2}) {
        ASSERT_TRUE(t.expects<ChooseMix>());
        EXPECT_EQ(t.actor(), seat);
        EXPECT_EQ(t.legalOf<NameMix>().size(), 5u);
        EXPECT_EQ(t.why(NameMix{{2, 1}}), RuleError::kMixDoesNotFit);
        const auto place = static_cast<std::size_t>(seat);
        t.act(NameMix{{1, 3}});
        ASSERT_TRUE(t.expects<ChooseTickets>());
        EXPECT_EQ(t.actor(), seat);
        const TicketList offer = t.state.offers[place];
        ASSERT_EQ(offer.size(), 4u);
        EXPECT_EQ(t.game.deckOf(offer[0]), 0u);  // short before long
        EXPECT_EQ(t.game.deckOf(offer[1]), 1u);
        EXPECT_EQ(t.why(keep({})), RuleError::kTooFewTicketsKept);
        t.act(t.legalOf<KeepTickets>().front());
        EXPECT_EQ(t.state.kept[place].size(), 2u);
    }
    EXPECT_TRUE(t.expects<TakeTurn>());
}

TEST(G01_SetupMix, ReturnedTicketsLieAsideThenBothDecksAreShuffled) {
    Table t("germany", newGame(test::gameOf("germany"), 2, 5));
    t.act(NameMix{{4, 0}}).act(t.legalOf<KeepTickets>().front());
    EXPECT_EQ(t.state.aside.size(), 2u);
    EXPECT_EQ(t.state.ticketDecks[0].size(), 51u);
    const TicketPile longBefore = t.state.ticketDecks[1];
    t.act(NameMix{{4, 0}}).act(t.legalOf<KeepTickets>().back());
    EXPECT_EQ(t.count<TicketsShuffled>(), 2);  // both decks, always
    EXPECT_TRUE(t.state.aside.empty());
    EXPECT_EQ(t.state.ticketDecks[0].size(), 49u);
    EXPECT_EQ(t.state.ticketDecks[1].size(), 34u);
    EXPECT_FALSE(t.state.ticketDecks[1] == longBefore);
    std::vector<std::uint8_t> decks;
    for (const Event& event : t.events)
        if (const auto* e = std::get_if<TicketsShuffled>(&event)) decks.push_back(e->deck);
    EXPECT_EQ(decks, (std::vector<std::uint8_t>{0, 1}));  // short, then long
}

TEST(ReturnedUnder, TicketsOfTheSetupLieUnderTheirDeckWhenAllHaveChosen) {
    Table t("islands", newGame(test::gameOf("islands"), 3, 5));
    const TicketPile before = t.state.ticketDecks[0];
    TicketSet returned;
    for (const std::size_t seat : {0u, 1u, 2u}) {
        EXPECT_EQ(t.state.ticketDecks[0], before) << "seat " << seat;  // the number returned is hidden (R12)
        const KeepTickets choice = t.legalOf<KeepTickets>().front();
        for (const TicketId ticket : t.state.offers[seat]) returned.add(ticket);
        t.act(choice);
        for (const TicketId ticket : choice.tickets) returned.remove(ticket);
    }
    ASSERT_EQ(returned.size(), 3u);
    EXPECT_TRUE(t.state.aside.empty());
    EXPECT_EQ(t.count<TicketsShuffled>(), 0);
    const TicketPile& deck = t.state.ticketDecks[0];
    ASSERT_EQ(deck.size(), before.size() + 3);
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(deck.fromTop(i), before.fromTop(i));
    std::size_t place = before.size();
    returned.forEach([&](TicketId ticket) { EXPECT_EQ(deck.fromTop(place++), ticket); });  // ascending
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
}

TEST(ReturnedUnder, EverybodySeesHowManyWhenAllHaveChosen) {
    Table t("islands", newGame(test::gameOf("islands"), 2, 5));
    t.act(t.legalOf<KeepTickets>().back()).act(t.legalOf<KeepTickets>().front());
    ASSERT_EQ(t.count<SetupCountsShown>(), 1);
    for (const Event& event : t.events) {
        const auto* shown = std::get_if<SetupCountsShown>(&event);
        if (shown == nullptr) continue;
        EXPECT_EQ(shown->returned, (DeckCounts{1, 0}));
    }
}

// No turn draws from the deck of long tickets, so its returned tickets leave the game even so (R20).
TEST(ReturnedUnder, TicketsThatNoTurnDrawsLeaveTheGame) {
    MapDef map = test::gameOf("europe").map();
    map.rules.tickets.setup->returned = ReturnedTickets::kUnder;
    const Game game(std::move(map));
    GameState state = newGame(game, 4, 11);
    ActionList legal;
    for (int seat = 0; seat < 4; ++seat) {
        legalActions(game, state, legal);
        applyLegal(game, state, legal[0]);
    }
    EXPECT_TRUE(state.ticketDecks[0].empty());
    EXPECT_EQ(longTickets(game, state.aside), state.aside.size());
    const std::size_t kept = 8;
    EXPECT_EQ(state.aside.size() + state.ticketDecks[1].size() + kept, game.ticketCount());
    EXPECT_EQ(test::brokenLaws(game, state), "");
}

TEST(G02_Mix, FourInAMixNamedFirst) {
    Table t("germany", Position("germany", 2).market(kQuietMarket).build());
    EXPECT_EQ(t.legalOf<NameMix>().size(), 5u);
    EXPECT_EQ(t.why(DrawTickets{}), RuleError::kNotInThisGame);
    t.act(NameMix{{3, 1}});
    ASSERT_TRUE(t.expects<ChooseTickets>());
    EXPECT_EQ(t.legalOf<KeepTickets>().size(), 15u);
    t.act(keep({1}));
    // Returned tickets go under the deck that each came from.
    EXPECT_EQ(t.state.ticketDecks[0].fromTop(t.state.ticketDecks[0].size() - 1), TicketId{2});
    EXPECT_EQ(t.state.ticketDecks[1].fromTop(t.state.ticketDecks[1].size() - 1), TicketId{55});
    EXPECT_EQ(t.actor(), 1);
}

TEST(G02_Mix, NeverAsksMoreOfADeckThanItHolds) {
    Table t("germany", Position("germany", 2).market(kQuietMarket).deckOnly(0, {1, 2}).build());
    const auto mixes = t.legalOf<NameMix>();
    ASSERT_EQ(mixes.size(), 3u);
    EXPECT_EQ(mixes.back().counts, (DeckCounts{2, 2}));
    EXPECT_EQ(t.why(NameMix{{3, 1}}), RuleError::kMixDoesNotFit);
}

TEST(G02_Mix, WithFewerThanFourInBothAllOfThem) {
    Table t("germany",
            Position("germany", 2).market(kQuietMarket).deckOnly(0, {1, 2}).deckOnly(1, {60}).build());
    const auto mixes = t.legalOf<NameMix>();
    ASSERT_EQ(mixes.size(), 1u);
    EXPECT_EQ(mixes[0].counts, (DeckCounts{2, 1}));
    Table none("germany",
               Position("germany", 2).market(kQuietMarket).deckOnly(0, {}).deckOnly(1, {}).build());
    EXPECT_TRUE(none.legalOf<NameMix>().empty());
    EXPECT_EQ(none.why(NameMix{{0, 0}}), RuleError::kNoTicketLeft);
}

}  // namespace
}  // namespace semafor
