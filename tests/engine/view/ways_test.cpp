// Tests of stillPossible: which tickets a seat can still complete.
#include "view/ways.h"

#include <gtest/gtest.h>

#include <vector>

#include "rules/scoring.h"
#include "support/games.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::Position;

constexpr auto kToAthens = idAt<TicketId>(4);  // Edinburgh to Athens

bool possible(const Position& position, TicketId ticket = kToAthens) {
    const Game& game = test::gameOf("europe");
    return stillPossible(game, observe(game, position.build(), Seat{0}), ticket);
}

// The only route out of Edinburgh belongs to the other of two seats (R08).
Position shutIn() {
    return Position("europe", 2).owns(1, {"edinburgh-london"});
}

TEST(StillPossible, R27_AStationThatMayStillBeBuiltKeepsATicketOpen) {
    EXPECT_TRUE(possible(shutIn()));
}

TEST(StillPossible, R27_WithoutStationsTheClosedTrackShutsTheWay) {
    const Position far = shutIn().station(0, "moskva").station(0, "kyiv").station(0, "lisboa");
    EXPECT_FALSE(possible(far));
}

TEST(StillPossible, R27_AStationAtEitherEndLendsTheRoute) {
    EXPECT_TRUE(possible(shutIn().station(0, "moskva").station(0, "kyiv").station(0, "london")));
    EXPECT_TRUE(possible(shutIn().station(0, "moskva").station(0, "kyiv").station(0, "edinburgh")));
}

TEST(StillPossible, R27_OneStationLendsOneRoute) {
    Position both = shutIn().station(0, "moskva").station(0, "kyiv").station(0, "london");
    both.owns(1, {"amsterdam-london", "dieppe-london"});
    EXPECT_FALSE(possible(both));
}

// A path that leaves the station's city over an own route and returns can't borrow a second route there.
TEST(StillPossible, R27_AStationLendsOneRouteHoweverOftenOneComesBy) {
    Position both = shutIn().station(0, "moskva").station(0, "kyiv").station(0, "london");
    both.owns(0, {"amsterdam-london"});
    both.owns(1, {"dieppe-london", "amsterdam-bruxelles", "amsterdam-essen", "amsterdam-frankfurt"});
    EXPECT_FALSE(possible(both));
}

TEST(StillPossible, R25_NoStationIsBuiltWhereAnotherStands) {
    Position taken = shutIn().station(0, "moskva").station(0, "kyiv");
    taken.station(1, "london").station(1, "edinburgh");
    EXPECT_FALSE(possible(taken));
}

TEST(StillPossible, WagonsAreCountedAndOwnTracksCostNone) {
    Position poor("europe", 4);
    poor.station(0, "moskva").station(0, "kyiv").station(0, "riga").wagons(0, 3);
    EXPECT_FALSE(possible(poor));
    const auto angora = idAt<TicketId>(6);  // Athens to Ankara
    EXPECT_FALSE(possible(poor, angora));
    poor.owns(0, {"athina-smyrna"});
    poor.wagons(0, 3);
    EXPECT_TRUE(possible(poor, angora));
    poor.wagons(0, 2);
    EXPECT_FALSE(possible(poor, angora));
}

// A ticket that is completed in the end was never reported as impossible.
TEST(Laws, NoTicketThatIsCompletedWasEverImpossible) {
    ActionList legal;
    std::size_t completed = 0;
    std::size_t lost = 0;
    test::forEachGame(test::gamesToPlay(60), [&](const Game& game, std::size_t seats, std::uint64_t seed) {
        Rng rng(seed);
        GameState state = newGame(game, seats, seed);
        BySeat<TicketSet> impossible = {};
        while (!state.over()) {
            for (std::size_t s = 0; s < seats; ++s) {
                const PlayerView view = observe(game, state, idAt<Seat>(s));
                view.kept.forEach([&](TicketId ticket) {
                    if (!stillPossible(game, view, ticket)) impossible[s].add(ticket);
                });
            }
            legalActions(game, state, legal);
            applyLegal(game, state, test::choose(legal, rng));
        }
        const auto scores = scoreNow(game, state);
        for (std::size_t s = 0; s < seats; ++s) {
            ASSERT_TRUE((scores[s].completed & impossible[s]).empty()) << game.map().name << " " << seed;
            completed += scores[s].completed.size();
            lost += impossible[s].size();
        }
    });
    EXPECT_GT(completed, 20u);
    EXPECT_GT(lost, 20u);
}

}  // namespace
}  // namespace semafor
