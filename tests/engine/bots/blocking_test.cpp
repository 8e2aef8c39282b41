// Tests of blocking: how much a claimed route harms other seats, and whether blockers claim such routes.
#include "bots/blocking.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "bots/bot.h"
#include "bots/lines.h"
#include "support/games.h"
#include "view/ways.h"

namespace semafor {
namespace {

// Seat 1 has built the shortest way of a long ticket, except for one single-track route, `route`.
struct Gap {
    const Game& game = test::gameOf("europe");
    GameState state = newGame(game, 2, 1);
    RouteId route{};
    int smaller = 0;  // spaces of the smaller of the two built parts
};

int spacesOf(const Game& game, const std::vector<RouteId>& routes, std::size_t from, std::size_t to) {
    int spaces = 0;
    for (std::size_t i = from; i < to; ++i) spaces += game.route(routes[i]).length;
    return spaces;
}

Gap makeGap() {
    Gap gap;
    const auto way = cheapestWay(gap.game, observe(gap.game, gap.state, Seat{0}), TicketId{0});
    const std::vector<RouteId>& routes = way->missing;
    for (std::size_t i = 1; i + 1 < routes.size(); ++i) {
        RouteSet one;
        one.add(routes[i]);
        const int smaller =
            std::min(spacesOf(gap.game, routes, 0, i), spacesOf(gap.game, routes, i + 1, routes.size()));
        if (!gap.game.otherTracks(one).empty() || smaller <= gap.smaller) continue;
        gap.smaller = smaller;
        gap.route = routes[i];
    }
    for (const RouteId route : routes)
        if (route != gap.route) putWagons(gap.game, gap.state, Seat{1}, route);
    return gap;
}

TEST(Blocking, CountsTheSmallerOfTheTwoParts) {
    const Gap gap = makeGap();
    ASSERT_GT(gap.smaller, 0);
    EXPECT_EQ(harmOf(gap.game, knowledgeOf(gap.state, Seat{0}), gap.route), gap.smaller);
    // A seat doesn't hurt itself.
    EXPECT_EQ(harmOf(gap.game, knowledgeOf(gap.state, Seat{1}), gap.route), 0);
}

TEST(Blocking, OfNothingBuiltDoesNoHarm) {
    const Game& game = test::gameOf("germany");
    const GameState state = newGame(game, 3, 2);
    for (std::size_t r = 0; r < game.routeCount(); ++r)
        EXPECT_EQ(harmOf(game, knowledgeOf(state, Seat{0}), idAt<RouteId>(r)), 0);
}

// A blocker claims harmful routes more often than a Stationmaster of even character.
TEST(Characters, TheBlockerBlocks) {
    ActionList legal;
    std::array<int, 2> blocks = {};
    for (const Character character : {Character::kEven, Character::kBlocker}) {
        for (std::uint64_t deal = 1; deal <= 12; ++deal) {
            const Game& game = test::gameOf("germany");
            const auto bot = makeBot(game, Level::kStationmaster, character);
            GameState state = newGame(game, 2, deal);
            while (!state.over()) {
                legalActions(game, state, legal);
                const PlayerView view = observe(game, state, state.actor());
                const Action action = legal[decide(*bot, view, legal, deal)];
                const auto* claim = std::get_if<ClaimRoute>(&action);
                if (claim != nullptr && harmOf(game, knowledgeOf(view), claim->route) >= 8)
                    ++blocks[character == Character::kBlocker ? 1 : 0];
                applyLegal(game, state, action);
            }
        }
    }
    EXPECT_GT(blocks[1], blocks[0]);
}

}  // namespace
}  // namespace semafor
