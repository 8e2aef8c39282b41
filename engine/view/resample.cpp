// Samples a full state that fits a view: cards first, then tickets.
#include "view/resample.h"

#include <algorithm>

#include "base/draw.h"
#include "rules/streams.h"

namespace semafor {
namespace {

using TicketPool = BoundedVector<TicketId, kMaxTickets>;

std::uint64_t draw64(Rng& rng) {
    const std::uint64_t high = rng.next();
    return (high << 32) | rng.next();
}

// A number in [from, to]. Required: from <= to.
std::size_t drawBetween(Rng& rng, std::size_t from, std::size_t to) {
    return from + drawBelow(rng, static_cast<std::uint32_t>(to - from + 1));
}

class Sampler {
public:
    Sampler(const Game& game, const PlayerView& view, Rng& rng) : game_(game), view_(view), rng_(rng) {}

    GameState sample() {
        static_cast<PublicState&>(state_) = static_cast<const PublicState&>(view_);
        state_.dealCode = draw64(rng_);
        state_.nextStream = kLaterStreams;
        dealCards();
        dealTickets();
        return state_;
    }

private:
    // Deals the other seats' unknown cards and the deck from the cards that aren't visible anywhere.
    void dealCards() {
        BoundedVector<Color, kMaxCards> pool;
        const auto unseen = unseenCards();
        for (std::size_t k = 0; k < kCardKinds; ++k)
            for (int i = 0; i < unseen[k]; ++i) pool.push(colorAt(k));
        shuffle(pool, rng_);
        for (std::size_t s = 0; s < view_.seats; ++s) {
            if (idAt<Seat>(s) == view_.me) {
                state_.hands[s] = view_.hand;
                continue;
            }
            state_.hands[s] = view_.known[s];
            for (int i = view_.known[s].total(); i < view_.handSizes[s]; ++i) ++state_.hands[s][pool.pop()];
        }
        SEMAFOR_ASSERT(pool.size() == view_.deckSize);
        for (const Color card : pool) state_.deck.pushOnTop(card);
    }

    [[nodiscard]] std::array<int, kCardKinds> unseenCards() const {
        std::array<int, kCardKinds> count = {};
        for (std::size_t k = 0; k < kCardKinds; ++k) {
            count[k] = game_.map().cards[k] - view_.discard[k] - view_.hand[k];
            for (std::size_t s = 0; s < view_.seats; ++s)
                if (idAt<Seat>(s) != view_.me) count[k] -= view_.known[s][k];
        }
        for (const Color card : view_.market)
            if (card != Color::kNone) --count[index(card)];
        for (const Color card : view_.tunnel.revealed) --count[index(card)];
        const Payment& laid = view_.tunnel.laid;
        if (laid.cards > 0) count[index(laid.color)] -= laid.cards;
        if (view_.tunnel.underWay()) count[kColors] -= laid.locomotives;
        return count;
    }

    void dealTickets() {
        const std::size_t me = index(view_.me);
        state_.kept = view_.shown;
        state_.kept[me] = view_.kept;
        state_.offers[me] = view_.offer;
        state_.held[me] = view_.held;
        findUnseenTickets();
        for (std::size_t s = 0; s < view_.seats; ++s) {
            if (s == me) continue;
            for (std::size_t d = 0; d < kMaxTicketDecks; ++d)
                for (int i = 0; i < view_.offerCounts[s][d]; ++i) state_.offers[s].push(pools_[d].pop());
            for (int i = 0; i < view_.heldCounts[s]; ++i) state_.held[s].push(pools_[0].pop());
        }
        for (std::size_t d = 0; d < kMaxTicketDecks; ++d)
            for (int i = 0; i < view_.ticketDecks[d]; ++i) state_.ticketDecks[d].pushUnder(pools_[d].pop());
        if (!view_.over()) dealKeptTickets();
        for (const TicketPool& pool : pools_)
            for (const TicketId ticket : pool) state_.aside.add(ticket);
    }

