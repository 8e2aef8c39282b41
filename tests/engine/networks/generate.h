// Random networks for tests and benchmarks, made from the routes of the real boards.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "base/rng.h"
#include "networks/station_choice.h"

namespace semafor::test {

// What networks can be made from: the routes of a board, one a pair, as a seat never owns two (R08).
struct BoardNetwork {
    std::string name;
    std::vector<Segment> segments;
    int wagons = 0;
};
// The boards in maps/, read once.
const std::vector<BoardNetwork>& boardNetworks();

// As players build: routes mostly next to those they have, until the wagons run out or by chance earlier.
std::vector<Segment> builtNetwork(const BoardNetwork& board, Rng& rng);

// Short routes closing as many circles as they can: hard for the search.
std::vector<Segment> denseNetwork(const BoardNetwork& board, Rng& rng);

// Any segments between few nodes, parallel ones included, with no board behind them.
std::vector<Segment> anyNetwork(Rng& rng, std::size_t most);

// The hardest networks of each board that a climb has found (by the number of decisions).
std::vector<std::vector<Segment>> worstNetworks();

// How many random networks a test tries: SEMAFOR_GAMES of the environment, or
// SEMAFOR_GAMES (tests/soak), else 4,000.
std::size_t networksToTry();

// The random numbers of a test: others for each SEMAFOR_SEED of the environment.
Rng testRng(std::uint64_t test);

// The end of a game as R27 sees it: one seat's routes, its stations with what they may lend, its tickets.
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
