// Monte Carlo tree search (UCT) with one tree for all samples. A node counts how often it was available,
// because not every sample allows every action.
#include "bots/uct.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "base/draw.h"
#include "bots/direct_bot.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/scoring.h"
#include "view/resample.h"

namespace semafor {
namespace {

using NodeId = std::uint32_t;
constexpr NodeId kNone = 0xffffffff;
constexpr NodeId kRoot = 0;

struct Node {
    Action action = Pass{};
    std::int64_t reward = 0;  // sum for the seat that took the action, in thousandths
    std::uint32_t visits = 0;
    std::uint32_t available = 0;
    NodeId child = kNone;  // the first child
    NodeId next = kNone;   // the next sibling
};

using Rewards = BySeat<std::int32_t>;

// In thousandths: half by rank, half by the margin over the best other seat.
Rewards rewardsOf(const Game& game, const GameState& state) {
    const auto scores = scoreNow(game, state);
    const int point = game.rules().routePoints ? 2 : 40;
    Rewards rewards = {};
    for (std::size_t s = 0; s < state.seats; ++s) {
        int behind = 0;
        int best = -10000;
        for (std::size_t o = 0; o < state.seats; ++o) {
            if (o == s) continue;
            behind += scores[o].rank > scores[s].rank ? 2 : scores[o].rank == scores[s].rank ? 1 : 0;
            best = std::max<int>(best, scores[o].total);
        }
        const int margin = std::clamp((scores[s].total - best) * point, -250, 250);
        rewards[s] = behind * 250 / (state.seats - 1) + 250 + margin;
    }
    return rewards;
}

// Whether both claim the same route or build in the same city; false for any other actions.
bool sameButPayment(const Action& a, const Action& b) {
    const auto* claim = std::get_if<ClaimRoute>(&a);
    const auto* otherClaim = std::get_if<ClaimRoute>(&b);
    if (claim != nullptr && otherClaim != nullptr) return claim->route == otherClaim->route;
    const auto* station = std::get_if<BuildStation>(&a);
    const auto* otherStation = std::get_if<BuildStation>(&b);
    return station != nullptr && otherStation != nullptr && station->city == otherStation->city;
}

int locomotivesOf(const Action& action) {
    if (const auto* claim = std::get_if<ClaimRoute>(&action)) return claim->payment.locomotives;
    if (const auto* station = std::get_if<BuildStation>(&action)) return station->payment.locomotives;
    return 0;
}

class UctBot : public Bot {
public:
    UctBot(const Game& game, int iterations) : game_(game), iterations_(iterations) {}

    void start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) override {
        view_ = view;
        seed_ = seed;
        done_ = legal.size() == 1 ? iterations_ : 0;
        only_ = legal[0];
        places_.assign(legal.begin(), legal.end());
        nodes_.assign(1, {});
    }

    bool step(int iterations) override {
        for (int i = 0; i < iterations && done_ < iterations_; ++i) iterate();
        return done_ < iterations_;
    }

    // The most visited action.
    [[nodiscard]] std::size_t best() const override {
        Action action = only_;
        std::uint32_t most = 0;
        for (NodeId id = nodes_[kRoot].child; id != kNone; id = nodes_[id].next) {
            if (nodes_[id].visits < most) continue;
            // Children are listed newest first; on a tie the oldest wins.
            most = nodes_[id].visits;
            action = nodes_[id].action;
        }
        return static_cast<std::size_t>(std::find(places_.begin(), places_.end(), action) - places_.begin());
    }

private:
    struct Step {
        NodeId node = kRoot;
        Seat seat{};
    };

    void iterate() {
        Rng rng(seed_, static_cast<std::uint64_t>(done_++));
        GameState state = resample(game_, view_, rng);
        path_.clear();
        NodeId at = kRoot;
        while (!state.over() && at != kNone) at = descend(state, at, rng);
        for (int i = 0; !state.over() && i < kUctPlayout; ++i) {
            legalActions(game_, state, legal_);
            applyLegal(game_, state, legal_[drawBelow(rng, static_cast<std::uint32_t>(legal_.size()))]);
        }
        const Rewards rewards = rewardsOf(game_, state);
        for (const Step& step : path_) {
            ++nodes_[step.node].visits;
            nodes_[step.node].reward += rewards[index(step.seat)];
        }
    }

