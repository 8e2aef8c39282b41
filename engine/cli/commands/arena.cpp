// `semafor arena`: bots against each other on duplicate deals.
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/fingerprint.h"
#include "bots/bot.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "cli/duel.h"
#include "cli/ratings.h"
#include "cli/workers.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 12> kOptions = {"--map",     "--seats", "--bots",     "--ratings",
                                                       "--deals",   "--seed",  "--keep",     "--until",
                                                       "--threads", "--bot",   "--patience", "--log"};

constexpr double kWins = static_cast<double>(kWholeWin);

// The matches to play: one match, or all pairs of the bots.
struct Tournament {
    MatchSetup setup;  // with all bots
    bool ratings = false;
};

// Why these can't play, or nullopt: each must be either a built-in bot or a program.
std::optional<std::string> checkPlayers(const Game& game, const std::vector<std::string_view>& names,
                                        const Programs& programs) {
    for (const std::string_view name : names) {
        const bool foreign = findProgram(programs, name) != nullptr;
        const bool ours = botNamed(game, name) != nullptr;
        if (foreign && ours) return std::string("\"").append(name).append("\" is a player of Semafor's own");
        if (foreign || ours) continue;
        if (name == kForeign) return std::string("\"foreign\" needs --bot with its command");
        return "unknown player \"" + std::string(name) + "\"; there are: " + std::string(kBotNames) +
               ", and what --bot names";
    }
    if (!programs.empty() && !processesExist())
        return std::string("--bot starts a program, and here are no processes: use the native command");
    return std::nullopt;
}

Result<MatchSetup, std::string> players(const Game& game, const CommandLine& line) {
    const auto bots = line.find("--bots");
    const auto ratings = line.find("--ratings");
    if (bots && ratings) return std::string("either --bots or --ratings");
    if (!bots && !ratings) return std::string("--bots is missing");
    const auto names = splitAtCommas(bots ? *bots : *ratings);
    auto programs = readPrograms(line.findAll("--bot"), names);
    if (!programs.ok()) return programs.error();
    if (auto error = checkPlayers(game, names, programs.value())) return *error;
    MatchSetup setup;
    setup.bots.assign(names.begin(), names.end());
    setup.programs = std::move(programs).value();
    return setup;
}

Result<Tournament, std::string> countsOf(Tournament tournament, const CommandLine& line) {
    MatchSetup& setup = tournament.setup;
    const auto deals = numberOf(line, {"--deals", 1, 1000000, 100});
    if (!deals.ok()) return deals.error();
    const auto seed = numberOf(line, {"--seed", 0, 1000000000, 1});
    if (!seed.ok()) return seed.error();
    const auto threads = numberOf(line, {"--threads", 1, 256, coreCount()});
    if (!threads.ok()) return threads.error();
    const auto until = numberOf(line, {"--until", 1, 99, 1});
    if (!until.ok()) return until.error();
    const auto patience = numberOf(line, {"--patience", 1, 3600, 5});
    if (!patience.ok()) return patience.error();
    setup.deals = deals.value();
    setup.seed = seed.value();
    setup.threads = static_cast<unsigned>(threads.value());
    if (line.find("--until")) setup.until = static_cast<double>(until.value()) / 100;
    setup.patience = std::chrono::seconds(patience.value());
    return tournament;
}

Result<Tournament, std::string> tournamentOf(const Game& game, std::size_t seats, const CommandLine& line) {
    auto setup = players(game, line);
    if (!setup.ok()) return setup.error();
    Tournament tournament;
    tournament.ratings = line.find("--ratings").has_value();
    tournament.setup = std::move(setup).value();
    const std::size_t count = tournament.setup.bots.size();
    if (tournament.ratings) {
        if (count < 2) return std::string("--ratings needs two players or more");
        if (seats != 2) return std::string("--ratings is for 2 seats");
        if (line.find("--until")) return std::string("--until is for one match, not for --ratings");
    } else if (count != seats) {
        return "--bots names " + std::to_string(count) + " players for " + std::to_string(seats) + " seats";
    }
    return countsOf(std::move(tournament), line);
}

// Everything that the results depend on, on one line.
std::string describe(const Game& game, const Tournament& tournament) {
    const MatchSetup& setup = tournament.setup;
    std::string text = tournament.ratings ? "arena ratings 1: " : "arena match 1: ";
    text.append(game.map().name).append(" ").append(toHex(game.fingerprint()).view());
    text.append(", seed ").append(std::to_string(setup.seed)).append(", ");
    for (const std::string& name : setup.bots) text.append(name).append(" ");
    for (const auto& program : setup.programs) {
        if (program->player() != kForeign) text.append(program->player()).append("=");
        text.append("\"").append(program->command()).append("\"");
    }
    for (char& c : text)
        if (c == '\n') c = ' ';
    return text;
}

