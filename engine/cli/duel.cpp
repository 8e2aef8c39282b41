// Plays matches on several threads; results are added up in the order of deals.
#include "cli/duel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

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

// A player at the table: a built-in bot, or a program, with a bot that takes over after the program's fault.
struct Contestant {
    std::unique_ptr<Bot> bot;
    std::unique_ptr<ForeignBot> foreign;

    [[nodiscard]] bool failed() const { return foreign != nullptr && !foreign->fault().empty(); }
};

// The games of one deal.
struct PlayedDeal {
    MatchResult result;
    std::string log;              // a line for each game
    bool greetingFailed = false;  // a game was lost because a program didn't answer hello
};

class Table {
public:
    Table(const Game& game, const MatchSetup& setup) : game_(game), setup_(setup) {
        for (const std::string& name : setup.bots) {
            Contestant one;
            Program* const program = findProgram(setup.programs, name);
            one.bot = program != nullptr ? makeBot(game, Level::kConductor) : botNamed(game, name);
            if (program != nullptr)
                one.foreign = std::make_unique<ForeignBot>(game, *program, setup.patience);
            eventsNeeded_ = eventsNeeded_ || program != nullptr;
            contestants_.push_back(std::move(one));
        }
    }

    // Plays all rotations of one deal; fewer if a program is given up on.
    PlayedDeal play(std::uint64_t deal) {
        PlayedDeal played;
        played.result.records.resize(contestants_.size());
        for (std::size_t turn = 0; turn < contestants_.size() && givenUp(setup_.programs) == nullptr; ++turn)
            playOnce(deal, turn, played);
        return played;
    }

private:
    [[nodiscard]] std::size_t sitting(std::size_t seat, std::size_t rotation) const {
        return (seat + rotation) % contestants_.size();
    }

    [[nodiscard]] GameRecord recordOf(std::uint64_t deal, std::size_t rotation) const {
        GameRecord record;
        record.number = deal * contestants_.size() + rotation + 1;
        record.deal = deal;
        record.dealCode = Fingerprint().add(setup_.seed).add(deal).value();
        record.rotation = rotation;
        for (std::size_t s = 0; s < contestants_.size(); ++s)
            record.seats.push_back({setup_.bots[sitting(s, rotation)], 0, 0, {}});
        return record;
    }

    void playOnce(std::uint64_t deal, std::size_t rotation, PlayedDeal& played) {
        GameRecord record = recordOf(deal, rotation);
        GameState state = newGame(game_, contestants_.size(), record.dealCode);
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) {
            bot.begin(observe(game_, state, seat),
                      {record.number, foreignSeed(record.dealCode, seat, record.number)});
        });
        playToTheEnd(state, record);
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) {
            bot.end(state);
            if (bot.fault().empty()) return;
            record.seats[index(seat)].fault = bot.fault();
            played.greetingFailed = played.greetingFailed || bot.greetingFailed();
            reportFault(deal, index(seat), bot);
        });
        if (setup_.log != nullptr) appendGameLine(played.log, game_, state, record);
        addSpent(record, played.result);
        addResult(state, rotation, played.result);
    }

    void playToTheEnd(GameState& state, GameRecord& record) {
        while (!state.over()) {
            SeatRecord& seat = record.seats[index(state.actor())];
            legalActions(game_, state, legal_);
            const PlayerView view = observe(game_, state, state.actor());
            const auto begin = Clock::now();
            const std::size_t chosen = choose(contestants_[sitting(index(state.actor()), record.rotation)],
                                              view, record.dealCode + state.actionsTaken);
            seat.nanoseconds +=
                std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - begin).count();
            ++seat.decisions;
            act(state, legal_[chosen], record.rotation);
        }
    }

    void addSpent(const GameRecord& game, MatchResult& result) const {
        for (std::size_t s = 0; s < game.seats.size(); ++s) {
            Record& record = result.records[sitting(s, game.rotation)];
            record.decisions += game.seats[s].decisions;
            record.nanoseconds += game.seats[s].nanoseconds;
        }
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
        eachForeign(rotation, [&](ForeignBot& bot, Seat seat) { bot.report(events_, state.seats, seat); });
    }

    template <class Visit>
    void eachForeign(std::size_t rotation, Visit&& visit) {
        for (std::size_t s = 0; s < contestants_.size(); ++s)
            if (const auto& foreign = contestants_[sitting(s, rotation)].foreign)
                visit(*foreign, idAt<Seat>(s));
    }

    void reportFault(std::uint64_t deal, std::size_t seat, const ForeignBot& bot) const {
        printError("deal " + std::to_string(deal) + ", seat " + std::to_string(seat) + ": \"" +
                   bot.program().command() + "\" loses: " + bot.fault());
    }

    // The best rank of the contestants without a fault.
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
            // After a fault the score is its stand-in's, not the program's.
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

// Writes played deals to ledger and log.
class Keeper {
public:
    Keeper(const MatchSetup& setup, Ledger& ledger) : setup_(setup), ledger_(ledger) {}

    // Holds back a deal in which a greeting failed: if its program is given up on, another run plays the deal
    // again.
    void take(std::uint64_t deal, PlayedDeal played) {
        const std::lock_guard lock(writing_);
        if (played.greetingFailed) {
            waiting_.emplace_back(deal, std::move(played));
        } else {
            keep(deal, std::move(played));
        }
    }
    // Returns false if something couldn't be written.
    bool finish() {
        for (auto& [deal, played] : waiting_)
            if (givenUp(setup_.programs) == nullptr) keep(deal, std::move(played));
        return kept_;
    }

private:
    void keep(std::uint64_t deal, PlayedDeal played) {
        kept_ = (setup_.log == nullptr || setup_.log->add(played.log)) && kept_;
        kept_ = ledger_.add({setup_.number, deal}, std::move(played.result)) && kept_;
    }

    const MatchSetup& setup_;
    Ledger& ledger_;
    std::mutex writing_;
    std::vector<std::pair<std::uint64_t, PlayedDeal>> waiting_;
    bool kept_ = true;
};

// Plays the deals that the ledger doesn't hold yet, until a program is given up on. Returns false if a result
// couldn't be written.
bool playDeals(const Game& game, const MatchSetup& setup, Ledger& ledger, std::uint64_t from,
               std::uint64_t to) {
    std::vector<std::uint64_t> missing;
    for (std::uint64_t deal = from; deal < to; ++deal)
        if (ledger.find(setup.number, deal) == nullptr) missing.push_back(deal);
    std::atomic<std::size_t> next{0};
    Keeper keeper(setup, ledger);
    const auto threads = static_cast<unsigned>(std::min<std::size_t>(setup.threads, missing.size()));
    if (missing.empty()) return true;
    workTogether(threads, [&] {
        Table table(game, setup);
        for (std::size_t i = next++; i < missing.size(); i = next++) {
            PlayedDeal played = table.play(missing[i]);
            if (givenUp(setup.programs) != nullptr) return;
            keeper.take(missing[i], std::move(played));
        }
    });
    return keeper.finish();
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
        end.stopped = givenUp(setup.programs) != nullptr;
        if (end.stopped) return end;
        for (; end.deals < to; ++end.deals) end.result += *ledger.find(setup.number, end.deals);
        end.decided = setup.until && onOneSide(end.result, *setup.until);
    }
    return end;
}

MatchResult playDeal(const Game& game, const MatchSetup& setup, std::uint64_t deal) {
    return Table(game, setup).play(deal).result;
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
