// Networks of plans against exact ones, and what a plan promises.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/planner.h"
#include "rules/network.h"
#include "support/games.h"

namespace semafor {
namespace {

// Trees over sets of terminals by Dreyfus and Wagner, then the best split of the pairs into trees: slow and
// exact. Pairs join single nodes.
class ExactForest {
public:
    ExactForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs) : pairs_(pairs) {
        for (const Pair& pair : pairs) {
            terminals_.push_back(pair.from);
            terminals_.push_back(pair.to);
        }
        Ways ways(lines, costs);
        for (std::size_t n = 0; n < kMaxMapNodes; ++n) {
            ways.run(NodeSet{1} << n);
            for (std::size_t m = 0; m < kMaxMapNodes; ++m) between_[n][m] = ways.distance(m);
        }
        growTrees();
    }

    [[nodiscard]] Cost cost() const {
        const std::size_t all = std::size_t{1} << pairs_.size();
        std::vector<Cost> best(all, kBlocked);
        best[0] = 0;
        for (std::size_t set = 1; set < all; ++set)
            for (std::size_t part = set; part > 0; part = (part - 1) & set)
                best[set] = std::min(best[set], best[set ^ part] + treeOf(part));
        return best[all - 1];
    }

private:
    void growTrees() {
        const std::size_t all = std::size_t{1} << terminals_.size();
        trees_.assign(all, std::vector<Cost>(kMaxMapNodes, kBlocked));
        for (std::size_t set = 1; set < all; ++set) {
            std::vector<Cost> joined(kMaxMapNodes, kBlocked);
            for (std::size_t n = 0; n < kMaxMapNodes; ++n) {
                for (std::size_t t = 0; t < terminals_.size(); ++t)
                    if (set == std::size_t{1} << t && terminals_[t] == NodeSet{1} << n) joined[n] = 0;
                for (std::size_t part = (set - 1) & set; part > 0; part = (part - 1) & set)
                    joined[n] = std::min(joined[n], trees_[part][n] + trees_[set ^ part][n]);
            }
            for (std::size_t n = 0; n < kMaxMapNodes; ++n)
                for (std::size_t m = 0; m < kMaxMapNodes; ++m)
                    trees_[set][n] = std::min(trees_[set][n], joined[m] + between_[m][n]);
        }
    }
    [[nodiscard]] Cost treeOf(std::size_t pairSet) const {
        std::size_t set = 0;
        for (std::size_t p = 0; p < pairs_.size(); ++p)
            if (((pairSet >> p) & 1) != 0) set |= std::size_t{3} << (2 * p);
        return *std::min_element(trees_[set].begin(), trees_[set].end());
    }

    const Pairs& pairs_;
    std::vector<NodeSet> terminals_;
    std::array<std::array<Cost, kMaxMapNodes>, kMaxMapNodes> between_{};
    std::vector<std::vector<Cost>> trees_;
};

// Tickets of Europe on its empty board, in lengths of routes.
struct Scene {
    RouteCosts costs{};
    Pairs pairs;
};

Scene randomScene(const Game& game, std::size_t tickets, Rng& rng) {
    Scene scene;
    scene.costs.fill(kBlocked);
    for (std::size_t r = 0; r < game.routeCount(); ++r)
        scene.costs[r] = game.route(idAt<RouteId>(r)).length * 8 + static_cast<Cost>(drawBelow(rng, 5));
    while (scene.pairs.size() < tickets) {
        const auto& ends =
            game.map().tickets[drawBelow(rng, static_cast<std::uint32_t>(game.ticketCount()))].ends;
        scene.pairs.push({game.nodesOf(ends[0]), game.nodesOf(ends[1])});
    }
    return scene;
}

TEST(Forest, IsHardlyDearerThanTheExactOne) {
    const Game& game = test::gameOf("europe");
    const Lines lines(game);
    Rng rng(3);
    std::int64_t exact = 0;
    std::int64_t ours = 0;
    for (int i = 0; i < test::gamesToPlay(40); ++i) {
        const std::size_t tickets = 3 + static_cast<std::size_t>(i % 2);
        const Scene scene = randomScene(game, tickets, rng);
        const PairSet all = (PairSet{1} << tickets) - 1;
        const Forest forest = growForest(lines, scene.costs, scene.pairs, all, Care::kFull);
        const Cost least = ExactForest(lines, scene.costs, scene.pairs).cost();
        ASSERT_EQ(forest.joined, all);
        ASSERT_GE(forest.cost, least);
        exact += least;
        ours += forest.cost;
    }
    EXPECT_LE((ours - exact) * 1000 / exact, 10) << ours << " for " << exact;
}

TEST(Forest, JoinsEveryPairThatItSays) {
    const Game& game = test::gameOf("germany");
    const Lines lines(game);
    Rng rng(4);
    for (int i = 0; i < 200; ++i) {
        const Scene scene = randomScene(game, 5, rng);
        const Forest forest = growForest(lines, scene.costs, scene.pairs, 31, Care::kFull);
        RouteCosts inside;
        inside.fill(kBlocked);
        Cost sum = 0;
        forest.routes.forEach([&](RouteId id) {
            inside[index(id)] = 0;
            sum += scene.costs[index(id)];
        });
        EXPECT_EQ(sum, forest.cost);
        Ways ways(lines, inside);
        for (std::size_t p = 0; p < 5; ++p)
            EXPECT_EQ(ways.run(scene.pairs[p].from, scene.pairs[p].to) != Ways::kNowhere,
                      ((forest.joined >> p) & 1) != 0);
    }
}

TEST(Plan, AsksOnlyForRoutesThatTheSeatMayClaim) {
    ActionList legal;
    test::forEachGame(test::gamesToPlay(60), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Planner planner(game);
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            const Eyes eyes = eyesOf(state, Seat{1});
            const Plan plan = planner.plan(eyes, eyes.tickets, {});
            ASSERT_TRUE((plan.routes - eyes.claimable(game)).empty());
            for (int i = 0; i < 12 && !state.over(); ++i) {
                legalActions(game, state, legal);
                applyLegal(game, state, test::choose(legal, rng));
            }
        }
    });
}

// Somebody takes a route of the plan: what is mended joins every ticket that it says, over routes to be had.
TEST(Plan, IsMendedAroundARouteThatIsLost) {
    ActionList legal;
    PlanStyle style;
    style.care = Care::kQuick;
    int mended = 0;
    test::forEachGame(test::gamesToPlay(30), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Planner planner(game);
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        for (int i = 0; i < 40 && !state.over(); ++i) {
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
        const Eyes eyes = eyesOf(state, Seat{1});
        const Plan plan = planner.plan(eyes, eyes.tickets, style);
        std::vector<RouteId> routes;
        plan.routes.forEach([&](RouteId id) { routes.push_back(id); });
        for (const RouteId lost : routes) {
            GameState after = state;
            after.open.remove(lost);
            const Eyes now = eyesOf(after, Seat{1});
            const Plan other = planner.mended(now, plan, style);
            ASSERT_TRUE((other.routes - now.claimable(game)).empty());
            ASSERT_TRUE((other.served - plan.served).empty());
            Components network = componentsOf(game, now.owned() | other.routes);
            other.served.forEach([&](TicketId ticket) { EXPECT_TRUE(completes(game, network, ticket)); });
            ++mended;
        }
    });
    EXPECT_GT(mended, 50);
}

}  // namespace
}  // namespace semafor