void reportRecords(const MatchSetup& setup, const MatchResult& result) {
    const auto games = static_cast<double>(result.games);
    std::printf("%-16s %7s %15s %8s %8s %10s\n", "bot", "wins", "95 %", "score", "tickets", "us/choice");
    for (std::size_t b = 0; b < setup.bots.size(); ++b) {
        const Record& record = result.records[b];
        const double wins = static_cast<double>(record.wins) / kWins;
        const Interval interval = wilson(wins, games);
        std::printf("%-16s %5.1f %% %6.1f - %4.1f %% %8.1f %8.2f %10.1f\n", setup.bots[b].c_str(),
                    100 * wins / games, 100 * interval.low, 100 * interval.high,
                    static_cast<double>(record.score) / games, static_cast<double>(record.tickets) / games,
                    static_cast<double>(record.nanoseconds) / 1000 / static_cast<double>(record.decisions));
    }
}

// Prints the names that programs give themselves.
void reportPrograms(const Programs& programs) {
    for (const auto& program : programs)
        if (const std::string name = program->ownName(); !name.empty())
            std::printf("%s is \"%s\"\n", program->player().c_str(), printable(name).c_str());
}

void reportMatch(const MatchSetup& setup, const MatchEnd& end) {
    const MatchResult& result = end.result;
    const auto games = static_cast<double>(result.games);
    reportRecords(setup, result);
    reportPrograms(setup.programs);
    for (std::size_t b = 0; b < setup.bots.size(); ++b)
        if (const auto faults = result.records[b].faults; faults > 0)
            std::printf("%s lost %lld games by its program's fault\n", setup.bots[b].c_str(),
                        static_cast<long long>(faults));
    std::printf("%lld deals, %lld games, %lld with a shared victory; the seat that begins wins %.1f %%\n",
                static_cast<long long>(end.deals), static_cast<long long>(result.games),
                static_cast<long long>(result.sharedGames),
                100 * static_cast<double>(result.firstSeatWins) / kWins / games);
    if (setup.until)
        std::printf("%s\n", end.decided ? "stopped: the interval lies on one side of the rate asked for"
                                        : "all deals played without a decision");
}

MatchSetup pairOf(const MatchSetup& all, std::size_t number, std::size_t a, std::size_t b) {
    MatchSetup setup = all;
    setup.bots = {all.bots[a], all.bots[b]};
    setup.number = number;
    return setup;
}

// The match with that number: the only one, or one of the pairs.
MatchSetup matchAt(const Tournament& tournament, std::size_t number) {
    const std::size_t count = tournament.setup.bots.size();
    std::size_t next = 0;
    for (std::size_t a = 0; tournament.ratings && a < count; ++a)
        for (std::size_t b = a + 1; b < count; ++b, ++next)
            if (next == number) return pairOf(tournament.setup, number, a, b);
    return tournament.setup;
}

// Whether the bots still play as they did: replays the file's first deal. Programs aren't checked.
bool sameBots(const Game& game, const Tournament& tournament, const Ledger& ledger) {
    Ledger::Place place;
    const MatchResult* const kept = ledger.first(place);
    if (kept == nullptr || !tournament.setup.programs.empty()) return true;
    return sameGames(*kept, playDeal(game, matchAt(tournament, place.match), place.deal));
}

bool runMatch(const Game& game, const Tournament& tournament, Ledger& ledger) {
    const MatchEnd end = playMatch(game, tournament.setup, ledger);
    if (!end.stopped) reportMatch(tournament.setup, end);
    return end.kept;
}

bool runRatings(const Game& game, const Tournament& tournament, Ledger& ledger) {
    const std::vector<std::string>& names = tournament.setup.bots;
    std::vector<PairScore> pairs;
    bool kept = true;
    std::printf("%-34s %7s %15s\n", "pair", "wins", "95 %");
    for (std::size_t a = 0; a < names.size(); ++a)
        for (std::size_t b = a + 1; b < names.size(); ++b) {
            const MatchEnd end = playMatch(game, pairOf(tournament.setup, pairs.size(), a, b), ledger);
            kept = kept && end.kept;
            if (end.stopped) return kept;
            const auto games = static_cast<double>(end.result.games);
            const double wins = static_cast<double>(end.result.records[0].wins) / kWins;
            const Interval interval = wilson(wins, games);
            std::printf("%-34s %5.1f %% %6.1f - %4.1f %%\n", (names[a] + " - " + names[b]).c_str(),
                        100 * wins / games, 100 * interval.low, 100 * interval.high);
            std::fflush(stdout);
            pairs.push_back({a, b, wins, games});
        }
    reportPrograms(tournament.setup.programs);
    const auto ratings = ratingsOf(names.size(), pairs);
    std::printf("\n%-16s %7s %9s\n", "bot", "Elo", "95 %");
    for (std::size_t i = 0; i < names.size(); ++i)
        std::printf("%-16s %+7.0f %5s %3.0f\n", names[i].c_str(), ratings[i].elo, "+/-", ratings[i].error);
    return kept;
}

