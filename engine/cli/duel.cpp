// Playing matches on several threads; results are added up in the order of deals.
#include "cli/duel.h"

#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include "base/fingerprint.h"
#include "bots/bot.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/scoring.h"
#include "rules/setup.h"

namespace semafor::cli {
namespace {

using Clock = std::chrono::steady_clock;

class Table {
public:
    Table(const Game& game, const MatchSetup& setup) : game_(game), setup_(setup) {
        for (const std::string& name : setup.bots) bots_.push_back(botNamed(game, name));
    }

    // All rotations of one deal.
    MatchResult play(std::uint64_t deal) {
        MatchResult result;
        result.records.resize(bots_.size());
        for (std::size_t turn = 0; turn < bots_.size(); ++turn) playOnce(deal, turn, result);
        return result;
    }

private:
    void playOnce(std::uint64_t deal, std::size_t rotation, MatchResult& result) {
        const std::size_t seats = bots_.size();
        const std::uint64_t code = Fingerprint().add(setup_.seed).add(deal).value();
        GameState state = newGame(game_, seats, code);
        while (!state.over()) {
            const std::size_t bot = (index(state.actor()) + rotation) % seats;
            legalActions(game_, state, legal_);
            const PlayerView view = observe(game_, state, state.actor());
            const auto begin = Clock::now();
            const std::size_t chosen = decide(*bots_[bot], view, legal_, code + state.actionsTaken);
            Record& record = result.records[bot];
            record.microseconds += std::chrono::duration<double, std::micro>(Clock::now() - begin).count();
            ++record.decisions;
            applyLegal(game_, state, legal_[chosen]);
        }
        addResult(state, rotation, result);
    }

    void addResult(const GameState& state, std::size_t rotation, MatchResult& result) const {
        const auto scores = scoreNow(game_, state);
        double winners = 0;
        for (std::size_t s = 0; s < state.seats; ++s) winners += scores[s].rank == 1 ? 1 : 0;
        for (std::size_t s = 0; s < state.seats; ++s) {
            Record& record = result.records[(s + rotation) % state.seats];
            const double share = scores[s].rank == 1 ? 1 / winners : 0;
            record.wins += share;
            record.score += scores[s].total;
            record.tickets += scores[s].completedCount;
            if (idAt<Seat>(s) == state.firstSeat) result.firstSeatWins += share;
        }
        ++result.games;
    }

    const Game& game_;
    const MatchSetup& setup_;
    std::vector<std::unique_ptr<Bot>> bots_;
    ActionList legal_;
};

void add(MatchResult& sum, const MatchResult& part) {
    sum.games += part.games;
    sum.firstSeatWins += part.firstSeatWins;
    for (std::size_t b = 0; b < part.records.size(); ++b) {
        sum.records[b].wins += part.records[b].wins;
        sum.records[b].score += part.records[b].score;
        sum.records[b].tickets += part.records[b].tickets;
        sum.records[b].decisions += part.records[b].decisions;
        sum.records[b].microseconds += part.records[b].microseconds;
    }
}

}  // namespace

MatchResult playMatch(const Game& game, const MatchSetup& setup) {
    std::vector<MatchResult> parts(static_cast<std::size_t>(setup.deals));
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        Table table(game, setup);
        for (std::size_t deal = next++; deal < parts.size(); deal = next++) parts[deal] = table.play(deal);
    };
    std::vector<std::thread> others;
    for (unsigned t = 1; t < setup.threads; ++t) others.emplace_back(work);
    work();
    for (std::thread& thread : others) thread.join();
    MatchResult sum;
    sum.records.resize(setup.bots.size());
    for (const MatchResult& part : parts) add(sum, part);
    return sum;
}

Interval wilson(double wins, double games) {
    constexpr double kZ = 1.959964;
    const double rate = wins / games;
    const double middle = rate + kZ * kZ / (2 * games);
    const double half = kZ * std::sqrt(rate * (1 - rate) / games + kZ * kZ / (4 * games * games));
    const double scale = 1 + kZ * kZ / games;
    return {(middle - half) / scale, (middle + half) / scale};
}

}  // namespace semafor::cli
