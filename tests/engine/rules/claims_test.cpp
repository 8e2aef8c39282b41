// Tests of rules R07, R08, R11, R22 to R25: claiming, ferries, tunnels, stations, the last round.
#include <gtest/gtest.h>

#include "rules/claiming.h"
#include "rules/stations.h"
#include "support/invariants.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::counts;
using test::OtherCards;
using test::payment;
using test::Position;
using test::Table;

constexpr std::string_view kQuietMarket = "red blue green yellow black";

std::size_t waysToClaim(const Table& t, std::string_view route) {
    std::size_t ways = 0;
    for (const ClaimRoute& claim : t.legalOf<ClaimRoute>()) ways += claim.route == t.route(route);
    return ways;
}

TEST(R07_Claiming, PaysPlacesAndScoresAtOnce) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "black=5 red=1").build());
    t.act(t.claim("brest-paris", "black=3"));
    EXPECT_EQ(t.state.hands[0], counts("black=2 red=1"));
    EXPECT_EQ(t.state.discard, counts("black=3"));
    EXPECT_EQ(t.state.points[0], 4);
    EXPECT_EQ(t.state.wagons[0], 42);
    EXPECT_TRUE(t.state.owned[0].has(t.route("brest-paris")));
    EXPECT_EQ(t.actor(), 1);
    t.state.hands[1] = counts("black=3");
    EXPECT_EQ(t.why(t.claim("brest-paris", "black=3")), RuleError::kRouteTaken);
}

TEST(R07_Claiming, LocomotivesReplaceAnyCardsAlsoAll) {
    Table t("europe",
            Position("europe", 2).market(kQuietMarket).hand(0, "black=2 red=3 locomotive=3").build());
    EXPECT_TRUE(t.legal(t.claim("brest-paris", "black=2 locomotive=1")));
    EXPECT_TRUE(t.legal(t.claim("brest-paris", "black=1 locomotive=2")));
    EXPECT_TRUE(t.legal(t.claim("brest-paris", "locomotive=3")));
    EXPECT_EQ(waysToClaim(t, "brest-paris"), 3u);
    EXPECT_EQ(t.why(t.claim("brest-paris", "red=3")), RuleError::kWrongColor);
    EXPECT_EQ(t.why(t.claim("brest-paris", "black=2")), RuleError::kWrongNumberOfCards);
    EXPECT_EQ(t.why(t.claim("brest-paris", "black=3")), RuleError::kCardsNotInHand);
    EXPECT_EQ(t.why(ClaimRoute{t.route("brest-paris"), {Color::kBlack, 0, 3}}), RuleError::kNotCanonical);
    EXPECT_EQ(t.why(ClaimRoute{idAt<RouteId>(200), payment("red=3")}), RuleError::kNoSuchRoute);
}

TEST(R07_Claiming, AGrayRouteTakesAnyOneColor) {
    Table t("europe",
            Position("europe", 2).market(kQuietMarket).hand(0, "black=2 red=1 green=1 locomotive=1").build());
    // danzig-warszawa has two spaces. Payments: two black; or black, red or green with a locomotive.
    EXPECT_TRUE(t.legal(t.claim("danzig-warszawa", "black=2")));
    EXPECT_TRUE(t.legal(t.claim("danzig-warszawa", "red=1 locomotive=1")));
    EXPECT_EQ(waysToClaim(t, "danzig-warszawa"), 4u);
}

TEST(R07_Claiming, NeedsAWagonForEverySpace) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "black=3").wagons(0, 3).build());
    EXPECT_TRUE(t.legal(t.claim("brest-paris", "black=3")));
    t.state.wagons[0] = 2;
    EXPECT_EQ(t.why(t.claim("brest-paris", "black=3")), RuleError::kTooFewWagons);
}

TEST(R08_ParallelTracks, NoSeatOwnsTwoTracksOfAPair) {
    Table t(
        "europe",
        Position("europe", 4).market(kQuietMarket).hand(0, "white=3").owns(0, {"frankfurt-paris"}).build());
    EXPECT_EQ(t.why(t.claim("frankfurt-paris#2", "white=3")), RuleError::kOtherTrackIsYours);
    EXPECT_FALSE(t.legal(t.claim("frankfurt-paris#2", "white=3")));
    t.state.hands[1] = counts("white=3");
    t.state.step = TakeTurn{Seat{1}};
    EXPECT_TRUE(t.legal(t.claim("frankfurt-paris#2", "white=3")));  // with four seats it stays open
}