// Files for results and game log, if the command line names them.
struct Files {
    Ledger ledger;
    std::shared_ptr<GameLog> log;
};

Result<Files, std::string> openFiles(const CommandLine& line, const Game& game,
                                     const Tournament& tournament) {
    Files files;
    const auto keep = line.find("--keep");
    if (keep) {
        const std::size_t table = tournament.ratings ? 2 : tournament.setup.bots.size();
        auto opened = Ledger::open(std::string(*keep), describe(game, tournament), table);
        if (!opened.ok()) return opened.error();
        files.ledger = std::move(opened).value();
        if (!sameBots(game, tournament, files.ledger))
            return std::string(*keep) + " was made by bots that played otherwise";
    }
    if (const auto path = line.find("--log")) {
        Ledger::Place place;
        auto log = GameLog::open(std::string(*path), files.ledger.first(place) != nullptr);
        if (!log.ok()) return log.error();
        files.log = std::move(log).value();
    }
    return files;
}

int play(const Game& game, const Tournament& tournament, Ledger& ledger) {
    const bool kept =
        tournament.ratings ? runRatings(game, tournament, ledger) : runMatch(game, tournament, ledger);
    if (const Program* const program = givenUp(tournament.setup.programs)) {
        printError("\"" + program->command() + "\" didn't answer " + std::to_string(kGreetingsAtMost) +
                   " greetings in a row: the arena stops");
        return kGivenUp;
    }
    return kept ? kSuccess : failCheck("the results couldn't be kept");
}

int run(const CommandLine& line) {
    GameDefaults defaults{{}, 0};
    if (line.find("--ratings")) defaults.seats = 2;
    const auto choice = chooseGame(line, defaults);
    if (!choice.ok()) return failUsage(choice.error());
    const Game& game = *choice.value().game;
    auto tournament = tournamentOf(game, choice.value().seats, line);
    if (!tournament.ok()) return failUsage(tournament.error());
    auto files = openFiles(line, game, tournament.value());
    if (!files.ok()) return failCheck(files.error());
    tournament.value().setup.log = files.value().log;
    return play(game, tournament.value(), files.value().ledger);
}

constexpr std::string_view kDetails =
    "  --map M        a board that is built in (`semafor check-maps` names them), or the folder of one\n"
    "  --seats N      how many players\n"
    "  --bots A,B     a bot for each seat: random, apprentice, conductor, stationmaster, director; a\n"
    "                 baseline: path, hungry, one-step, long-route, uct; or the name of a program "
    "(--bot).\n"
    "                 \"director:64\" limits it to 64 iterations; \"stationmaster:blocker\" has a "
    "character:\n"
    "                 even, patient, hungry, blocker\n"
    "  --ratings A,B  plays all pairs of these at 2 seats; prints Elo ratings relative to the first "
    "one,\n"
    "                 with 95 % intervals\n"
    "  --deals D      the number of deals, each played with every rotation of the seats (100)\n"
    "  --seed S       the seed of the deals (1)\n"
    "  --keep FILE    save all results there, deal by deal; a run that was stopped continues\n"
    "  --until P      stop when the 95 % interval of the first bot's rate lies wholly above or below P "
    "per\n"
    "                 cent. Tested after every 50 deals only, so that the same deals decide however "
    "the\n"
    "                 run was cut; each test is wrong with a chance of 1 in 20\n"
    "  --threads T    the number of threads (all cores; 1 in wasm)\n"
    "  --bot NAME=COMMAND\n"
    "                 a program that plays as NAME (engine/bots/protocol.md); may be given\n"
    "                 several times. COMMAND alone is the program of \"foreign\". One is started for "
    "each\n"
    "                 of its seats and threads; when one program doesn't answer three greetings in a "
    "row,\n"
    "                 the arena stops with exit code 3\n"
    "  --patience S   time limit for a program's answers, in seconds (5)\n"
    "  --log FILE     write a line of JSON for each game: its number, deal, players by seat, times,\n"
    "                 faults and scores; a run that continues (--keep) appends to the file\n"
    "A shared victory counts as its share. Without --until, all deals are played.\n";

}  // namespace

const Command& arenaCommand() {
    static constexpr Command kCommand = {
        "arena",
        "--map M --seats N --bots A,B,... | --map M --ratings A,B,...  [OPTIONS]",
        "let bots play against each other",
        kDetails,
        kOptions,
        0,
        run,
        "--bot"};
    return kCommand;
}

}  // namespace semafor::cli