    void findUnseenTickets() {
        TicketSet seen = view_.kept;
        for (const TicketId ticket : view_.offer) seen.add(ticket);
        for (const TicketId ticket : view_.held) seen.add(ticket);
        for (std::size_t s = 0; s < view_.seats; ++s) {
            seen |= view_.shown[s];
            for (const TicketId ticket : view_.completed[s])
                if (ticket != kEastWestTicket) seen.add(ticket);
        }
        for (std::size_t i = 0; i < game_.ticketCount(); ++i)
            if (!seen.has(idAt<TicketId>(i))) pools_[game_.deckOf(idAt<TicketId>(i))].push(idAt<TicketId>(i));
        for (TicketPool& pool : pools_) shuffle(pool, rng_);
    }

    void keep(std::size_t seat, std::size_t deck, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) state_.kept[seat].add(pools_[deck].pop());
    }

    // Deals the other seats' kept tickets from the tickets left over by decks and offers.
    void dealKeptTickets() {
        if (!game_.rules().tickets.setup) return;
        if (inSetup(view_)) return dealHiddenKept();
        if (!game_.backsPublic()) return dealKeptOfUnknownBacks(view_.keptCounts);
        for (std::size_t s = 0; s < view_.seats; ++s)
            for (std::size_t d = 0; idAt<Seat>(s) != view_.me && d < kMaxTicketDecks; ++d)
                keep(s, d, view_.keptCounts[s][d]);
    }

    // R12: how many tickets a seat has kept isn't public yet, so any number that the rules allow is drawn.
    void dealHiddenKept() {
        const TicketSetup& setup = *game_.rules().tickets.setup;
        const std::size_t dealt =
            setup.mix > 0 ? std::size_t{setup.mix} : std::size_t{setup.deal[0]} + setup.deal[1];
        BySeat<DeckCounts> counts = {};
        for (std::size_t s = 0; s < index(view_.actor()); ++s)
            if (idAt<Seat>(s) != view_.me)
                counts[s][0] = static_cast<std::uint8_t>(drawBetween(rng_, setup.keep, dealt));
        if (setup.mix == 0) return dealKeptOfUnknownBacks(counts);
        TicketPool all = pools_[0];
        for (const TicketId ticket : pools_[1]) all.push(ticket);
        shuffle(all, rng_);
        for (std::size_t s = 0; s < view_.seats; ++s)
            for (int i = 0; i < counts[s][0]; ++i) state_.kept[s].add(all.pop());
        pools_[0] = all;
        pools_[1].clear();
    }

    // Deals kept tickets when their decks aren't public. The closed deck is the one that turns don't draw
    // from: a seat holds at most the tickets dealt to it from there at set-up.
    void dealKeptOfUnknownBacks(const BySeat<DeckCounts>& counts) {
        const TicketSetup& setup = *game_.rules().tickets.setup;
        const std::size_t inPlay = game_.rules().tickets.turn->from[0] ? 0 : 1;
        const std::size_t closed = 1 - inPlay;
        std::size_t wanted = 0;  // tickets still to be dealt
        for (std::size_t s = 0; s < view_.seats; ++s) wanted += idAt<Seat>(s) != view_.me ? counts[s][0] : 0u;
        for (std::size_t s = 0; s < view_.seats; ++s) {
            if (idAt<Seat>(s) == view_.me) continue;
            const std::size_t count = counts[s][0];
            const std::size_t most =
                std::min<std::size_t>({setup.deal[closed], count, pools_[closed].size()});
            // The fewest closed tickets for this seat with which the other deck still suffices, if later
            // seats take as many closed tickets as they can.
            std::size_t later = 0;
            for (std::size_t o = s + 1; o < view_.seats; ++o)
                if (idAt<Seat>(o) != view_.me)
                    later += std::min<std::size_t>(setup.deal[closed], counts[o][0]);
            const std::size_t possible = pools_[inPlay].size() + later;
            const std::size_t least = wanted > possible ? wanted - possible : 0;
            const std::size_t setupLeast =
                inSetup(view_) && count > setup.deal[inPlay] ? count - setup.deal[inPlay] : 0;
            const std::size_t closedOnes =
                std::min(most, drawBetween(rng_, std::min(std::max(least, setupLeast), most), most));
            keep(s, closed, closedOnes);
            keep(s, inPlay, count - closedOnes);
            wanted -= count;
        }
    }

