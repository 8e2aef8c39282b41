// Collects candidates: claims of the plan, the best claims outside it, cards of each kind, tickets.
#include "bots/candidates.h"

#include <algorithm>

namespace semafor {
namespace {

class Collector {
public:
    Collector(const Game& game, const Judgement& judgement, const SeatKnowledge& known,
              const RouteWishes& wishes, const CandidateCounts& counts)
        : game_(game), judgement_(judgement), known_(known), wishes_(wishes), counts_(counts) {}

    Candidates collect() {
        PlanCache cache;
        add(judgement_.decide(known_, cache));
        const Step& step = known_.table.step;
        if (std::holds_alternative<ChooseTickets>(step)) addKeeps();
        if (std::holds_alternative<OwedTunnel>(step)) add(DeclineTunnel{});
        if (std::holds_alternative<TakeTurn>(step)) addTurns(cache.plan.routes);
        if (std::holds_alternative<SecondCard>(step)) addCards(cache.plan.routes, counts_.most);
        return list_;
    }

private:
    void add(const Action& action) {
        if (list_.size() >= counts_.most || std::find(list_.begin(), list_.end(), action) != list_.end())
            return;
        list_.push(action);
    }

    void addTurns(const RouteSet& planned) {
        addClaims(judgement_.claims(known_, planned), counts_.planned);
        addCards(planned, list_.size() + counts_.draws);
        if (const auto id = judgement_.target(known_)) {
            RouteSet one;
            one.add(*id);
            addClaims(judgement_.claims(known_, one), 1);
        }
        if (const auto tickets = judgement_.newTickets(known_)) add(*tickets);
        if (const auto tickets = judgement_.swap(known_, {})) add(*tickets);
        const auto beside = judgement_.claims(known_, known_.claimable(game_) - planned);
        addBlocks(beside);
        addClaims(beside, counts_.others);
    }

    // The routes that others want most.
    void addBlocks(Judgement::Claims claims) {
        const auto wish = [this](const Judgement::Claim& claim) { return wishes_[index(claim.route)]; };
        std::stable_sort(claims.begin(), claims.end(),
                         [&](const auto& a, const auto& b) { return wish(a) > wish(b); });
        for (std::size_t i = 0; i < std::min(claims.size(), counts_.blocks); ++i)
            if (wish(claims[i]) > 0) add(ClaimRoute{claims[i].route, claims[i].payment});
    }

    // Least pain and longest routes first.
    void addClaims(Judgement::Claims claims, std::size_t most) {
        const auto rank = [this](const Judgement::Claim& claim) {
            return claim.pain * 2 - game_.route(claim.route).length * 4;
        };
        std::sort(claims.begin(), claims.end(), [&](const Judgement::Claim& a, const Judgement::Claim& b) {
            return rank(a) != rank(b) ? rank(a) < rank(b) : a.route < b.route;
        });
        for (std::size_t i = 0; i < std::min(claims.size(), most); ++i)
            add(ClaimRoute{claims[i].route, claims[i].payment});
    }

    // A blind card, and one of each kind in the market, most wanted first.
    void addCards(const RouteSet& planned, std::size_t most) {
        if (known_.cardsInDeck && list_.size() < most) add(DrawBlind{});
        if (!game_.rules().market) return;
        const CardValues values = judgement_.cardValues(known_, planned);
        BoundedVector<std::uint8_t, kMaxMarketSlots> slots;
        for (std::uint8_t i = 0; i < game_.rules().market->slots; ++i)
            if (offersNew(i)) slots.push(i);
        std::stable_sort(slots.begin(), slots.end(), [&](std::uint8_t a, std::uint8_t b) {
            return values[index(known_.table.market[a])] > values[index(known_.table.market[b])];
        });
        for (const std::uint8_t slot : slots)
            if (list_.size() < most) add(TakeMarket{slot});
    }

    // Whether the slot's card may be taken, isn't a candidate yet, and is the market's first of its kind.
    [[nodiscard]] bool offersNew(std::uint8_t slot) const {
        const auto& market = known_.table.market;
        const bool second = std::holds_alternative<SecondCard>(known_.table.step);
        if (market[slot] == Color::kNone || (second && market[slot] == Color::kLocomotive)) return false;
        for (const Action& action : list_) {
            const auto* take = std::get_if<TakeMarket>(&action);
            if (take != nullptr && market[take->slot] == market[slot]) return false;
        }
        return std::find(market.begin(), market.begin() + slot, market[slot]) == market.begin() + slot;
    }

    void addKeeps() {
        for (const KeepTickets& keeping : judgement_.keeps(known_)) add(keeping);
    }

    const Game& game_;
    const Judgement& judgement_;
    const SeatKnowledge& known_;
    const RouteWishes& wishes_;
    const CandidateCounts& counts_;
    Candidates list_;
};

}  // namespace

Candidates candidatesOf(const Game& game, const Judgement& judgement, const SeatKnowledge& known,
                        const RouteWishes& wishes, const CandidateCounts& counts) {
    return Collector(game, judgement, known, wishes, counts).collect();
}

}  // namespace semafor
