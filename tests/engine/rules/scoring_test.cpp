// Tests of rules R10, R26 to R29, G03 to G08: scoring, passengers, countries.
#include <gtest/gtest.h>

#include "rules/passengers.h"
#include "support/position.h"

namespace semafor {
namespace {

using test::counts;
using test::Position;
using test::Table;

constexpr std::string_view kQuietMarket = "red blue green yellow black";

TEST(R10_Tickets, CompletedOnesCountForTheOthersAgainst) {
    // Tickets: 30 paris-wien, 8 points; 38 london-wien, 10 points.
    Table t("europe", Position("europe", 2)
                          .owns(0, {"frankfurt-paris", "frankfurt-munchen", "munchen-wien"})
                          .tickets(0, {30, 38})
                          .build());
    const SeatScore score = t.scores()[0];
    EXPECT_TRUE(score.completed.has(TicketId{30}));
    EXPECT_EQ(score.completedCount, 1);
    EXPECT_EQ(score.tickets, -2);
    EXPECT_EQ(score.routes, 4 + 2 + 4);
    EXPECT_EQ(score.stations, 12);
    EXPECT_EQ(score.longest, 8);
    EXPECT_EQ(score.express, 10);
    EXPECT_EQ(score.total, 10 - 2 + 12 + 10);
}

TEST(R26_UnbuiltStations, AreWorthFourEach) {
    Table t("europe", Position("europe", 2).station(0, "wien").station(0, "paris").build());
    EXPECT_EQ(t.scores()[0].stations, 4);
    EXPECT_EQ(t.scores()[1].stations, 12);
}

TEST(R27_UsingStations, OneBorrowedRouteServesAllTickets) {
    // Seat 1 owns paris-frankfurt; seat 0 borrows it at Paris. Ticket 30: paris-wien.
    Position position("europe", 2);
    position.owns(0, {"frankfurt-munchen", "munchen-wien"}).owns(1, {"frankfurt-paris"}).tickets(0, {30});
    EXPECT_EQ(Table("europe", position.build()).scores()[0].tickets, -8);
    position.station(0, "paris");
    Table t("europe", position.build());
    const SeatScore score = t.scores()[0];
    EXPECT_EQ(score.tickets, 8);
    ASSERT_EQ(score.loans.size(), 1u);
    EXPECT_EQ(score.loans[0], (Loan{t.city("paris"), t.route("frankfurt-paris")}));
    EXPECT_EQ(score.longest, 5);  // R28: borrowed routes don't count
    EXPECT_EQ(score.stations, 8);
}

TEST(R27_UsingStations, LoansAloneMayCompleteATicket) {
    // Ticket 7: budapest-sofia. Seat 0 owns nothing; two stations lend it both routes.
    Table t("europe", Position("europe", 2)
                          .owns(1, {"bucuresti-budapest", "bucuresti-sofia"})
                          .station(0, "budapest")
                          .station(0, "sofia")
                          .tickets(0, {7})
                          .build());
    const SeatScore score = t.scores()[0];
    EXPECT_EQ(score.tickets, 5);
    ASSERT_EQ(score.loans.size(), 2u);
    EXPECT_EQ(score.loans[0], (Loan{t.city("budapest"), t.route("bucuresti-budapest")}));
    EXPECT_EQ(score.loans[1], (Loan{t.city("sofia"), t.route("bucuresti-sofia")}));
    EXPECT_EQ(score.longest, 0);
    EXPECT_EQ(score.express, 0);
}

TEST(R27_UsingStations, TheSameLoanServesAllTickets) {
    // Tickets: 30 paris-wien, 38 london-wien.
    Table t("europe", Position("europe", 2)
                          .owns(0, {"frankfurt-munchen", "munchen-wien", "dieppe-paris", "dieppe-london"})
                          .owns(1, {"frankfurt-paris"})
                          .station(0, "paris")
                          .tickets(0, {30, 38})
                          .build());
    EXPECT_EQ(t.scores()[0].tickets, 18);
    EXPECT_EQ(t.scores()[0].loans.size(), 1u);
}

TEST(R27_UsingStations, UselessStationsLendNothing) {
    Table t("europe",
            Position("europe", 2).owns(1, {"bruxelles-paris"}).station(0, "paris").tickets(0, {30}).build());
    EXPECT_TRUE(t.scores()[0].loans.empty());
    EXPECT_EQ(t.scores()[0].tickets, -8);
}

TEST(R28_Express, AllTiedSeatsGetTen) {
    Table t("europe", Position("europe", 3)
                          .owns(0, {"brest-paris"})
                          .owns(1, {"riga-wilno"})
                          .owns(2, {"petrograd-wilno"})
                          .build());
    const auto scores = t.scores();
    EXPECT_EQ(scores[0].express, 0);
    EXPECT_EQ(scores[1].express, 10);
    EXPECT_EQ(scores[2].express, 10);
}

TEST(R28_Express, NobodyGetsItForLengthZero) {
    for (const SeatScore& score : Table("europe", Position("europe", 2).build()).scores())
        EXPECT_EQ(score.express, 0);
}

TEST(R28_Express, ACityMayBePassedAgainARouteNever) {
    // A cycle with two arms: the longest trail leaves the shorter arm out.
    Table t("europe", Position("europe", 4)
                          .owns(0, {"frankfurt-paris", "bruxelles-paris", "bruxelles-frankfurt",
                                    "dieppe-paris", "berlin-frankfurt"})
                          .build());
    EXPECT_EQ(t.scores()[0].longest, 3 + 2 + 2 + 3);
}

TEST(R29_Ties, CompletedTicketsThenStationsThenExpress) {
    // Equal points and nothing else to tell the seats apart: a shared victory.
    const Table equal("europe", Position("europe", 3).build());
    for (const std::size_t s : {0u, 1u, 2u}) EXPECT_EQ(equal.scores()[s].rank, 1);
    // A completed and an uncompleted ticket of equal points cancel out, but count for the tie. Ticket 6:
    // athina-angora, 5 points.
    Standing standing = standingOf(equal.state);
    standing.owned[1].add(equal.route("athina-smyrna"));
    standing.owned[1].add(equal.route("angora-smyrna"));
    standing.kept[1].add(TicketId{6});
    standing.kept[1].add(TicketId{7});
    auto scores = scoreNow(equal.game, standing);
    EXPECT_EQ(scores[1].total, 12 + 10);  // the Express bonus
    standing.points[0] = 10;
    scores = scoreNow(equal.game, standing);
    EXPECT_EQ(scores[0].total, scores[1].total);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[0].rank, 2);
    EXPECT_EQ(scores[2].rank, 3);
}

TEST(R29_Ties, FewerStationsThenTheExpress) {
    const Table t("europe", Position("europe", 3).build());
    Standing standing = standingOf(t.state);
    standing.stationCities[0].add(CityId{3});
    standing.stations[0] = 2;
    standing.points[0] = 4;
    auto scores = scoreNow(t.game, standing);
    EXPECT_EQ(scores[0].total, scores[1].total);
    EXPECT_EQ(scores[0].rank, 3);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[2].rank, 1);
    standing = standingOf(t.state);
    standing.owned[2].add(t.route("brest-paris"));
    standing.points[0] = 10;
    scores = scoreNow(t.game, standing);
    EXPECT_EQ(scores[2].total, scores[0].total);
    EXPECT_EQ(scores[2].rank, 1);
    EXPECT_EQ(scores[0].rank, 2);
}

