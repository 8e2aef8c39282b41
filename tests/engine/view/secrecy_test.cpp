// Secrecy tests of events: games that differ only in facts hidden from a seat stay indistinguishable to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <variant>
#include <vector>

#include "support/games.h"
#include "support/position.h"
#include "view/player_view.h"
#include "view/resample.h"

namespace semafor {
namespace {

using test::Table;

// The event without the facts hidden from `reader`: a second implementation of redaction, written from the
// rules without audienceOf and redact.
struct Known {
    Seat reader;

    [[nodiscard]] bool mine(Seat seat) const { return seat == reader; }

    Event operator()(const CardDrawn& e) const { return mine(e.seat) ? e : CardDrawn{e.seat, {}}; }
    Event operator()(const MarketTaken& e) const { return e; }
    Event operator()(const MarketDealt& e) const { return e; }
    Event operator()(const MarketSwept& e) const { return e; }
    Event operator()(const DeckShuffled&) const { return DeckShuffled{}; }
    Event operator()(const TicketsShuffled& e) const { return TicketsShuffled{e.deck, e.size, {}}; }
    Event operator()(const CardsPaid& e) const { return e; }
    Event operator()(const TunnelLaid& e) const { return e; }
    Event operator()(const TunnelRevealed& e) const { return e; }
    Event operator()(const TunnelOwes& e) const { return e; }
    Event operator()(const TunnelEnded& e) const { return e; }
    Event operator()(const RouteClaimed& e) const { return e; }
    Event operator()(const StationBuilt& e) const { return e; }
    Event operator()(const MixNamed& e) const { return e; }
    Event operator()(const TicketsOffered& e) const {
        return mine(e.seat) ? e : TicketsOffered{e.seat, e.counts, {}};
    }
    Event operator()(const TicketsKept& e) const {
        if (mine(e.seat)) return e;
        return TicketsKept{e.seat, e.setup, e.setup ? DeckCounts{} : e.counts, e.returned, {}};
    }
    Event operator()(const SetupCountsShown& e) const { return e; }
    Event operator()(const PassengerTaken& e) const { return e; }
    Event operator()(const TicketDrawn& e) const { return mine(e.seat) ? e : TicketDrawn{e.seat, {}}; }
    Event operator()(const TicketCompleted& e) const { return e; }
    Event operator()(const TicketsSwapped& e) const { return e; }
    Event operator()(const TicketsShown& e) const { return e; }
    Event operator()(const TurnPassed& e) const { return e; }
    Event operator()(const StepBegan& e) const { return e; }
};

bool sameFor(Seat reader, const Events& one, const Events& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end(), [&](const Event& a, const Event& b) {
        return std::visit(Known{reader}, a) == std::visit(Known{reader}, b);
    });
}

// Changes the hidden part of a sampled game so that chance shows the reader the same as in the true game.
class Alignment {
public:
    Alignment(const Game& game, const GameState& truth, GameState& other, Seat reader)
        : game_(game), truth_(truth), other_(other), reader_(reader) {}

    // Required: `events` come from an action in `truth`.
    void toBring(const Events& events) {
        for (std::size_t i = 0; i < events.size(); ++i) event(events, i);
    }

private:
    void event(const Events& events, std::size_t at) {
        const Event& event = events[at];
        if (const auto* drawn = std::get_if<CardDrawn>(&event)) card(drawn->card, drawn->seat == reader_);
        if (const auto* dealt = std::get_if<MarketDealt>(&event)) card(dealt->card, true);
        if (const auto* revealed = std::get_if<TunnelRevealed>(&event)) card(revealed->card, true);
        // The discard is public, so the same random numbers make the same deck of it.
        if (std::holds_alternative<DeckShuffled>(event) && cardsFollow(events, at)) {
            other_.dealCode = truth_.dealCode;
            other_.nextStream = truth_.nextStream;
        }
        if (std::holds_alternative<DeckShuffled>(event)) shuffled_ = true;
        if (const auto* offered = std::get_if<TicketsOffered>(&event)) offer(*offered);
        if (const auto* drawn = std::get_if<TicketDrawn>(&event)) ticketDrawn(events, *drawn);
        if (const auto* done = std::get_if<TicketCompleted>(&event)) completed(*done);
        if (std::holds_alternative<TicketsShown>(event)) allShown();
    }

    [[nodiscard]] bool cardsFollow(const Events& events, std::size_t at) const {
        return std::any_of(
            events.begin() + static_cast<std::ptrdiff_t>(at), events.end(), [&](const Event& e) {
                const auto* drawn = std::get_if<CardDrawn>(&e);
                return (drawn != nullptr && drawn->seat == reader_) ||
                       std::holds_alternative<MarketDealt>(e) || std::holds_alternative<TunnelRevealed>(e);
            });
    }

