// Tests of the final count: steps add up to the scores, and each completed ticket lights its path.
#include "table/final_count.h"

#include <gtest/gtest.h>

#include "base/draw.h"
#include "base/rng.h"
#include "session/games.h"
#include "session/session.h"

namespace semafor {
namespace {

// Plays random games on that board to the end; calls look(game, view, scores, steps) for each.
template <class Look>
void atTheEnd(std::string_view map, int games, Look&& look) {
    Games all;
    ActionList legal;
    for (int i = 0; i < games; ++i) {
        SessionSetup setup;
        setup.dealCode = static_cast<std::uint64_t>(i) + 20;
        for (int s = 0; s < 2 + i % 3; ++s) setup.players.push({});
        Session session = *Session::begin(*all.find(map), setup);
        Rng rng(static_cast<std::uint64_t>(i));
        while (!session.over()) {
            session.legalActions(legal);
            ASSERT_TRUE(session.submit(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]).ok());
        }
        const PlayerView view = session.viewOf(Seat{});
        const auto scores = scoreNow(session.game(), view);
        look(session.game(), view, scores, finalCount(session.game(), view, scores));
    }
}

TEST(FinalCount, R10_R26_R28_G05_StepsAddUpToTheScores) {
    for (const std::string_view map : {"europe", "germany"})
        atTheEnd(map, 12,
                 [](const Game&, const PlayerView& view, const BySeat<SeatScore>& scores,
                    const std::vector<CountStep>& steps) {
                     for (std::size_t s = 0; s < view.seats; ++s)
                         EXPECT_EQ(countedFor(steps, steps.size(), idAt<Seat>(s)), scores[s].total);
                 });
}

TEST(FinalCount, R27_ACompletedTicketLightsRoutesOfItsOwnerOrLentOnes) {
    std::size_t lit = 0;
    atTheEnd("europe", 40,
             [&](const Game&, const PlayerView& view, const BySeat<SeatScore>& scores,
                 const std::vector<CountStep>& steps) {
                 for (const CountStep& step : steps) {
                     if (step.item != ScoreItem::kTickets) continue;
                     const std::size_t s = index(step.seat);
                     RouteSet allowed = view.owned[s];
                     for (const Loan& loan : scores[s].loans) allowed.add(loan.route);
                     EXPECT_TRUE((step.routes - allowed).empty());
                     EXPECT_EQ(step.points > 0, !step.routes.empty());
                     lit += step.points > 0 ? 1 : 0;
                 }
             });
    EXPECT_GT(lit, 3u);
}

TEST(FinalCount, R28_TheExpressLightsATrailAsLongAsTheLongest) {
    atTheEnd("europe", 8,
             [](const Game& game, const PlayerView&, const BySeat<SeatScore>& scores,
                const std::vector<CountStep>& steps) {
                 for (const CountStep& step : steps) {
                     if (step.item != ScoreItem::kExpress) continue;
                     int length = 0;
                     step.routes.forEach([&](RouteId route) { length += game.route(route).length; });
                     EXPECT_EQ(length, scores[index(step.seat)].longest);
                 }
             });
}

TEST(FinalCount, F01_AGameWithoutPointsHasNone) {
    atTheEnd("first-journey", 2,
             [](const Game&, const PlayerView&, const BySeat<SeatScore>&,
                const std::vector<CountStep>& steps) { EXPECT_TRUE(steps.empty()); });
}

}  // namespace
}  // namespace semafor