    const Game& game_;
    const PlayerView& view_;
    Rng& rng_;
    GameState state_;
    std::array<TicketPool, kMaxTicketDecks> pools_;
};

// Permutes the hidden tickets of a sampled state within each deck.
class Exchange {
public:
    Exchange(const Game& game, GameState& state, Seat me) : game_(game), state_(state), me_(me) {
        for (std::size_t t = 0; t < kMaxTickets; ++t) now_[t] = idAt<TicketId>(t);
        forEachHidden([&](TicketId ticket) { pools_[game_.deckOf(ticket)].push(ticket); });
    }

    // Draws the other seats' tickets from their decks, weighted by the odds.
    void draw(const TicketOdds& odds, Rng& rng) {
        for (std::size_t s = 0; s < state_.seats; ++s) {
            if (idAt<Seat>(s) == me_) continue;
            state_.kept[s].forEach([&](TicketId place) { drawOne(place, odds[s], rng); });
            for (const TicketId place : state_.held[s]) drawOne(place, odds[s], rng);
        }
        write();
    }

private:
    template <class Visit>
    void forEachHidden(Visit&& visit) const {
        for (std::size_t s = 0; s < state_.seats; ++s) {
            if (idAt<Seat>(s) == me_) continue;
            state_.kept[s].forEach(visit);
            for (const TicketId ticket : state_.held[s]) visit(ticket);
            for (const TicketId ticket : state_.offers[s]) visit(ticket);
        }
        state_.aside.forEach(visit);
        for (const TicketPile& pile : state_.ticketDecks)
            for (std::size_t i = 0; i < pile.size(); ++i) visit(pile.fromTop(i));
    }

    // A place is identified by the ticket that the sample first put there.
    void drawOne(TicketId place, const std::array<std::uint32_t, kMaxTickets>& odds, Rng& rng) {
        TicketPool& pool = pools_[game_.deckOf(place)];
        std::uint32_t sum = 0;
        for (const TicketId ticket : pool) sum += odds[index(ticket)];
        std::uint32_t mark = drawBelow(rng, sum);
        std::size_t chosen = 0;
        while (mark >= odds[index(pool[chosen])]) mark -= odds[index(pool[chosen++])];
        const TicketId ticket = pool[chosen];
        pool.erase(chosen);
        const auto other = std::find(now_.begin(), now_.end(), ticket);
        std::swap(*other, now_[index(place)]);
    }

    void write() {
        for (std::size_t s = 0; s < state_.seats; ++s) {
            if (idAt<Seat>(s) == me_) continue;
            state_.kept[s] = changed(state_.kept[s]);
            for (TicketId& ticket : state_.held[s]) ticket = now_[index(ticket)];
            for (TicketId& ticket : state_.offers[s]) ticket = now_[index(ticket)];
        }
        state_.aside = changed(state_.aside);
        for (TicketPile& pile : state_.ticketDecks)
            for (std::size_t i = pile.size(); i > 0; --i) pile.pushUnder(now_[index(pile.popTop())]);
    }
    [[nodiscard]] TicketSet changed(const TicketSet& places) const {
        TicketSet tickets;
        places.forEach([&](TicketId place) { tickets.add(now_[index(place)]); });
        return tickets;
    }

    const Game& game_;
    GameState& state_;
    Seat me_;
    std::array<TicketId, kMaxTickets> now_{};
    std::array<TicketPool, kMaxTicketDecks> pools_;
};

}  // namespace

GameState resample(const Game& game, const PlayerView& view, Rng& rng) {
    return Sampler(game, view, rng).sample();
}

GameState resample(const Game& game, const PlayerView& view, const TicketOdds& odds, Rng& rng) {
    GameState state = resample(game, view, rng);
    if (!view.over()) Exchange(game, state, view.me).draw(odds, rng);
    return state;
}

}  // namespace semafor
