// Tests of bots' beliefs about other seats' tickets: consistent with the view, and better than chance.
#include "bots/belief.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "support/games.h"
#include "support/invariants.h"

namespace semafor {
namespace {

// Plays games between Stationmasters; calls visit(game, lines, state) before each action.
template <class Visit>
void forEachTurn(int games, Visit&& visit) {
    ActionList legal;
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const Lines lines(game);
        const auto bot = makeBot(game, Level::kStationmaster);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            visit(game, lines, state);
            legalActions(game, state, legal);
            applyLegal(game, state, legal[decide(*bot, observe(game, state, state.actor()), legal, seed)]);
        }
    });
}

TEST(Belief, ContradictsNothingThatTheViewKnows) {
    Rng rng(1);
    forEachTurn(test::gamesToPlay(18), [&](const Game& game, const Lines& lines, const GameState& state) {
        const PlayerView view = observe(game, state, state.actor());
        const GameState other = resample(game, view, oddsOf(game, lines, view), rng);
        ASSERT_EQ(test::brokenLaws(game, other), "") << game.map().name;
        ASSERT_EQ(observe(game, other, view.me), view) << game.map().name;
    });
}

// How many of the others' tickets the sample guesses right.
int rightOnes(const GameState& sample, const GameState& truth, Seat me) {
    int right = 0;
    for (std::size_t s = 0; s < truth.seats; ++s) {
        if (idAt<Seat>(s) == me) continue;
        right += static_cast<int>((sample.kept[s] & truth.kept[s]).size());
        for (const TicketId ticket : sample.held[s])
            for (const TicketId real : truth.held[s]) right += ticket == real ? 1 : 0;
    }
    return right;
}

TEST(Belief, IsNearerToTheTruthThanChance) {
    Rng rng(2);
    int believed = 0;
    int guessed = 0;
    forEachTurn(18, [&](const Game& game, const Lines& lines, const GameState& state) {
        if (inSetup(state)) return;
        const PlayerView view = observe(game, state, state.actor());
        const TicketOdds odds = oddsOf(game, lines, view);
        believed += rightOnes(resample(game, view, odds, rng), state, view.me);
        guessed += rightOnes(resample(game, view, rng), state, view.me);
    });
    EXPECT_GT(believed, guessed * 3 / 2);
}

TEST(Belief, GrowsWithTheWayThatIsBuilt) {
    const Game& game = test::gameOf("europe");
    const Lines lines(game);
    RouteCosts costs;
    costs.fill(kBlocked);
    for (std::size_t r = 0; r < game.routeCount(); ++r) costs[r] = game.route(idAt<RouteId>(r)).length + 1;
    const TicketId ticket{7};
    const auto& ends = game.map().ticket(ticket).ends;
    Ways ways(lines, costs);
    const RouteSet way = ways.wayTo(ways.run(game.nodesOf(ends[0]), game.nodesOf(ends[1])));
    PublicState table = newGame(game, 2, 1);
    std::uint32_t before = oddsOf(game, lines, table)[1][index(ticket)];
    way.forEach([&](RouteId route) {
        table.owned[1].add(route);
        const TicketOdds odds = oddsOf(game, lines, table);
        EXPECT_GT(odds[1][index(ticket)], before);
        EXPECT_EQ(odds[0][index(ticket)], 8u);
        before = odds[1][index(ticket)];
    });
}

}  // namespace
}  // namespace semafor
