// Playing matches on several threads; results are added up in the order of deals.
#include "cli/duel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>

#include "base/fingerprint.h"
#include "bots/bot.h"
#include "cli/console.h"
#include "cli/workers.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/scoring.h"
#include "rules/setup.h"

namespace semafor::cli {
namespace {

using Clock = std::chrono::steady_clock;

// One that sits at the table: a bot of ours, or a program with a bot that plays on after its fault.
struct Contestant {
    std::unique_ptr<Bot> bot;
    std::unique_ptr<ForeignBot> foreign;

    [[nodiscard]] bool failed() const { return foreign != nullptr && !foreign->fault().empty(); }
};

class Table {
public:
    Table(const Game& game, const MatchSetup& setup) : game_(game), setup_(setup) {
        for (const std::string& name : setup.bots) {
            Contestant one;
            one.bot = name == kForeign ? makeBot(game, Level::kConductor) : botNamed(game, name);
            if (name == kForeign) one.foreign = std::make_unique<ForeignBot>(game, setup.foreign);
            eventsNeeded_ = eventsNeeded_ || name == kForeign;
            contestants_.push_back(std::move(one));
        }
    }

    // All rotations of one deal.
    MatchResult play(std::uint64_t deal) {
        MatchResult result;
        result.records.resize(contestants_.size());
        for (std::size_t turn = 0; turn < contestants_.size(); ++turn) playOnce(deal, turn, result);
        return result;
    }

private:
    [[nodiscard]] std::size_t sitting(std::size_t seat, std::size_t rotation) const {
        return (seat + rotation) % contestants_.size();
    }

    void playOnce(std::uint64_t deal, std::size_t rotation, MatchResult& result) {
        const std::uint64_t code = Fingerprint().add(setup_.seed).add(deal).value();
        GameState state = newGame(game_, contestants_.size(), code);
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) { bot.begin(observe(game_, state, seat)); });
        while (!state.over()) {
            const std::size_t who = sitting(index(state.actor()), rotation);
            legalActions(game_, state, legal_);
            const PlayerView view = observe(game_, state, state.actor());
            const auto begin = Clock::now();
            const std::size_t chosen = choose(contestants_[who], view, code + state.actionsTaken);
            Record& record = result.records[who];
            record.nanoseconds +=
                std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count();
            ++record.decisions;
            act(state, legal_[chosen], rotation);
        }
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) {
            bot.end(state);
            if (!bot.fault().empty()) reportFault(deal, index(seat), bot);
        });
        addResult(state, rotation, result);
    }

    std::size_t choose(Contestant& one, const PlayerView& view, std::uint64_t seed) {
        if (one.foreign != nullptr) {
            const auto chosen = one.foreign->choose(view, legal_);
            if (chosen) return *chosen;
        }
        return decide(*one.bot, view, legal_, seed);
    }

    void act(GameState& state, const Action& action, std::size_t rotation) {
        if (!eventsNeeded_) return applyLegal(game_, state, action);
        const auto error = apply(game_, state, action, events_);
        SEMAFOR_ASSERT(!error);
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) { bot.tell(events_, seat); });
    }

    template <class Visit>
    void eachForeign(std::size_t rotation, Visit&& visit) {
        for (std::size_t s = 0; s < contestants_.size(); ++s)
            if (const auto& foreign = contestants_[sitting(s, rotation)].foreign)
                visit(*foreign, idAt<Seat>(s));
    }

    void reportFault(std::uint64_t deal, std::size_t seat, const ForeignBot& bot) const {
        printError("deal " + std::to_string(deal) + ", seat " + std::to_string(seat) + ": \"" +
                   setup_.foreign.command + "\" loses: " + bot.fault());
    }

    // The best of those that did nothing wrong.
    [[nodiscard]] int bestRank(const BySeat<SeatScore>& scores, std::size_t rotation) const {
        int best = static_cast<int>(kMaxSeats) + 1;
        for (std::size_t s = 0; s < contestants_.size(); ++s)
            if (!contestants_[sitting(s, rotation)].failed()) best = std::min<int>(best, scores[s].rank);
        return best;
    }

    void addResult(const GameState& state, std::size_t rotation, MatchResult& result) const {
        const auto scores = scoreNow(game_, state);
        const int best = bestRank(scores, rotation);
        const auto wins = [&](std::size_t s) {
            return scores[s].rank == best && !contestants_[sitting(s, rotation)].failed();
        };
        std::int64_t winners = 0;
        for (std::size_t s = 0; s < state.seats; ++s) winners += wins(s) ? 1 : 0;
        for (std::size_t s = 0; s < state.seats; ++s) {
            Record& record = result.records[sitting(s, rotation)];
            const std::int64_t share = wins(s) ? kWholeWin / winners : 0;
            record.wins += share;
            if (idAt<Seat>(s) == state.firstSeat) result.firstSeatWins += share;
            // What was played for it after its fault isn't its own.
            if (contestants_[sitting(s, rotation)].failed()) {
                ++record.faults;
                continue;
            }
            record.score += scores[s].total;
            record.tickets += scores[s].completedCount;
        }
        ++result.games;
        result.sharedGames += winners > 1 ? 1 : 0;
    }

    const Game& game_;
    const MatchSetup& setup_;
    std::vector<Contestant> contestants_;
    bool eventsNeeded_ = false;
    ActionList legal_;
    Events events_;
};

// Those of the deals that the ledger doesn't hold yet. False when a result can't be kept.
bool playDeals(const Game& game, const MatchSetup& setup, Ledger& ledger, std::uint64_t from,
               std::uint64_t to) {
    std::vector<std::uint64_t> missing;
    for (std::uint64_t deal = from; deal < to; ++deal)
        if (ledger.find(setup.number, deal) == nullptr) missing.push_back(deal);
    std::atomic<std::size_t> next{0};
    std::mutex writing;
    bool kept = true;
    const auto threads = static_cast<unsigned>(std::min<std::size_t>(setup.threads, missing.size()));
    if (missing.empty()) return true;
    workTogether(threads, [&] {
        Table table(game, setup);
        for (std::size_t i = next++; i < missing.size(); i = next++) {
            MatchResult result = table.play(missing[i]);
            const std::lock_guard lock(writing);
            kept = ledger.add({setup.number, missing[i]}, std::move(result)) && kept;
        }
    });
    return kept;
}

bool onOneSide(const MatchResult& result, double rate) {
    const Interval interval =
        wilson(static_cast<double>(result.records[0].wins) / static_cast<double>(kWholeWin),
               static_cast<double>(result.games));
    return interval.low > rate || interval.high < rate;
}

}  // namespace

MatchEnd playMatch(const Game& game, const MatchSetup& setup, Ledger& ledger) {
    MatchEnd end;
    while (end.deals < setup.deals && !end.decided) {
        const std::uint64_t to = setup.until ? std::min(end.deals + kCheckpoint, setup.deals) : setup.deals;
        end.kept = playDeals(game, setup, ledger, end.deals, to) && end.kept;
        for (; end.deals < to; ++end.deals) end.result += *ledger.find(setup.number, end.deals);
        end.decided = setup.until && onOneSide(end.result, *setup.until);
    }
    return end;
}

MatchResult playDeal(const Game& game, const MatchSetup& setup, std::uint64_t deal) {
    return Table(game, setup).play(deal);
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
