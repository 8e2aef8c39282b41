// Plays games to the end by judgement alone.
#include "bots/playout.h"

#include <algorithm>

#include "rules/apply.h"
#include "rules/scoring.h"

namespace semafor {

Style playoutStyle(Style style) {
    style.seesDanger = false;
    style.drawsTickets = false;
    style.blocks = false;
    style.plan.care = Care::kQuick;
    return style;
}

void Playout::makePlans(const GameState& state, PlanCaches& caches) const {
    for (std::size_t s = 0; s < state.seats; ++s)
        judgement_.refresh(knowledgeOf(state, idAt<Seat>(s)), caches[s]);
}

int Playout::run(GameState& state, PlanCaches& caches) const {
    int decisions = 0;
    for (; !state.over(); ++decisions) {
        const Seat seat = state.actor();
        applyLegal(game_, state, judgement_.decide(knowledgeOf(state, seat), caches[index(seat)]));
    }
    return decisions;
}

std::int32_t outcomeFor(const Game& game, const GameState& state, Seat seat, const Stakes& stakes) {
    const auto scores = scoreNow(game, state);
    const std::size_t me = index(seat);
    std::int32_t best = -10000;
    std::int32_t behind = 0;
    for (std::size_t s = 0; s < state.seats; ++s) {
        if (s == me) continue;
        best = std::max<std::int32_t>(best, scores[s].total);
        behind += scores[s].rank > scores[me].rank ? 2 : scores[s].rank == scores[me].rank ? 1 : 0;
    }
    const std::int32_t others = state.seats - 1;
    const std::int32_t point = game.rules().routePoints ? stakes.point : stakes.point * 8;
    const std::int32_t margin =
        std::clamp((scores[me].total - best) * point, -stakes.mostMargin, stakes.mostMargin);
    // The share of other seats left behind, squared: first place counts most.
    return stakes.victory * behind * behind / (4 * others * others) + margin;
}

}  // namespace semafor
