// Views: what a seat may know, folded from events, sampled back; and secrecy.
#include <gtest/gtest.h>

#include "rules/scoring.h"
#include "support/games.h"
#include "support/invariants.h"
#include "support/position.h"
#include "view/player_view.h"
#include "view/resample.h"

namespace semafor {
namespace {

using test::counts;
using test::Position;
using test::Table;

template <class Visit>
void forEachSeat(const GameState& state, Visit&& visit) {
    for (std::size_t s = 0; s < state.seats; ++s) visit(idAt<Seat>(s));
}

TEST(Laws, FoldingRedactedEventsGivesTheNextView) {
    ActionList legal;
    Events events;
    test::forEachGame(test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        BySeat<PlayerView> views;
        forEachSeat(state, [&](Seat seat) { views[index(seat)] = observe(game, state, seat); });
        while (!state.over()) {
            legalActions(game, state, legal);
            const Action action = test::choose(legal, rng);
            ASSERT_FALSE(apply(game, state, action, events));
            forEachSeat(state, [&](Seat seat) {
                PlayerView& view = views[index(seat)];
                for (const Event& event : events) fold(game, view, redact(event, seat));
                ASSERT_EQ(view, observe(game, state, seat))
                    << game.map().name << " deal " << seed << " kind " << action.index();
            });
        }
    });
}

TEST(Laws, ResampledStatesGiveTheSameViewAndAreWhole) {
    ActionList legal;
    test::forEachGame(test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            forEachSeat(state, [&](Seat seat) {
                const PlayerView view = observe(game, state, seat);
                const GameState other = resample(game, view, rng);
                ASSERT_EQ(test::brokenLaws(game, other), "") << game.map().name << " deal " << seed;
                ASSERT_EQ(observe(game, other, seat), view) << game.map().name << " deal " << seed;
            });
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
    });
}

TEST(Laws, ResampledGamesCanBePlayedToTheirEnd) {
    ActionList legal;
    test::forEachGame(test::gamesToPlay(), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        for (int i = 0; i < 40 && !state.over(); ++i) {
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
        GameState other = resample(game, observe(game, state, Seat{1}), rng);
        while (!other.over()) {
            legalActions(game, other, legal);
            applyLegal(game, other, test::choose(legal, rng));
            ASSERT_EQ(test::brokenLaws(game, other), "");
        }
    });
}

TEST(Resample, DrawsTheHiddenPartsAnew) {
    const Game& game = test::gameOf("europe");
    const GameState state = newGame(game, 3, 4);
    Rng rng(1);
    const PlayerView view = observe(game, state, Seat{0});
    const GameState one = resample(game, view, rng);
    const GameState two = resample(game, view, rng);
    EXPECT_FALSE(one.deck == two.deck);
    EXPECT_NE(one.dealCode, two.dealCode);
    EXPECT_NE(one.dealCode, state.dealCode);
    EXPECT_FALSE(one.offers[1] == two.offers[1]);
    EXPECT_EQ(one.hands[0], state.hands[0]);
}

TEST(Resample, HonoursTheCardsThatEverybodyCouldFollow) {
    Table t("europe", Position("europe", 2).market("red blue green yellow black").build());
    t.act(TakeMarket{0}).act(TakeMarket{1});
    EXPECT_EQ(t.state.known[0], counts("red=1 blue=1"));
    Rng rng(1);
    for (int i = 0; i < 50; ++i) {
        const GameState other = resample(t.game, observe(t.game, t.state, Seat{1}), rng);
        EXPECT_GE(other.hands[0][Color::kRed], 1);
        EXPECT_GE(other.hands[0][Color::kBlue], 1);
        EXPECT_EQ(other.hands[0].total(), 2);
    }
}

// Events of one action in two games that are equal in all that the seat may know.
void expectEqualFor(const Game& game, Seat seat, const Events& one, const Events& two) {
    ASSERT_EQ(one.size(), two.size()) << game.map().name;
    for (std::size_t i = 0; i < one.size(); ++i)
        ASSERT_EQ(redact(one[i], seat), redact(two[i], seat)) << one[i].index();
}

// Actions whose public outcome no hidden card decides.
bool publicOutcome(const Game& game, const GameState& state, const Action& action) {
    if (const auto* claim = std::get_if<ClaimRoute>(&action))
        return !game.route(claim->route).tunnel && !game.rules().instantTickets;
    if (std::holds_alternative<TakeMarket>(action) || std::holds_alternative<SwapTickets>(action))
        return false;
    // The last choice of the set-up shows how many every seat has kept.
    const auto* choice = std::get_if<ChooseTickets>(&state.step);
    if (choice != nullptr && choice->setup && index(choice->seat) + 1u == state.seats) return false;
    return !state.deck.empty();
}