TEST(R29_Ties, EqualStandingEqualRankAndTheNextRankSkips) {
    const Table t("europe", Position("europe", 4).build());
    Standing standing = standingOf(t.state);
    standing.points = {9, 20, 20, 3};
    const auto scores = scoreNow(t.game, standing);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[2].rank, 1);
    EXPECT_EQ(scores[0].rank, 3);
    EXPECT_EQ(scores[3].rank, 4);
}

TEST(G03_Countries, ACountryEndsAPathAndNeverCarriesItOn) {
    // Bremerhaven and Kiel both reach Denmark; that doesn't join them. Ticket 39: daenemark-berlin.
    Table t("germany", Position("germany", 2)
                           .owns(0, {"bremerhaven-daenemark@daenemark-1", "kiel-daenemark@daenemark-2",
                                     "kiel-schwerin", "berlin-schwerin"})
                           .tickets(0, {39, 18})
                           .build());
    const SeatScore score = t.scores()[0];
    EXPECT_TRUE(score.completed.has(TicketId{39}));
    Position cut("germany", 2);
    cut.owns(0, {"bremerhaven-daenemark@daenemark-1", "kiel-daenemark@daenemark-2", "berlin-schwerin",
                 "bremen-bremerhaven"});
    // Without kiel-schwerin the network is split and completes no ticket, not even 40 (daenemark-niederlande)
    // or 18 (bremerhaven-koeln).
    EXPECT_EQ(Table("germany", cut.tickets(0, {39, 40, 18}).build()).scores()[0].completedCount, 0);
}