    // Takes one action: an untried one, which ends the descent (kNone), or the most promising child.
    NodeId descend(GameState& state, NodeId parent, Rng& rng) {
        const Seat seat = state.actor();
        listChoices(state);
        tried_.assign(choices_.size(), false);
        std::size_t untried = choices_.size();
        NodeId best = kNone;
        std::uint64_t most = 0;
        for (NodeId id = nodes_[parent].child; id != kNone; id = nodes_[id].next) {
            const auto found = std::find(choices_.begin(), choices_.end(), nodes_[id].action);
            if (found == choices_.end()) continue;
            tried_[static_cast<std::size_t>(found - choices_.begin())] = true;
            --untried;
            ++nodes_[id].available;
            const std::uint64_t promise = promiseOf(nodes_[id]);
            if (best != kNone && promise <= most) continue;
            best = id;
            most = promise;
        }
        if (untried > 0) best = grow(parent, drawBelow(rng, static_cast<std::uint32_t>(untried)));
        path_.push_back({best, seat});
        applyLegal(game_, state, nodes_[best].action);
        return untried > 0 ? kNone : best;
    }

    // UCB1, in thousandths.
    static std::uint64_t promiseOf(const Node& node) {
        constexpr std::uint64_t kCuriosity = 500;  // the square of the exploration constant, in thousandths
        const std::uint64_t mean = static_cast<std::uint64_t>(node.reward) / node.visits;
        return mean + squareRoot(kCuriosity * logarithm(node.available) / node.visits);
    }

    // Adds a node for the untried choice at index `number` among the untried ones.
    NodeId grow(NodeId parent, std::size_t number) {
        std::size_t choice = 0;
        for (;; ++choice) {
            if (tried_[choice]) continue;
            if (number-- == 0) break;
        }
        Node node;
        node.action = choices_[choice];
        node.available = 1;
        node.next = nodes_[parent].child;
        const auto id = static_cast<NodeId>(nodes_.size());
        nodes_.push_back(node);
        nodes_[parent].child = id;
        return id;
    }

    // Lists the legal actions, with one payment for each route or city: the one with the fewest locomotives.
    void listChoices(const GameState& state) {
        legalActions(game_, state, legal_);
        choices_.clear();
        for (const Action& action : legal_) {
            if (choices_.empty() || !sameButPayment(choices_.back(), action)) {
                choices_.push_back(action);
            } else if (locomotivesOf(action) < locomotivesOf(choices_.back())) {
                choices_.back() = action;
            }
        }
    }

    const Game& game_;
    int iterations_;

    PlayerView view_;
    std::uint64_t seed_ = 0;
    int done_ = 0;
    Action only_ = Pass{};
    std::vector<Action> places_;
    std::vector<Node> nodes_;

    // Scratch data of the current iteration.
    std::vector<Step> path_;
    ActionList legal_;
    std::vector<Action> choices_;
    std::vector<bool> tried_;
};

}  // namespace

std::uint32_t squareRoot(std::uint64_t n) {
    std::uint64_t root = 0;
    for (std::uint64_t bit = std::uint64_t{1} << 31; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= n) root += bit;
    return static_cast<std::uint32_t>(root);
}

// The base-2 logarithm is the index of the highest bit, and nearly linear between powers of two.
std::uint32_t logarithm(std::uint32_t n) {
    constexpr std::uint64_t kLogOfTwo = 693147;  // in millionths
    const auto high = static_cast<std::uint64_t>(std::bit_width(n)) - 1;
    const std::uint64_t beyond = ((std::uint64_t{n} << 10) >> high) - 1024;  // in 1024ths
    return static_cast<std::uint32_t>((high * 1024 + beyond) * kLogOfTwo / 1024 / 1000);
}

std::unique_ptr<Bot> makeUct(const Game& game, int iterations) {
    return std::make_unique<UctBot>(game, iterations);
}

}  // namespace semafor