    // Makes `wanted` the next card from the deck, if the reader sees it.
    void card(Color wanted, bool seen) {
        const std::size_t place = cards_++;
        if (!seen || shuffled_ || place >= other_.deck.size()) return;
        std::vector<Color> deck;
        while (!other_.deck.empty()) deck.push_back(other_.deck.popTop());
        const auto begin = deck.begin() + static_cast<std::ptrdiff_t>(place);
        const auto found = std::find(begin, deck.end(), wanted);
        if (found != deck.end())
            std::iter_swap(begin, found);
        else
            fromHand(wanted, *begin);
        for (std::size_t i = deck.size(); i-- > 0;) other_.deck.pushOnTop(deck[i]);
    }
    void fromHand(Color wanted, Color& placed) {
        for (std::size_t s = 0; s < other_.seats; ++s) {
            CardCounts& hand = other_.hands[s];
            if (idAt<Seat>(s) == reader_ || hand[wanted] <= other_.known[s][wanted]) continue;
            --hand[wanted];
            ++hand[placed];
            placed = wanted;
            return;
        }
    }

    void offer(const TicketsOffered& e) {
        if (e.seat != reader_) return;
        std::array<std::size_t, kMaxTicketDecks> next = {};
        for (std::size_t d = 0; d < kMaxTicketDecks; ++d)
            while (next[d] < e.counts[d]) {
                exchange(other_.ticketDecks[d].fromTop(next[d]), truth_.ticketDecks[d].fromTop(next[d]));
                ++next[d];
            }
    }
    void ticketDrawn(const Events& events, const TicketDrawn& e) {
        const std::size_t place = tickets_++;
        const bool completed = std::any_of(events.begin(), events.end(), [&](const Event& event) {
            const auto* done = std::get_if<TicketCompleted>(&event);
            return done != nullptr && done->ticket == e.ticket;
        });
        if ((e.seat == reader_ || completed) && place < other_.ticketDecks[0].size())
            exchange(other_.ticketDecks[0].fromTop(place), e.ticket);
    }
    // The completed ticket's place in the hand is hidden; the same place keeps the other tickets distinct.
    void completed(const TicketCompleted& e) {
        if (e.seat == reader_) return;
        const HeldTickets& held = truth_.held[index(e.seat)];
        for (std::size_t i = 0; i < held.size(); ++i)
            if (held[i] == e.ticket) exchange(other_.held[index(e.seat)][i], e.ticket);
    }
    void allShown() {
        for (std::size_t s = 0; s < other_.seats; ++s) {
            for (std::size_t i = 0; i < truth_.offers[s].size(); ++i)
                exchange(other_.offers[s][i], truth_.offers[s][i]);
            truth_.kept[s].forEach([&](TicketId ticket) { keep(s, ticket); });
        }
    }
    void keep(std::size_t seat, TicketId ticket) {
        if (other_.kept[seat].has(ticket)) return;
        std::optional<TicketId> spare;
        (other_.kept[seat] - truth_.kept[seat]).forEach([&](TicketId one) {
            if (!spare || game_.deckOf(one) == game_.deckOf(ticket)) spare = one;
        });
        if (spare) exchange(*spare, ticket);
    }

    // Swaps two tickets, wherever they are.
    void exchange(TicketId a, TicketId b) {
        if (a == b) return;
        const auto other = [&](TicketId t) { return t == a ? b : t == b ? a : t; };
        const auto swapIn = [&](TicketSet& set) {
            TicketSet changed;
            set.forEach([&](TicketId t) { changed.add(other(t)); });
            set = changed;
        };
        for (TicketSet& kept : other_.kept) swapIn(kept);
        swapIn(other_.aside);
        for (TicketList& offer : other_.offers)
            for (TicketId& ticket : offer) ticket = other(ticket);
        for (HeldTickets& held : other_.held)
            for (TicketId& ticket : held) ticket = other(ticket);
        for (TicketPile& pile : other_.ticketDecks)
            for (std::size_t i = pile.size(); i > 0; --i) pile.pushUnder(other(pile.popTop()));
    }

    const Game& game_;
    const GameState& truth_;
    GameState& other_;
    Seat reader_;
    std::size_t cards_ = 0;    // drawn from the deck so far
    std::size_t tickets_ = 0;  // drawn from the deck of tickets so far
    bool shuffled_ = false;
};

// An action in the other game that looks like `action` to the reader; another seat's choice among hidden
// tickets is itself hidden. Nothing when there is no such action.
std::optional<Action> counterpart(const Game& game, const GameState& other, const Action& action, Rng& rng) {
    if (!check(game, other, action)) return action;
    if (!std::holds_alternative<KeepTickets>(action)) return std::nullopt;
    ActionList legal;
    legalActions(game, other, legal);
    const auto* choice = std::get_if<ChooseTickets>(&other.step);
    const std::size_t kept = std::get<KeepTickets>(action).tickets.size();
    std::vector<Action> alike;
    for (const Action& each : legal)
        if (choice->setup || std::get<KeepTickets>(each).tickets.size() == kept) alike.push_back(each);
    return alike[drawBelow(rng, static_cast<std::uint32_t>(alike.size()))];
}

// How often each kind of event was compared, and how often its hidden part differed.
struct Met {
    std::array<int, std::variant_size_v<Event>> compared = {};
    std::array<int, std::variant_size_v<Event>> hidden = {};
    int actions = 0;