TEST(G03_Countries, AnyPairOfEndPointsMeetsATicketBetweenCountries) {
    // Ticket 40: daenemark-niederlande.
    Table t("germany", Position("germany", 2)
                           .owns(0, {"bremerhaven-daenemark@daenemark-1", "bremerhaven-emden",
                                     "emden-niederlande@niederlande-1"})
                           .tickets(0, {40})
                           .build());
    EXPECT_EQ(t.scores()[0].tickets, 10);
}

TEST(G04_Passengers, SixtyAreDrawnOntoCitiesAndCountries) {
    const Game& game = test::gameOf("germany");
    const GameState state = newGame(game, 2, 9);
    const SetupPiles piles = setupPiles(game, 2, 9);
    ASSERT_EQ(piles.passengers.size(), 60u);
    int sum = 0;
    for (std::size_t c = 0; c < game.cityCount(); ++c) {
        const auto city = idAt<CityId>(c);
        int here = 0;
        for (const std::uint8_t count : passengersIn(game, state, city)) here += count;
        EXPECT_EQ(here, game.map().city(city).passengers);
        sum += here;
    }
    EXPECT_EQ(sum, 60);
}

TEST(G04_Passengers, TakenFromOneEndAfterTheOtherInTheOrderOfTheName) {
    Table t("germany", Position("germany", 2).market(kQuietMarket).hand(0, "red=3").build());
    t.act(t.claim("berlin-magdeburg", "red=3"));
    ASSERT_TRUE(t.expects<TakePassengers>());
    const auto berlin = t.legalOf<TakePassenger>();
    ASSERT_GE(berlin.size(), 2u);
    for (const TakePassenger& choice : berlin) EXPECT_EQ(choice.city, t.city("berlin"));
    EXPECT_EQ(berlin.back().color, Color::kNone);  // taking no passenger
    EXPECT_EQ(t.why(TakePassenger{t.city("magdeburg"), Color::kNone}), RuleError::kNoSuchPassenger);
    t.act(berlin.front());
    EXPECT_EQ(t.state.taken[0][index(berlin.front().color)], 1);
    ASSERT_TRUE(t.expects<TakePassengers>());
    EXPECT_EQ(t.legalOf<TakePassenger>().front().city, t.city("magdeburg"));
    t.act(TakePassenger{t.city("magdeburg"), Color::kNone});
    EXPECT_EQ(t.actor(), 1);
    int waiting = 0;
    for (const std::uint8_t count : passengersIn(t.game, t.state, t.city("berlin"))) waiting += count;
    EXPECT_EQ(waiting, 4);
}

TEST(G04_Passengers, ABorderRoutesCityComesBeforeItsCountryAndTheCountryHasOneStock) {
    Table t("germany",
            Position("germany", 2).market(kQuietMarket).hand(0, "red=3").hand(1, "green=5").build());
    t.act(t.claim("muenchen-oesterreich@oesterreich-2", "red=3"));
    EXPECT_EQ(t.legalOf<TakePassenger>().front().city, t.city("muenchen"));
    t.act(t.legalOf<TakePassenger>().front());
    EXPECT_EQ(t.legalOf<TakePassenger>().front().city, t.city("oesterreich"));
    t.act(t.legalOf<TakePassenger>().front());
    // Austria's passengers are gone for its other end points too: an end without passengers is skipped.
    t.state.hands[1] = counts("yellow=4");
    t.act(t.claim("regensburg-oesterreich@oesterreich-1", "yellow=4"));
    EXPECT_EQ(t.legalOf<TakePassenger>().front().city, t.city("regensburg"));
    t.act(t.legalOf<TakePassenger>().front());
    EXPECT_EQ(t.actor(), 0);
    EXPECT_TRUE(t.expects<TakeTurn>());
}

