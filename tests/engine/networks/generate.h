// Random networks for tests and benchmarks, made from the routes of the real boards.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/rng.h"
#include "networks/station_choice.h"

namespace semafor::test {

// The routes of a board to draw networks from: one of each parallel pair, as a seat never owns both (R08).
struct BoardNetwork {
    std::string name;
    std::vector<Segment> segments;
    int wagons = 0;
};
// The shipped boards (maps/), read once.
const std::vector<BoardNetwork>& boardNetworks();

// A network as players build it: mostly connected, until wagons run out or, by chance, earlier.
std::vector<Segment> builtNetwork(const BoardNetwork& board, Rng& rng);

// A network of short routes with as many cycles as possible, which is hard for the longest-trail search.
std::vector<Segment> denseNetwork(const BoardNetwork& board, Rng& rng);

// Up to `most` random segments between a few nodes, parallel ones included, not taken from any board.
std::vector<Segment> anyNetwork(Rng& rng, std::size_t most);

// The hardest network found for each board by hill climbing (counted in search decisions).
std::vector<std::vector<Segment>> worstNetworks();

// How many random networks a test tries: the environment variable SEMAFOR_GAMES (tests/soak), else 4,000.
std::size_t networksToTry();

// The random numbers of the test with that number; the environment variable SEMAFOR_SEED varies them.
Rng testRng(std::uint64_t test);

// Input of the station choice at the end of a game (R27): one seat's routes, its stations with the routes
// they may lend, and its tickets.
struct StationScene {
    std::vector<Join> own;
    std::array<std::uint8_t, kMaxLenders> cities{};
    std::array<std::vector<std::uint8_t>, kMaxLenders> loans;
    std::vector<Goal> goals;

    std::array<StationLoans, kMaxLenders> stations() const;
};
// Required: goals <= kMaxGoals.
StationScene stationScene(const BoardNetwork& board, std::size_t goals, Rng& rng);

}  // namespace semafor::test
