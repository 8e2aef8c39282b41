// The Director: sequential halving over common samples.
#include "bots/director.h"

#include <algorithm>

#include "bots/belief.h"
#include "bots/candidates.h"
#include "bots/playout.h"
#include "rules/apply.h"
#include "view/resample.h"

namespace semafor {
namespace {

constexpr std::uint64_t kWishSamples = 8;

class Director : public Bot {
public:
    Director(const Game& game, const Style& style, const SearchStyle& search)
        : game_(game),
          planner_(game),
          judgement_(game, planner_, style),
          playout_(game, planner_, playoutStyle(style)),
          search_(search) {}

    void start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) override {
        view_ = view;
        seed_ = seed;
        done_ = 0;
        sample_ = 0;
        turn_ = 0;
        samplesLeft_ = 0;
        arms_.clear();
        if (legal.size() == 1) {
            arms_.push({legal[0]});
            return;
        }
        if (search_.belief) odds_ = oddsOf(game_, planner_.lines(), view_);
        own_ = {};
        judgement_.refresh(knowledgeOf(view_), own_);
        for (const Action& action : candidates()) {
            const std::size_t place = placeOf(legal, action);
            SEMAFOR_ASSERT(place < legal.size());
            arms_.push({action, place});
        }
        beginRound();
    }

    bool step(int iterations) override {
        for (int i = 0; i < iterations && thinking(); ++i) playOne();
        return thinking();
    }

    // The judgement's own choice, unless another one was clearly better over the same samples.
    [[nodiscard]] std::size_t best() const override {
        std::size_t best = 0;
        for (std::size_t a = 1; a < arms_.size(); ++a)
            if (clearlyBetter(arms_[a]) && (best == 0 || better(arms_[a], arms_[best]))) best = a;
        return arms_[best].place;
    }

private:
    struct Arm {
        Action action{};
        std::size_t place = 0;
        // Sums over the arm's samples: gains over the judgement's own choice, and squares of the gains.
        std::int64_t sum = 0;
        std::int64_t squares = 0;
        int played = 0;
    };

    Candidates candidates() {
        CandidateCounts counts;
        counts.draws = static_cast<std::size_t>(search_.draws);
        counts.blocks = static_cast<std::size_t>(search_.blocks);
        if (std::holds_alternative<SecondCard>(view_.step) && !search_.secondCards) counts.most = 1;
        const bool turn = std::holds_alternative<TakeTurn>(view_.step);
        return candidatesOf(game_, judgement_, knowledgeOf(view_), turn ? wishes() : RouteWishes{}, counts);
    }

    // How often the other seats' plans contain each route, over a few samples.
    RouteWishes wishes() {
        RouteWishes wishes = {};
        for (sample_ = 0; sample_ < kWishSamples; ++sample_) {
            drawSample();
            for (std::size_t s = 0; s < view_.seats; ++s)
                if (idAt<Seat>(s) != view_.me)
                    caches_[s].plan.routes.forEach([&](RouteId id) { ++wishes[index(id)]; });
        }
        return wishes;
    }

    static bool better(const Arm& a, const Arm& b) {
        return a.sum * std::max(b.played, 1) > b.sum * std::max(a.played, 1);
    }

    // Whether the mean differs from zero by more than this many tenths of its standard error.
    static bool isClear(const Arm& arm, std::int64_t tenths) {
        const std::int64_t mean = arm.sum / arm.played;
        const std::int64_t variance = arm.squares / arm.played - mean * mean;
        return mean * mean * arm.played * 100 > variance * tenths * tenths;
    }
    [[nodiscard]] bool clearlyBetter(const Arm& arm) const {
        return arm.played >= search_.enoughSamples && arm.sum > 0 && isClear(arm, search_.doubt);
    }
    [[nodiscard]] bool hopeless(const Arm& arm) const {
        return arm.played >= search_.leastSamples && arm.sum < 0 && isClear(arm, search_.despair);
    }

    [[nodiscard]] bool thinking() const { return arms_.size() > 1 && done_ < search_.iterations; }

    // Every remaining arm gets the same number of samples.
    void beginRound() {
        const int arms = static_cast<int>(std::max<std::size_t>(arms_.size(), 1));
        samplesLeft_ = std::max(1, search_.iterations / search_.rounds / arms);
    }

    void playOne() {
        if (turn_ == 0) drawSample();
        GameState state = sampled_;
        PlanCaches caches = caches_;
        applyLegal(game_, state, arms_[turn_].action);
        playout_.run(state, caches);
        const std::int64_t outcome = outcomeFor(game_, state, view_.me, search_.stakes);
        if (turn_ == 0) base_ = outcome;
        arms_[turn_].sum += outcome - base_;
        arms_[turn_].squares += (outcome - base_) * (outcome - base_);
        ++arms_[turn_].played;
        ++done_;
        if (++turn_ < arms_.size()) return;
        turn_ = 0;
        if (arms_[0].played % search_.leastSamples == 0) dropHopeless();
        if (--samplesLeft_ <= 0) halve();
    }

    void drawSample() {
        Rng rng(seed_, sample_++);
        sampled_ = search_.belief ? resample(game_, view_, odds_, rng) : resample(game_, view_, rng);
        caches_ = {};
        caches_[index(view_.me)] = own_;
        playout_.makePlans(sampled_, caches_);
    }

    void dropHopeless() {
        for (std::size_t a = arms_.size() - 1; a > 0; --a)
            if (hopeless(arms_[a])) arms_.erase(a);
    }

    void halve() {
        if (arms_.size() <= 3) {
            samplesLeft_ = search_.iterations;
            return;
        }
        std::stable_sort(arms_.begin() + 1, arms_.end(), better);
        // The judgement's own choice stays: the others are measured against it.
        const std::size_t keep = 1 + arms_.size() / 2;
        while (arms_.size() > keep) arms_.pop();
        beginRound();
    }

    const Game& game_;
    Planner planner_;
    Judgement judgement_;
    Playout playout_;
    SearchStyle search_;

    PlayerView view_;
    std::uint64_t seed_ = 0;
    BoundedVector<Arm, kMaxCandidates> arms_;
    int done_ = 0;
    int samplesLeft_ = 0;
    std::uint64_t sample_ = 0;
    std::size_t turn_ = 0;
    std::int64_t base_ = 0;
    GameState sampled_;
    PlanCaches caches_;
    PlanCache own_;
    TicketOdds odds_{};
};

}  // namespace

std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, const SearchStyle& search) {
    return std::make_unique<Director>(game, style, search);
}

std::unique_ptr<Bot> makeDirector(const Game& game, const Style& style, int iterations) {
    SearchStyle search;
    search.iterations = iterations;
    return makeDirector(game, style, search);
}

}  // namespace semafor