TEST(G05_PassengerScoring, MajoritiesAndTies) {
    const Table t("germany", Position("germany", 4).build());
    Standing standing = standingOf(t.state);
    const auto red = index(Color::kRed);
    const auto set = [&](std::array<std::uint8_t, 4> taken) {
        for (std::size_t s = 0; s < 4; ++s) standing.taken[s][red] = taken[s];
        std::array<int, 4> points = {};
        const auto scores = scoreNow(t.game, standing);
        for (std::size_t s = 0; s < 4; ++s) points[s] = scores[s].passengers[red];
        return points;
    };
    using Points = std::array<int, 4>;
    EXPECT_EQ(set({4, 3, 2, 1}), (Points{20, 10, 0, 0}));
    EXPECT_EQ(set({3, 3, 2, 1}), (Points{20, 20, 0, 0}));  // no second place
    EXPECT_EQ(set({4, 2, 2, 1}), (Points{20, 10, 10, 0}));
    EXPECT_EQ(set({4, 0, 0, 0}), (Points{20, 0, 0, 0}));  // no passenger of the colour: no points
    EXPECT_EQ(set({0, 0, 0, 0}), (Points{0, 0, 0, 0}));
    EXPECT_EQ(set({2, 2, 2, 2}), (Points{20, 20, 20, 20}));
}

TEST(G06_Globetrotter, MostCompletedTicketsAllTied) {
    // Tickets: 0 mannheim-stuttgart, 8 berlin-leipzig.
    Table t("germany", Position("germany", 3)
                           .owns(0, {"mannheim-stuttgart"})
                           .tickets(0, {0, 50, 51, 52})
                           .owns(1, {"berlin-leipzig"})
                           .tickets(1, {8})
                           .build());
    const auto scores = t.scores();
    EXPECT_EQ(scores[0].globetrotter, 15);  // uncompleted tickets don't count
    EXPECT_EQ(scores[1].globetrotter, 15);
    EXPECT_EQ(scores[2].globetrotter, 0);
    for (const SeatScore& score : Table("germany", Position("germany", 2).build()).scores())
        EXPECT_EQ(score.globetrotter, 0);  // no bonus for zero tickets
}

TEST(G07_Ties, CompletedTicketsThenPassengers) {
    const Table t("germany", Position("germany", 2).build());
    Standing standing = standingOf(t.state);
    standing.taken[0][0] = 1;  // 20 points, whatever the colour
    standing.points[1] = 20;
    auto scores = scoreNow(t.game, standing);
    EXPECT_EQ(scores[0].total, scores[1].total);
    EXPECT_EQ(scores[0].rank, 1);
    EXPECT_EQ(scores[1].rank, 2);
    // More completed tickets outrank more passengers. Ticket 0: mannheim-stuttgart, 2 points.
    standing.owned[1].add(t.route("mannheim-stuttgart"));
    standing.kept[1].add(TicketId{0});
    standing.points[1] = 3;
    scores = scoreNow(t.game, standing);
    EXPECT_EQ(scores[0].total, scores[1].total);
    EXPECT_EQ(scores[1].rank, 1);
    EXPECT_EQ(scores[0].rank, 2);
}

TEST(G08_Germany, HasNoStationsTunnelsFerriesOrExpress) {
    const Game& game = test::gameOf("germany");
    EXPECT_FALSE(game.rules().stations || game.rules().tunnels || game.rules().ferries ||
                 game.rules().express);
    Table t("germany", Position("germany", 2).owns(0, {"berlin-rostock"}).build());
    EXPECT_EQ(t.scores()[0].express, 0);
    EXPECT_EQ(t.scores()[0].stations, 0);
    EXPECT_EQ(t.scores()[0].total, 15);
}

}  // namespace
}  // namespace semafor
