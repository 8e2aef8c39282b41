// Hints: plays out the judgement's candidates over common samples.
#include "bots/hint.h"

#include <algorithm>

#include "bots/candidates.h"
#include "bots/levels.h"
#include "bots/playout.h"
#include "rules/apply.h"
#include "rules/scoring.h"
#include "view/resample.h"

namespace semafor {
namespace {

struct Tried {
    Action action{};
    std::int64_t margin = 0;  // sum over all playouts, in tenths of a point
};
using TriedMoves = BoundedVector<Tried, kMaxCandidates>;

// Lead over the best other seat, in tenths of a point.
Worth marginOf(const Game& game, const GameState& state, Seat seat) {
    const auto scores = scoreNow(game, state);
    int best = -10000;
    for (std::size_t s = 0; s < state.seats; ++s)
        if (idAt<Seat>(s) != seat) best = std::max<int>(best, scores[s].total);
    return (scores[index(seat)].total - best) * kPoint;
}

class Trial {
public:
    explicit Trial(const Game& game)
        : game_(game),
          planner_(game),
          style_(stationmasterStyle(game, Character::kEven)),
          judgement_(game, planner_, style_),
          playout_(game, planner_, playoutStyle(style_)) {}

    TriedMoves candidates(const PlayerView& view) const {
        TriedMoves moves;
        for (const Action& action : candidatesOf(game_, judgement_, knowledgeOf(view))) moves.push({action});
        return moves;
    }

    // Plays out every move on one sample of the hidden information.
    void play(const PlayerView& view, Rng& rng, TriedMoves& moves) const {
        const GameState sampled = resample(game_, view, rng);
        PlanCaches caches;
        playout_.makePlans(sampled, caches);
        for (Tried& move : moves) {
            GameState state = sampled;
            PlanCaches own = caches;
            applyLegal(game_, state, move.action);
            playout_.run(state, own);
            move.margin += marginOf(game_, state, view.me);
        }
    }

private:
    const Game& game_;
    Planner planner_;
    Style style_;
    Judgement judgement_;
    Playout playout_;
};

}  // namespace

Hint hintFor(const Game& game, const PlayerView& view, const ActionList& legal, std::uint64_t seed,
             int iterations) {
    SEMAFOR_ASSERT(!legal.empty() && iterations > 0);
    const Trial trial(game);
    TriedMoves moves = trial.candidates(view);
    const int samples = std::max(1, iterations / static_cast<int>(moves.size()));
    for (int i = 0; i < samples; ++i) {
        Rng rng(seed, static_cast<std::uint64_t>(i));
        trial.play(view, rng, moves);
    }
    std::stable_sort(moves.begin(), moves.end(),
                     [](const Tried& a, const Tried& b) { return a.margin > b.margin; });
    Hint hint;
    for (std::size_t i = 0; i < std::min(moves.size(), kHintedMoves); ++i) {
        const Action& action = moves[i].action;
        const std::size_t place = placeOf(legal, action);
        SEMAFOR_ASSERT(place < legal.size());
        hint.push({place, static_cast<Worth>(moves[i].margin / samples), reasonsFor(game, view, action)});
    }
    return hint;
}

}  // namespace semafor
