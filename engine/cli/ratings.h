// Elo ratings from the results of pairs.
#pragma once

#include <cstddef>
#include <vector>

namespace semafor::cli {

// What two of the players did against each other.
struct PairScore {
    std::size_t first = 0;
    std::size_t second = 0;
    double firstWins = 0;  // shared ones are halves
    double games = 0;
};

struct Rating {
    double elo = 0;    // above the first player's
    double error = 0;  // half of the 95 % interval of that difference; 0 for the first player
};

// The likeliest ratings, one for each of the players. Between any two that met one shared game more is
// counted than was played, so that one who always wins has a rating, too. Required: at least two players, all
// of whom met.
std::vector<Rating> ratingsOf(std::size_t players, const std::vector<PairScore>& pairs);

}  // namespace semafor::cli
