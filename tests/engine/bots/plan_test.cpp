// Tests of the bots' planner: networks against exact Steiner forests, and the promises of a plan.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/exact_forest.h"
#include "bots/planner.h"
#include "rules/network.h"
#include "support/games.h"

namespace semafor {
namespace {

using test::ExactForest;
using test::randomScene;
using test::Scene;

TEST(Forest, IsHardlyDearerThanTheExactOne) {
    const Game& game = test::gameOf("europe");
    const Lines lines(game);
    Rng rng(3);
    std::int64_t exact = 0;
    std::int64_t ours = 0;
    for (int i = 0; i < test::gamesToPlay(40); ++i) {
        const std::size_t tickets = 3 + static_cast<std::size_t>(i % 3);
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
            const SeatKnowledge known = knowledgeOf(state, Seat{1});
            const Plan plan = planner.plan(known, known.tickets, {});
            ASSERT_TRUE((plan.routes - known.claimable(game)).empty());
            for (int i = 0; i < 12 && !state.over(); ++i) {
                legalActions(game, state, legal);
                applyLegal(game, state, test::choose(legal, rng));
            }
        }
    });
}

// A route of the plan is lost: the mended plan has only claimable routes and completes the tickets it lists.
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
        const SeatKnowledge known = knowledgeOf(state, Seat{1});
        const Plan plan = planner.plan(known, known.tickets, style);
        std::vector<RouteId> routes;
        plan.routes.forEach([&](RouteId id) { routes.push_back(id); });
        for (const RouteId lost : routes) {
            GameState after = state;
            after.open.remove(lost);
            const SeatKnowledge now = knowledgeOf(after, Seat{1});
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