    void count(const Events& one, const Events& two) {
        ++actions;
        for (std::size_t i = 0; i < one.size(); ++i) {
            ++compared[one[i].index()];
            hidden[one[i].index()] += one[i] == two[i] ? 0 : 1;
        }
    }
};

// The same action in the true game and in one that the reader can't tell from it.
class Pair {
public:
    Pair(const Game& game, const GameState& state, const Action& action, Rng& rng)
        : game_(game), state_(state), next_(state), action_(action), rng_(rng) {
        EXPECT_FALSE(apply(game, next_, action, mine_));
    }

    // Compares the events; false when the sampled game visibly differed and nothing was compared.
    bool compareFor(Seat reader, Met& met) {
        // The last choice reveals the numbers of tickets kept at set-up: retry until the sample's are equal.
        const bool counts = std::any_of(mine_.begin(), mine_.end(), [](const Event& e) {
            return std::holds_alternative<SetupCountsShown>(e);
        });
        for (int tries = counts ? 40 : 1; tries > 0; --tries)
            if (compared(reader, met)) return true;
        return false;
    }

private:
    bool compared(Seat reader, Met& met) {
        GameState other = resample(game_, observe(game_, state_, reader), rng_);
        Alignment(game_, state_, other, reader).toBring(mine_);
        EXPECT_EQ(observe(game_, other, reader), observe(game_, state_, reader));
        const auto action = counterpart(game_, other, action_, rng_);
        if (!action) return false;
        Events theirs;
        EXPECT_FALSE(apply(game_, other, *action, theirs));
        if (!sameFor(reader, mine_, theirs)) return false;
        for (std::size_t i = 0; i < mine_.size(); ++i)
            EXPECT_EQ(redact(mine_[i], reader), redact(theirs[i], reader)) << "kind " << mine_[i].index();
        EXPECT_EQ(observe(game_, next_, reader), observe(game_, other, reader));
        met.count(mine_, theirs);
        return true;
    }

    const Game& game_;
    const GameState& state_;
    GameState next_;
    const Action& action_;
    Rng& rng_;
    Events mine_;
};

// Whether events of that kind have a hidden part.
bool hidesSomething(std::size_t kind) {
    for (const Event& event : {Event(CardDrawn{}), Event(TicketsOffered{}), Event(TicketsKept{}),
                               Event(TicketDrawn{}), Event(DeckShuffled{}), Event(TicketsShuffled{})})
        if (event.index() == kind) return true;
    return false;
}

// A position where passing is the only action; random games never reach one.
GameState deadlock() {
    GameState state = test::Position("europe", 3)
                          .deckOnly(1, {})
                          .deckOnly(0, {})
                          .otherCards(test::OtherCards::kLastSeat)
                          .build();
    state.wagons = {};
    state.stations = {};
    return state;
}

void compareActions(const Game& game, GameState state, std::uint64_t seed, Met& met) {
    ActionList legal;
    Rng rng(seed);
    while (!state.over() && !testing::Test::HasFailure()) {
        legalActions(game, state, legal);
        const Action action = test::choose(legal, rng);
        Pair pair(game, state, action, rng);
        for (std::size_t s = 0; s < state.seats; ++s) pair.compareFor(idAt<Seat>(s), met);
        applyLegal(game, state, action);
    }
}

TEST(Secrecy, EqualKnowledgeGivesEqualEventsAndViews) {
    Met met;
    const int games = test::gamesToPlay(400);
    compareActions(test::gameOf("europe"), deadlock(), 1, met);
    test::forEachGameAnywhere(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        if (testing::Test::HasFailure()) return;
        compareActions(game, newGame(game, seats, seed), seed, met);
        ASSERT_FALSE(testing::Test::HasFailure()) << game.map().name << " deal " << seed;
    });
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        EXPECT_GT(met.compared[kind], 0) << "no event of kind " << kind;
        EXPECT_EQ(met.hidden[kind] > 0, hidesSomething(kind)) << "kind " << kind;
    }
    EXPECT_GT(met.actions, games * 500);
}

// Expects the events of one action to look the same to the seat in both games.
void expectEqualFor(const Game& game, Seat seat, const Events& one, const Events& two) {
    ASSERT_EQ(one.size(), two.size()) << game.map().name;
    for (std::size_t i = 0; i < one.size(); ++i)
        ASSERT_EQ(redact(one[i], seat), redact(two[i], seat)) << one[i].index();
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
        // The last choice makes the numbers public.
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

}  // namespace
}  // namespace semafor