TEST(R08_ParallelTracks, WithTwoOrThreeSeatsTheOtherTracksClose) {
    for (const std::size_t seats : {2u, 3u, 4u, 5u}) {
        Table t("germany",
                Position("germany", seats).market(kQuietMarket).hand(0, "red=2").hand(1, "red=2").build());
        t.act(t.claim("dortmund-duesseldorf#2", "red=1"));
        while (t.expects<TakePassengers>()) t.act(t.allLegal().back());
        ASSERT_EQ(t.actor(), 1);
        for (const auto* other : {"dortmund-duesseldorf", "dortmund-duesseldorf#3"}) {
            if (seats <= 3) {
                EXPECT_EQ(t.why(t.claim(other, "red=1")), RuleError::kTrackClosed) << seats;
            } else {
                EXPECT_TRUE(t.legal(t.claim(other, "red=1"))) << seats;
            }
        }
        EXPECT_TRUE(t.legal(t.claim("dortmund-muenster", "red=1")));
    }
}

TEST(R08_ParallelTracks, TheOwnerOfOneTrackOfATripleGetsNoOther) {
    Table t("germany", Position("germany", 5)
                           .market(kQuietMarket)
                           .hand(0, "red=2")
                           .owns(0, {"duesseldorf-koeln#3"})
                           .build());
    EXPECT_EQ(t.why(t.claim("duesseldorf-koeln", "red=1")), RuleError::kOtherTrackIsYours);
    EXPECT_EQ(t.why(t.claim("duesseldorf-koeln#2", "red=1")), RuleError::kOtherTrackIsYours);
    t.state.owned[0] = {};
    t.state.owned[0].add(t.route("duesseldorf-koeln"));
    EXPECT_EQ(t.why(t.claim("duesseldorf-koeln#2", "red=1")), RuleError::kOtherTrackIsYours);
    EXPECT_EQ(t.why(t.claim("duesseldorf-koeln#3", "red=1")), RuleError::kOtherTrackIsYours);
}

TEST(R11_End, EverySeatHasOneMoreTurnTheTriggeringOneIncluded) {
    Table t("europe",
            Position("europe", 3).market(kQuietMarket).hand(1, "black=3").wagons(1, 5).turn(1).build());
    t.act(t.claim("brest-paris", "black=3"));
    EXPECT_EQ(t.state.turnsLeft, 3);
    for (const int seat : {2, 0, 1}) {
        ASSERT_FALSE(t.state.over());
        EXPECT_EQ(t.actor(), seat);
        t.act(DrawBlind{}).act(DrawBlind{});
    }
    ASSERT_TRUE(t.state.over());
    EXPECT_EQ(std::get<GameOver>(t.state.step).reason, EndReason::kWagons);
}

TEST(R11_End, ThereIsNoSecondTrigger) {
    Table t("europe", Position("europe", 2)
                          .market(kQuietMarket)
                          .hand(0, "black=3")
                          .hand(1, "red=3")
                          .wagons(0, 5)
                          .wagons(1, 3)
                          .build());
    t.act(t.claim("brest-paris", "black=3"));
    t.act(t.claim("budapest-wien", "red=1"));  // seat 1 has two wagons left
    EXPECT_EQ(t.state.turnsLeft, 1);
    EXPECT_TRUE(t.legal(DrawTickets{}));  // all actions stay legal
    t.act(DrawBlind{}).act(DrawBlind{});
    EXPECT_TRUE(t.state.over());
}

TEST(R11_End, ThreeWagonsAreNoTrigger) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "black=3").wagons(0, 6).build());
    t.act(t.claim("brest-paris", "black=3"));
    EXPECT_FALSE(t.state.lastRound());
}

TEST(R22_Ferries, PaymentHoldsTheLocomotives) {
    Table t("europe",
            Position("europe", 2).market(kQuietMarket).hand(0, "red=5 blue=3 locomotive=3").build());
    EXPECT_TRUE(t.legal(t.claim("palermo-smyrna", "red=4 locomotive=2")));
    EXPECT_TRUE(t.legal(t.claim("palermo-smyrna", "red=3 locomotive=3")));
    EXPECT_TRUE(t.legal(t.claim("palermo-smyrna", "blue=3 locomotive=3")));
    EXPECT_EQ(waysToClaim(t, "palermo-smyrna"), 3u);
    EXPECT_EQ(t.why(t.claim("palermo-smyrna", "red=5 locomotive=1")), RuleError::kFerryNeedsLocomotives);
    t.state.hands[0] = counts("red=12 locomotive=1");
    EXPECT_EQ(waysToClaim(t, "palermo-smyrna"), 0u);
    t.state.hands[0] = counts("locomotive=6");
    EXPECT_TRUE(t.legal(t.claim("palermo-smyrna", "locomotive=6")));
    t.act(t.claim("palermo-smyrna", "locomotive=6"));
    EXPECT_EQ(t.state.points[0], 15);
}

// barcelona-pamplona: a gray tunnel of two spaces.
Table atTunnel(std::string_view hand, std::string_view revealed) {
    return {"europe", Position("europe", 2).market(kQuietMarket).hand(0, hand).top(revealed).build()};
}

