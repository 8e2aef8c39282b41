// `semafor arena`: bots against each other on duplicate deals.
#include <array>
#include <cstdio>
#include <string>

#include "bots/bot.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/duel.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 6> kOptions = {"--map",   "--seats", "--bots",
                                                      "--deals", "--seed",  "--threads"};

Result<MatchSetup, std::string> matchSetup(const Game& game, std::size_t seats, const CommandLine& line) {
    MatchSetup setup;
    const auto names = line.find("--bots");
    if (!names) return std::string("--bots is missing");
    for (const std::string_view name : splitAtCommas(*names)) {
        if (botNamed(game, name) == nullptr)
            return "there is no player \"" + std::string(name) + "\"; there are: " + std::string(kBotNames);
        setup.bots.emplace_back(name);
    }
    if (setup.bots.size() != seats)
        return "--bots names " + std::to_string(setup.bots.size()) + " players for " + std::to_string(seats) +
               " seats";
    const auto deals = numberOf(line, {"--deals", 1, 1000000, 100});
    if (!deals.ok()) return deals.error();
    const auto seed = numberOf(line, {"--seed", 0, 1000000000, 1});
    if (!seed.ok()) return seed.error();
    const auto threads = numberOf(line, {"--threads", 1, 256, 1});
    if (!threads.ok()) return threads.error();
    setup.deals = deals.value();
    setup.seed = seed.value();
    setup.threads = static_cast<unsigned>(threads.value());
    return setup;
}

void report(const MatchSetup& setup, const MatchResult& result) {
    const auto games = static_cast<double>(result.games);
    std::printf("%-16s %7s %15s %8s %8s %10s\n", "bot", "wins", "95 %", "score", "tickets", "us/choice");
    for (std::size_t b = 0; b < setup.bots.size(); ++b) {
        const Record& record = result.records[b];
        const Interval interval = wilson(record.wins, games);
        std::printf("%-16s %5.1f %% %6.1f - %4.1f %% %8.1f %8.2f %10.1f\n", setup.bots[b].c_str(),
                    100 * record.wins / games, 100 * interval.low, 100 * interval.high, record.score / games,
                    record.tickets / games, record.microseconds / static_cast<double>(record.decisions));
    }
    std::printf("%llu deals, %llu games; the seat that begins wins %.1f %%\n",
                static_cast<unsigned long long>(setup.deals), static_cast<unsigned long long>(result.games),
                100 * result.firstSeatWins / games);
}

int run(const CommandLine& line) {
    const auto choice = chooseGame(line, {{}, 0});
    if (!choice.ok()) return failUsage(choice.error());
    const auto setup = matchSetup(*choice.value().game, choice.value().seats, line);
    if (!setup.ok()) return failUsage(setup.error());
    report(setup.value(), playMatch(*choice.value().game, setup.value()));
    return kSuccess;
}

}  // namespace

const Command& arenaCommand() {
    static constexpr Command kCommand = {
        "arena",
        "--map M --seats N --bots A,B,... [--deals D] [--seed S] [--threads T]",
        "let bots play against each other",
        "  --map M        the board: europe, germany or first-journey\n"
        "  --seats N      how many players\n"
        "  --bots A,B     a bot for each seat: random, apprentice, conductor, stationmaster, director, or a\n"
        "                 baseline: path, hungry, one-step, long-route; \"director:64\" thinks so many "
        "iterations\n"
        "  --deals D      so many deals, each played with every rotation of the seats (100)\n"
        "  --seed S       other deals for another number (1)\n"
        "  --threads T    play on so many threads (1)\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
