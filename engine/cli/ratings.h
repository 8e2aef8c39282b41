// Elo ratings computed from the results of pairs.
#pragma once

#include <cstddef>
#include <vector>

namespace semafor::cli {

// The results of two players against each other.
struct PairScore {
    std::size_t first = 0;
    std::size_t second = 0;
    double firstWins = 0;  // a shared win counts half
    double games = 0;
};

struct Rating {
    double elo = 0;    // relative to the first player
    double error = 0;  // half of the 95 % interval of that difference; 0 for the first player
};

// Maximum-likelihood ratings, one for each player. Any two players that met are given one extra shared game,
// so that one who always wins has a rating, too. Required: at least two players, all of whom met.
std::vector<Rating> ratingsOf(std::size_t players, const std::vector<PairScore>& pairs);

}  // namespace semafor::cli