TEST(R23_Tunnels, ExtrasAreOwedForTheColorAndForLocomotives) {
    Table t = atTunnel("blue=5 locomotive=1", "blue locomotive red");
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    ASSERT_TRUE(t.expects<OwedTunnel>());
    EXPECT_EQ(t.state.tunnel.owed, 2);
    EXPECT_EQ(t.state.hands[0], counts("blue=3 locomotive=1"));  // the laid cards are out of the hand
    EXPECT_EQ(t.state.discard.total(), 0);                       // and not yet in the discard
    EXPECT_TRUE(t.legal(PayTunnel{payment("blue=2")}));
    EXPECT_TRUE(t.legal(PayTunnel{payment("blue=1 locomotive=1")}));
    EXPECT_TRUE(t.legal(DeclineTunnel{}));
    EXPECT_EQ(t.allLegal().size(), 3u);
    t.act(PayTunnel{payment("blue=1 locomotive=1")});
    EXPECT_EQ(t.state.discard, counts("blue=4 locomotive=2 red=1"));
    EXPECT_EQ(t.state.wagons[0], 43);  // extras place no wagons and score nothing
    EXPECT_EQ(t.state.points[0], 2);
    EXPECT_EQ(t.actor(), 1);
}

TEST(R23_Tunnels, NothingOwedIsClaimedAtOnce) {
    Table t = atTunnel("blue=2", "red green red");
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    EXPECT_TRUE(t.state.owned[0].has(t.route("barcelona-pamplona")));
    EXPECT_EQ(t.state.discard, counts("blue=2 red=2 green=1"));
    EXPECT_FALSE(t.state.tunnel.underWay());
}

TEST(R23_Tunnels, PaidWithLocomotivesOnlyRevealedLocomotivesCount) {
    Table t = atTunnel("blue=5 locomotive=4", "blue locomotive blue");
    t.act(t.claim("barcelona-pamplona", "locomotive=2"));
    ASSERT_TRUE(t.expects<OwedTunnel>());
    EXPECT_EQ(t.state.tunnel.owed, 1);
    EXPECT_EQ(t.why(PayTunnel{payment("blue=1")}), RuleError::kOnlyLocomotives);
    EXPECT_TRUE(t.legal(PayTunnel{payment("locomotive=1")}));
}

TEST(R23_Tunnels, TheColorPlayedIsThatOfAnyCardThatIsNoLocomotive) {
    Table t = atTunnel("blue=1 locomotive=3", "blue green blue");
    t.act(t.claim("barcelona-pamplona", "blue=1 locomotive=1"));
    ASSERT_TRUE(t.expects<OwedTunnel>());
    EXPECT_EQ(t.state.tunnel.owed, 2);
    EXPECT_TRUE(t.legal(PayTunnel{payment("locomotive=2")}));
}

