// Tests of Choices: legal actions looked up by the place on the table where they are taken.
#include "table/choices.h"

#include <gtest/gtest.h>

#include "base/draw.h"
#include "base/rng.h"
#include "session/games.h"
#include "session/session.h"

namespace semafor {
namespace {

Session begun(Games& games, std::string_view map, std::uint64_t deal = 5) {
    SessionSetup setup;
    setup.dealCode = deal;
    for (int i = 0; i < 3; ++i) setup.players.push({});
    return *Session::begin(*games.find(map), setup);
}

// Plays a random game; calls look(session, choices) at every decision.
template <class Look>
void overAGame(std::string_view map, Look&& look) {
    Games games;
    Session session = begun(games, map);
    Rng rng(3);
    ActionList legal;
    while (!session.over()) {
        session.legalActions(legal);
        look(session, Choices(legal));
        ASSERT_TRUE(session.submit(legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]).ok());
    }
}

TEST(Choices, EveryPaymentProposedIsLegalAndNoneIsMissing) {
    overAGame("europe", [](const Session& session, const Choices& choices) {
        const CardCounts hand = session.viewOf(session.actor()).hand;
        std::size_t claims = 0;
        choices.routes().forEach([&](RouteId route) {
            for (const Payment& payment : choices.paymentsFor(route, hand)) {
                ++claims;
                EXPECT_EQ(session.why(ClaimRoute{route, payment}), std::nullopt);
            }
        });
        EXPECT_EQ(claims, choices.every<ClaimRoute>().size());
    });
}

TEST(Choices, TheFirstPaymentKeepsLocomotives) {
    overAGame("germany", [](const Session& session, const Choices& choices) {
        const CardCounts hand = session.viewOf(session.actor()).hand;
        choices.routes().forEach([&](RouteId route) {
            const auto payments = choices.paymentsFor(route, hand);
            for (const Payment& other : payments) EXPECT_LE(payments[0].locomotives, other.locomotives);
        });
    });
}

TEST(Choices, WhyNotSaysNothingExactlyForWhatCanBeClaimed) {
    overAGame("europe", [](const Session& session, const Choices& choices) {
        if (!std::holds_alternative<TakeTurn>(session.step())) return;
        const PlayerView view = session.viewOf(session.actor());
        for (std::size_t r = 0; r < session.game().routeCount(); ++r)
            EXPECT_EQ(!session.why(bestClaim(session.game(), view, idAt<RouteId>(r))).has_value(),
                      choices.routes().has(idAt<RouteId>(r)));
        for (std::size_t c = 0; c < session.game().cityCount(); ++c)
            EXPECT_EQ(!session.why(bestStation(session.game(), view, idAt<CityId>(c))).has_value(),
                      choices.cities().has(idAt<CityId>(c)));
    });
}

TEST(Choices, TicketsAreKeptInAnyOrderButNotTooFew) {
    Games games;
    const Session session = begun(games, "europe");
    ActionList legal;
    session.legalActions(legal);
    const Choices choices(legal);
    const auto offer = session.viewOf(session.actor()).offer;
    EXPECT_EQ(choices.leastKept(), 2u);
    EXPECT_TRUE(choices.keeping({offer[1], offer[0]}));
    EXPECT_TRUE(choices.keeping({offer[0], offer[1]}));
    EXPECT_FALSE(choices.keeping({offer[0]}));
    EXPECT_FALSE(choices.keeping({}));
}

}  // namespace
}  // namespace semafor
