// Tests of hints: legal, without hidden knowledge, of use, and with reasons that are true on the board.
#include "bots/hint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "rules/network.h"
#include "support/games.h"
#include "view/resample.h"

namespace semafor {
namespace {

// Plays games between Stationmasters, which meet nearly completed tickets, tunnels and the end; calls
// visit(game, state, view, legal) before each decision.
template <class Visit>
void forDecisions(int games, Visit&& visit) {
    ActionList legal;
    test::forEachGame(games, [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        const auto bot = makeBot(game, Level::kStationmaster);
        GameState state = newGame(game, seats, seed);
        while (!state.over()) {
            legalActions(game, state, legal);
            const PlayerView view = observe(game, state, state.actor());
            visit(game, state, view, legal);
            applyLegal(game, state, legal[decide(*bot, view, legal, seed)]);
        }
    });
}

TEST(Hints, AreDifferentLegalMovesOfTheViewAlone) {
    ActionList same;
    Rng rng(9);
    int calls = 0;
    forDecisions(test::gamesToPlay(6), [&](const Game& game, const GameState& state, const PlayerView& view,
                                           const ActionList& legal) {
        if (++calls % 9 != 0) return;
        const Hint hint = hintFor(game, view, legal, 5, 12);
        ASSERT_FALSE(hint.empty());
        std::set<std::size_t> places;
        for (const HintedMove& move : hint) {
            ASSERT_LT(move.place, legal.size());
            places.insert(move.place);
            EXPECT_LT(std::abs(move.value), 6000);
        }
        EXPECT_EQ(places.size(), hint.size());
        const GameState sampled = resample(game, view, rng);
        legalActions(game, sampled, same);
        const Hint again = hintFor(game, observe(game, sampled, view.me), same, 5, 12);
        ASSERT_EQ(again.size(), hint.size()) << state.actionsTaken;
        for (std::size_t i = 0; i < hint.size(); ++i) {
            EXPECT_EQ(again[i].place, hint[i].place);
            EXPECT_EQ(again[i].value, hint[i].value);
            EXPECT_EQ(again[i].reasons, hint[i].reasons);
        }
    });
}

// Checks the reasons given for a claim against the board.
void checkClaim(const Game& game, const PlayerView& view, RouteId route, const Reasons& reasons) {
    RouteSet owned = view.owned[index(view.me)];
    Components before = componentsOf(game, owned);
    owned.add(route);
    Components after = componentsOf(game, owned);
    const auto find = [&](ReasonKind kind) {
        return std::find_if(reasons.begin(), reasons.end(), [&](const Reason& r) { return r.kind == kind; });
    };
    for (const Reason& reason : reasons) {
        const bool done = reason.kind == ReasonKind::kTicketDone;
        if (!done && reason.kind != ReasonKind::kTicketNearer) continue;
        EXPECT_FALSE(completes(game, before, reason.ticket));
        EXPECT_EQ(completes(game, after, reason.ticket), done);
        EXPECT_EQ(reason.number == 0, done);
    }
    const auto left = find(ReasonKind::kWagonsLeft);
    ASSERT_NE(left, reasons.end());
    EXPECT_EQ(left->number, view.wagons[index(view.me)] - game.route(route).length);
    const auto points = find(ReasonKind::kPoints);
    EXPECT_EQ(points == reasons.end() ? 0 : points->number, game.route(route).points);
    const auto blocks = find(ReasonKind::kBlocks);
    if (blocks == reasons.end()) return;
    RouteSet theirs = view.owned[index(blocks->seat)];
    Components apart = componentsOf(game, theirs);
    const auto& nodes = game.route(route).nodes;
    EXPECT_FALSE(apart.joined(nodes[0], nodes[1]));
    EXPECT_NE(blocks->seat, view.me);
}

TEST(Reasons, HoldOnTheBoard) {
    std::array<int, 16> seen = {};
    forDecisions(test::gamesToPlay(60),
                 [&](const Game& game, const GameState&, const PlayerView& view, const ActionList& legal) {
                     for (std::size_t i = 0; i < legal.size(); i += 1 + legal.size() / 6) {
                         const Reasons reasons = reasonsFor(game, view, legal[i]);
                         for (const Reason& reason : reasons) ++seen[static_cast<std::size_t>(reason.kind)];
                         if (const auto* claim = std::get_if<ClaimRoute>(&legal[i]))
                             checkClaim(game, view, claim->route, reasons);
                         if (const auto* keep = std::get_if<KeepTickets>(&legal[i])) {
                             EXPECT_EQ(reasons.size(), keep->tickets.size() + (view.lastRound() ? 1 : 0));
                         }
                     }
                 });
    for (std::size_t kind = 0; kind <= static_cast<std::size_t>(ReasonKind::kLastTurn); ++kind)
        EXPECT_GT(seen[kind], 0) << "no reason of kind " << kind;
}

TEST(Hints, CompleteATicketInTheLastTurn) {
    int asked = 0;
    int found = 0;
    forDecisions(test::gamesToPlay(90),
                 [&](const Game& game, const GameState&, const PlayerView& view, const ActionList& legal) {
                     if (!std::holds_alternative<TakeTurn>(view.step) || view.turnsLeft > 2) return;
                     bool completing = false;
                     for (const Action& action : legal)
                         for (const Reason& reason : reasonsFor(game, view, action))
                             completing = completing || reason.kind == ReasonKind::kTicketDone;
                     if (!completing) return;
                     ++asked;
                     const Hint hint = hintFor(game, view, legal, 3, 8);
                     const auto done = [](const Reason& r) { return r.kind == ReasonKind::kTicketDone; };
                     found += std::any_of(hint[0].reasons.begin(), hint[0].reasons.end(), done) ? 1 : 0;
                 });
    EXPECT_GT(asked, 10);
    EXPECT_GE(found * 10, asked * 8) << found << " of " << asked;
}

}  // namespace
}  // namespace semafor