TEST(R23_Tunnels, TheReshuffleLeavesOutLaidAndRevealedCards) {
    Table t("europe", Position("europe", 2)
                          .market(kQuietMarket)
                          .hand(0, "blue=4")
                          .top("blue")
                          .discard("red=1 green=2")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    EXPECT_EQ(t.count<TunnelRevealed>(), 3);
    EXPECT_EQ(t.count<DeckShuffled>(), 1);
    EXPECT_EQ(t.state.tunnel.owed, 1);  // one is blue; the other two are red or green
    EXPECT_EQ(t.state.deck.size(), 1u);
    EXPECT_EQ(test::brokenLaws(t.game, t.state), "");
}

TEST(R23_Tunnels, WithFewCardsFewAreRevealedAndWithNoneTheTunnelIsFree) {
    Table t("europe", Position("europe", 2)
                          .market(kQuietMarket)
                          .hand(0, "blue=4")
                          .top("blue")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    EXPECT_EQ(t.count<TunnelRevealed>(), 1);
    EXPECT_EQ(t.state.tunnel.owed, 1);
    Table none("europe", Position("europe", 2)
                             .market(kQuietMarket)
                             .hand(0, "blue=4")
                             .otherCards(OtherCards::kLastSeat)
                             .build());
    none.act(none.claim("barcelona-pamplona", "blue=2"));
    EXPECT_EQ(none.count<TunnelRevealed>(), 0);
    EXPECT_TRUE(none.state.owned[0].has(none.route("barcelona-pamplona")));
}

TEST(R24_Declining, LaidCardsReturnAndTheTurnIsOver) {
    Table t = atTunnel("blue=5", "blue locomotive red");
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    t.act(DeclineTunnel{});
    EXPECT_EQ(t.state.hands[0], counts("blue=5"));
    EXPECT_EQ(t.state.discard, counts("blue=1 locomotive=1 red=1"));
    EXPECT_EQ(t.state.idleRun, 1);
    EXPECT_EQ(t.actor(), 1);
    EXPECT_TRUE(t.state.open.has(t.route("barcelona-pamplona")));
    EXPECT_EQ(t.state.known[0], counts("blue=2"));  // everybody saw them
}

TEST(R24_Declining, ASeatThatCannotPayIsAskedAllTheSame) {
    Table t = atTunnel("blue=2", "blue blue red");
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    ASSERT_TRUE(t.expects<OwedTunnel>());
    ASSERT_EQ(t.allLegal().size(), 1u);
    EXPECT_EQ(t.allLegal()[0], Action(DeclineTunnel{}));
    EXPECT_EQ(t.why(PayTunnel{payment("blue=2")}), RuleError::kCardsNotInHand);
}

TEST(R24_Declining, CardsAreDiscardedBeforeTheMarketIsSettled) {
    // Only the tunnel's cards are outside hands: they fill the gap in the market.
    Table t("europe", Position("europe", 2)
                          .market("red blue green yellow -")
                          .hand(0, "blue=4")
                          .top("black blue")
                          .otherCards(OtherCards::kLastSeat)
                          .build());
    t.state.market[4] = Color::kBlack;
    t.act(t.claim("barcelona-pamplona", "blue=2"));
    ASSERT_TRUE(t.expects<OwedTunnel>());
    t.state.market[4] = Color::kNone;
    t.act(PayTunnel{payment("blue=1")});
    EXPECT_EQ(t.count<DeckShuffled>(), 1);
    EXPECT_NE(t.state.market[4], Color::kNone);
    EXPECT_EQ(t.state.deck.size(), 4u);
}

TEST(R25_Stations, TheNthCostsNCardsOfOneColor) {
    Table t("europe",
            Position("europe", 2).market(kQuietMarket).hand(0, "green=7 red=1 locomotive=1").build());
    EXPECT_TRUE(t.legal(t.station("wien", "red=1")));
    EXPECT_TRUE(t.legal(t.station("wien", "locomotive=1")));
    EXPECT_EQ(t.why(t.station("wien", "green=2")), RuleError::kWrongNumberOfCards);
    t.act(t.station("wien", "green=1"));
    EXPECT_EQ(t.state.stations[0], 2);
    EXPECT_EQ(t.actor(), 1);  // a seat builds one station per turn
    t.state.step = TakeTurn{Seat{0}};
    EXPECT_TRUE(t.legal(t.station("paris", "red=1 locomotive=1")));
    EXPECT_EQ(t.why(t.station("paris", "green=1")), RuleError::kWrongNumberOfCards);
    EXPECT_EQ(t.why(t.station("wien", "green=2")), RuleError::kCityHasStation);
    t.act(t.station("paris", "green=2"));
    t.state.step = TakeTurn{Seat{0}};
    t.act(t.station("kyiv", "green=3"));
    t.state.step = TakeTurn{Seat{0}};
    EXPECT_EQ(t.why(t.station("roma", "green=1")), RuleError::kNoStationLeft);
    EXPECT_TRUE(t.legalOf<BuildStation>().empty());
}

TEST(R25_Stations, AnyCityWithoutAStationOfAnybody) {
    Table t("europe",
            Position("europe", 2).market(kQuietMarket).hand(0, "green=1").station(1, "wien").build());
    EXPECT_EQ(t.why(t.station("wien", "green=1")), RuleError::kCityHasStation);
    EXPECT_EQ(t.legalOf<BuildStation>().size(), 46u);
    EXPECT_EQ(t.why(BuildStation{idAt<CityId>(99), payment("green=1")}), RuleError::kNoSuchCity);
}

TEST(R25_Stations, AreUnknownInGermany) {
    Table t("germany", Position("germany", 2).market(kQuietMarket).hand(0, "green=1").build());
    EXPECT_EQ(t.why(BuildStation{CityId{0}, payment("green=1")}), RuleError::kNotInThisGame);
    EXPECT_TRUE(t.legalOf<BuildStation>().empty());
}

TEST(WhyNot, RoutesAndCitiesSayWhatIsMissing) {
    Table t("europe", Position("europe", 2).market(kQuietMarket).hand(0, "black=2").build());
    EXPECT_EQ(checkRoute(t.game, t.state, Seat{0}, t.route("brest-paris")), RuleError::kCardsNotInHand);
    EXPECT_EQ(checkRoute(t.game, t.state, Seat{0}, t.route("amsterdam-bruxelles")), std::nullopt);
    EXPECT_EQ(checkCity(t.game, t.state, Seat{0}, t.city("wien")), std::nullopt);
    EXPECT_EQ(checkCity(t.game, t.state, Seat{1}, t.city("wien")), RuleError::kCardsNotInHand);
}

}  // namespace
}  // namespace semafor