TEST(Secrecy, EqualKnowledgeGivesEqualEventsAndViews) {
    ActionList legal;
    Events mine;
    Events theirs;
    int compared = 0;
    const int games = test::gamesToPlay();
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            legalActions(game, state, legal);
            const Action action = test::choose(legal, rng);
            forEachSeat(state, [&](Seat seat) {
                GameState other = resample(game, observe(game, state, seat), rng);
                GameState next = state;
                if (check(game, other, action) || !publicOutcome(game, state, action)) return;
                if (seat == state.actor() && !std::holds_alternative<ClaimRoute>(action)) return;
                ASSERT_FALSE(apply(game, next, action, mine));
                ASSERT_FALSE(apply(game, other, action, theirs));
                if (next.over() || other.deck.size() != next.deck.size()) return;
                if (mine.size() > 1 && next.market != other.market) return;  // a gap filled from the deck
                expectEqualFor(game, seat, mine, theirs);
                ASSERT_EQ(observe(game, next, seat), observe(game, other, seat));
                ++compared;
            });
            applyLegal(game, state, action);
        }
    });
    EXPECT_GT(compared, games * 45);
}

TEST(Secrecy, NobodyKnowsHowManyTicketsAreKeptAtSetup) {
    for (const auto* map : {"europe", "germany"}) {
        Table few(map, newGame(test::gameOf(map), 3, 8));
        Table many(map, few.state);
        for (Table* t : {&few, &many})
            if (t->expects<ChooseMix>()) t->act(NameMix{{2, 2}});
        few.act(few.legalOf<KeepTickets>().front());
        many.act(many.legalOf<KeepTickets>().back());
        expectEqualFor(few.game, Seat{1}, few.events, many.events);
        EXPECT_EQ(observe(few.game, few.state, Seat{1}), observe(many.game, many.state, Seat{1}));
        EXPECT_FALSE(observe(few.game, few.state, Seat{0}) == observe(many.game, many.state, Seat{0}));
        // With the last choice the numbers are public.
        for (Table* t : {&few, &many})
            while (!t->expects<TakeTurn>()) t->act(t->allLegal().front());
        const auto total = [](const DeckCounts& counts) { return counts[0] + counts[1]; };
        EXPECT_EQ(total(observe(few.game, few.state, Seat{1}).keptCounts[0]), 2);
        EXPECT_EQ(total(observe(many.game, many.state, Seat{1}).keptCounts[0]), 4);
    }
}

TEST(Secrecy, BlindDrawsOffersAndOrdersOfDecksAreHidden) {
    EXPECT_EQ(std::get<CardDrawn>(redact(CardDrawn{Seat{0}, Color::kRed}, Seat{1})).card, Color::kNone);
    EXPECT_EQ(std::get<CardDrawn>(redact(CardDrawn{Seat{0}, Color::kRed}, Seat{0})).card, Color::kRed);
    TicketList tickets;
    tickets.push(TicketId{4});
    const TicketsOffered offered{Seat{0}, {1, 0}, tickets};
    EXPECT_TRUE(std::get<TicketsOffered>(redact(offered, Seat{1})).tickets.empty());
    EXPECT_EQ(std::get<TicketsOffered>(redact(offered, Seat{1})).counts, (DeckCounts{1, 0}));
    const TicketsKept kept{Seat{0}, false, {1, 0}, {0, 2}, tickets};
    EXPECT_TRUE(std::get<TicketsKept>(redact(kept, Seat{1})).tickets.empty());
    EXPECT_EQ(std::get<TicketsKept>(redact(kept, Seat{1})).counts, (DeckCounts{1, 0}));
    EXPECT_EQ(std::get<TicketDrawn>(redact(TicketDrawn{Seat{0}, TicketId{3}}, Seat{1})).ticket,
              kHiddenTicket);
    DeckShuffled shuffled;
    shuffled.order.push(Color::kRed);
    for (const int seat : {0, 1})
        EXPECT_TRUE(std::get<DeckShuffled>(redact(shuffled, idAt<Seat>(seat))).order.empty());
    TicketsShuffled again{0, 1, {}};
    again.order.push(TicketId{4});
    EXPECT_TRUE(std::get<TicketsShuffled>(redact(again, Seat{0})).order.empty());
    EXPECT_EQ(std::get<TicketsShuffled>(redact(again, Seat{0})).size, 1);
}

TEST(Views, ShowAllTicketsAndScoresWhenTheGameIsOver) {
    ActionList legal;
    const Game& game = test::gameOf("europe");
    Rng rng(3);
    GameState state = newGame(game, 2, 3);
    while (!state.over()) {
        const PlayerView view = observe(game, state, Seat{0});
        EXPECT_TRUE(view.shown[1].empty());
        legalActions(game, state, legal);
        applyLegal(game, state, test::choose(legal, rng));
    }
    const PlayerView view = observe(game, state, Seat{0});
    EXPECT_EQ(view.shown[1], state.kept[1]);
    EXPECT_EQ(scoreNow(game, view), scoreNow(game, state));
}

TEST(Views, TicketBacksArePublicInGermanyOnly) {
    Table germany("germany", Position("germany", 2).tickets(0, {1, 60, 61}).build());
    EXPECT_EQ(observe(germany.game, germany.state, Seat{1}).keptCounts[0], (DeckCounts{1, 2}));
    Table europe("europe", Position("europe", 2).tickets(0, {1, 20, 30}).build());
    EXPECT_EQ(observe(europe.game, europe.state, Seat{1}).keptCounts[0], (DeckCounts{3, 0}));
}

}  // namespace
}  // namespace semafor
