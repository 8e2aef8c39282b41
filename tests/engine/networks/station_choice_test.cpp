// Tests of the best use of stations (R27): known scenes, and random ones against a slow reference.
#include "networks/station_choice.h"

#include <gtest/gtest.h>

#include <vector>

#include "generate.h"
#include "oracle.h"

namespace semafor {
namespace {

using Loans = std::vector<std::uint8_t>;

TEST(R27Stations, WithoutStationsOnlyOwnRoutesCount) {
    const std::vector<Join> own = {{0, 1}};
    const std::vector<Goal> goals = {{0, 1, 7}, {1, 2, 9}};
    const StationChoice choice = chooseStations(own, {}, goals);
    EXPECT_EQ(choice.completed, 1u);
    EXPECT_EQ(choice.points, 7 - 9);
    EXPECT_EQ(choice.loan, (std::array{kNoLoan, kNoLoan, kNoLoan}));
}

TEST(R27Stations, ALoanAloneMayCompleteATicket) {
    const Loans loans = {8, 9};
    const std::vector<StationLoans> stations = {{4, loans}};
    const std::vector<Goal> goals = {{4, 9, 6}};
    const StationChoice choice = chooseStations({}, stations, goals);
    EXPECT_EQ(choice.loan[0], 1);
    EXPECT_EQ(choice.points, 6);
}

TEST(R27Stations, AStationLendsOneRouteTheSameForAllTickets) {
    const Loans loans = {8, 9};
    const std::vector<StationLoans> stations = {{4, loans}};
    const std::vector<Goal> goals = {{4, 9, 6}, {4, 8, 7}};
    const StationChoice choice = chooseStations({}, stations, goals);
    EXPECT_EQ(choice.loan[0], 0);
    EXPECT_EQ(choice.points, 7 - 6);
}

TEST(R27Stations, PointsComeBeforeTheNumberOfTickets) {
    const Loans loans = {1, 2};
    const std::vector<StationLoans> stations = {{0, loans}};
    const std::vector<Join> own = {{1, 3}};
    const std::vector<Goal> goals = {{0, 1, 5}, {0, 3, 5}, {0, 2, 11}};
    EXPECT_EQ(chooseStations(own, stations, goals).loan[0], 1);
}

TEST(R27Stations, TheNumberOfTicketsComesBeforeTheNumberOfLoans) {
    // Ten points with one loan, or with two loans and one more completed ticket.
    const Loans first = {1, 2}, second = {3};
    const std::vector<StationLoans> stations = {{0, first}, {2, second}};
    const std::vector<Goal> goals = {{0, 1, 10}, {0, 2, 4}, {0, 3, 6}};
    const StationChoice choice = chooseStations({}, stations, goals);
    EXPECT_EQ(choice.loan, (std::array<std::uint8_t, 3>{1, 0, kNoLoan}));
    EXPECT_EQ(choice.completed, 0b110u);
}

TEST(R27Stations, NoLoanThatIsNotNeeded) {
    const Loans first = {1}, second = {0};
    const std::vector<StationLoans> stations = {{0, first}, {1, second}};
    const std::vector<Goal> goals = {{0, 1, 8}};
    EXPECT_EQ(chooseStations({}, stations, goals).loan, (std::array<std::uint8_t, 3>{0, kNoLoan, kNoLoan}));
    EXPECT_EQ(chooseStations({}, stations, {}).loan, (std::array{kNoLoan, kNoLoan, kNoLoan}));
}

TEST(R27Stations, OneLoanRatherThanTwoThatComeFirst) {
    const Loans first = {1}, second = {2}, third = {0};
    const std::vector<StationLoans> stations = {{0, first}, {1, second}, {2, third}};
    const std::vector<Goal> goals = {{0, 2, 8}};
    EXPECT_EQ(chooseStations({}, stations, goals).loan, (std::array<std::uint8_t, 3>{kNoLoan, kNoLoan, 0}));
}

TEST(R27Stations, TwoStationsMayLendTheSameRoute) {
    // If both stations lent 0-1, one loan would be wasted: the second lends it, the first lends another.
    const Loans first = {1, 5}, second = {0};
    const std::vector<StationLoans> stations = {{0, first}, {1, second}};
    const std::vector<Goal> goals = {{1, 5, 9}};
    EXPECT_EQ(chooseStations({}, stations, goals).loan, (std::array<std::uint8_t, 3>{1, 0, kNoLoan}));
}

TEST(R27Stations, OfEqualAssignmentsTheFirst) {
    const Loans first = {9, 9, 8}, second = {9, 8};
    const std::vector<Join> own = {{0, 1}};
    const std::vector<StationLoans> stations = {{0, first}, {1, second}};
    EXPECT_EQ(chooseStations(own, stations, std::vector<Goal>{{0, 9, 5}}).loan,
              (std::array<std::uint8_t, 3>{0, kNoLoan, kNoLoan}));
    EXPECT_EQ(chooseStations(own, stations, std::vector<Goal>{{8, 9, 5}}).loan,
              (std::array<std::uint8_t, 3>{0, 1, kNoLoan}));
}

TEST(R27Stations, ALoanMayLeadOnThroughAnother) {
    const Loans first = {10}, second = {11}, third = {12};
    const std::vector<StationLoans> stations = {{0, first}, {10, second}, {11, third}};
    const std::vector<Goal> goals = {{0, 12, 21}, {10, 12, 5}};
    const StationChoice choice = chooseStations({}, stations, goals);
    EXPECT_EQ(choice.loan, (std::array<std::uint8_t, 3>{0, 0, 0}));
    EXPECT_EQ(choice.completed, 0b11u);
    EXPECT_EQ(choice.points, 26);
}

TEST(R27Stations, LikeThePlainAnswer) {
    Rng rng = test::testRng(27);
    std::size_t helped = 0;
    for (std::size_t i = 0; i < test::networksToTry() / 8; ++i) {
        const test::StationScene scene = test::stationScene(test::boardNetworks()[i % 3], i % 30, rng);
        const auto stations = scene.stations();
        const std::span<const StationLoans> used(stations.data(), 1 + i % kMaxLenders);
        const StationChoice choice = chooseStations(scene.own, used, scene.goals);
        ASSERT_EQ(choice, test::plainStationChoice(scene.own, used, scene.goals)) << "scene " << i;
        helped += choice.completed != completedGoals(scene.own, scene.goals);
    }
    EXPECT_GT(helped, test::networksToTry() / 24);
}

}  // namespace
}  // namespace semafor
