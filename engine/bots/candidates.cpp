// Claims of the plan, the best claims beside it, cards of each kind, tickets.
#include "bots/candidates.h"

#include <algorithm>

namespace semafor {
namespace {

class Collector {
public:
    Collector(const Game& game, const Judgement& judgement, const Eyes& eyes)
        : game_(game), judgement_(judgement), eyes_(eyes) {}

    Candidates collect() {
        Mind mind;
        add(judgement_.decide(eyes_, mind));
        const Step& step = eyes_.table.step;
        if (std::holds_alternative<ChooseTickets>(step)) addKeeps();
        if (std::holds_alternative<OwedTunnel>(step)) add(DeclineTunnel{});
        if (std::holds_alternative<TakeTurn>(step)) addTurns(mind.plan.routes);
        if (std::holds_alternative<SecondCard>(step)) addCards(true, kMaxCandidates);
        return list_;
    }

private:
    void add(const Action& action) {
        if (list_.full() || std::find(list_.begin(), list_.end(), action) != list_.end()) return;
        list_.push(action);
    }

    void addTurns(const RouteSet& planned) {
        addClaims(judgement_.claims(eyes_, planned), 3);
        addCards(false, list_.size() + 2);
        if (const auto id = judgement_.target(eyes_)) {
            RouteSet one;
            one.add(*id);
            addClaims(judgement_.claims(eyes_, one), 1);
        }
        addClaims(judgement_.claims(eyes_, eyes_.claimable(game_) - planned), 2);
        if (const auto tickets = judgement_.newTickets(eyes_)) add(*tickets);
    }

    // Those that hurt least, the longest first.
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

    void addCards(bool second, std::size_t most) {
        std::array<bool, 16> seen = {};
        for (const Action& action : list_)
            if (const auto* take = std::get_if<TakeMarket>(&action))
                seen[index(eyes_.table.market[take->slot])] = true;
        if (eyes_.cardsInDeck && list_.size() < most) add(DrawBlind{});
        if (!game_.rules().market) return;
        for (std::uint8_t i = 0; i < game_.rules().market->slots && list_.size() < most; ++i) {
            const Color card = eyes_.table.market[i];
            if (card == Color::kNone || (second && card == Color::kLocomotive) || seen[index(card)]) continue;
            seen[index(card)] = true;
            add(TakeMarket{i});
        }
    }

    void addKeeps() {
        for (const KeepTickets& keeping : judgement_.keeps(eyes_)) add(keeping);
    }

    const Game& game_;
    const Judgement& judgement_;
    const Eyes& eyes_;
    Candidates list_;
};

}  // namespace

Candidates candidatesOf(const Game& game, const Judgement& judgement, const Eyes& eyes) {
    return Collector(game, judgement, eyes).collect();
}

}  // namespace semafor
