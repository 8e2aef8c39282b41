// Elo ratings: Newton's method on the likelihood; the inverse of its last matrix gives the errors.
#include "cli/ratings.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace semafor::cli {
namespace {

constexpr double kElo = 173.717793;  // Elo points per unit; a player who is 1 better is e times as strong
constexpr double kZ = 1.959964;
constexpr int kSteps = 60;

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

void addRow(Row& to, const Row& row, double factor) {
    for (std::size_t k = 0; k < to.size(); ++k) to[k] += factor * row[k];
}

// Gauss-Jordan elimination. Required: the matrix is invertible without row exchanges, as any positive
// definite matrix is.
Matrix inverse(Matrix m) {
    const std::size_t n = m.size();
    Matrix out(n, Row(n));
    for (std::size_t i = 0; i < n; ++i) out[i][i] = 1;
    for (std::size_t i = 0; i < n; ++i) {
        const double scale = 1 / m[i][i] - 1;
        addRow(out[i], Row(out[i]), scale);
        addRow(m[i], Row(m[i]), scale);
        for (std::size_t r = 0; r < n; ++r) {
            if (r == i) continue;
            const double factor = -m[r][i];
            addRow(m[r], m[i], factor);
            addRow(out[r], out[i], factor);
        }
    }
    return out;
}

// Gradient and negative Hessian of the log-likelihood at these strengths; the first player's is zero.
struct Slope {
    Row rise;
    Matrix bend;
};

Slope slopeAt(const Row& strengths, const std::vector<PairScore>& pairs) {
    const std::size_t n = strengths.size();
    Slope slope{Row(n), Matrix(n, Row(n))};
    for (const PairScore& pair : pairs) {
        const double games = pair.games + 1;
        const double expected = 1 / (1 + std::exp(strengths[pair.second] - strengths[pair.first]));
        const double more = pair.firstWins + 0.5 - games * expected;
        const double weight = games * expected * (1 - expected);
        slope.rise[pair.first] += more;
        slope.rise[pair.second] -= more;
        slope.bend[pair.first][pair.first] += weight;
        slope.bend[pair.second][pair.second] += weight;
        slope.bend[pair.first][pair.second] -= weight;
        slope.bend[pair.second][pair.first] -= weight;
    }
    // The first player's strength is fixed.
    slope.rise[0] = 0;
    for (std::size_t i = 0; i < n; ++i) slope.bend[0][i] = slope.bend[i][0] = 0;
    slope.bend[0][0] = 1;
    return slope;
}

}  // namespace

std::vector<Rating> ratingsOf(std::size_t players, const std::vector<PairScore>& pairs) {
    Row strengths(players);
    for (int step = 0; step < kSteps; ++step) {
        const Slope slope = slopeAt(strengths, pairs);
        const Matrix turn = inverse(slope.bend);
        for (std::size_t i = 1; i < players; ++i) {
            double change = 0;
            for (std::size_t k = 0; k < players; ++k) change += turn[i][k] * slope.rise[k];
            strengths[i] += std::clamp(change, -1.0, 1.0);
        }
    }
    const Matrix errors = inverse(slopeAt(strengths, pairs).bend);
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < players; ++i)
        ratings.push_back({strengths[i] * kElo, i == 0 ? 0 : kZ * kElo * std::sqrt(errors[i][i])});
    return ratings;
}

}  // namespace semafor::cli
