// `semafor bench`: measures the speed of random games, in CPU time.
#include <array>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <memory>
#include <string>

#include "base/draw.h"
#include "base/rng.h"
#include "cli/choices.h"
#include "cli/command.h"
#include "cli/console.h"
#include "map/loader.h"
#include "map/shipped.h"
#include "rules/apply.h"
#include "rules/legal.h"
#include "rules/setup.h"

namespace semafor::cli {
namespace {

constexpr std::array<std::string_view, 2> kOptions = {"--map", "--milliseconds"};
constexpr std::array<std::size_t, 2> kSeats = {2, 4};
constexpr std::uint64_t kGamesBetweenLooks = 32;

struct Measured {
    std::uint64_t games = 0;
    std::uint64_t actions = 0;
    double seconds = 0;
};

std::uint64_t playRandomGame(const Game& game, std::size_t seats, std::uint64_t deal, ActionList& legal) {
    Rng rng(deal);
    GameState state = newGame(game, seats, deal);
    while (!state.over()) {
        legalActions(game, state, legal);
        applyLegal(game, state, legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))]);
    }
    return state.actionsTaken;
}

Measured measure(const Game& game, std::size_t seats, double atLeast) {
    ActionList legal;
    Measured measured;
    const std::clock_t start = std::clock();
    while (measured.seconds < atLeast) {
        for (std::uint64_t i = 0; i < kGamesBetweenLooks; ++i)
            measured.actions += playRandomGame(game, seats, ++measured.games, legal);
        measured.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }
    return measured;
}

void report(const std::string& name, std::size_t seats, const Measured& measured) {
    const auto games = static_cast<double>(measured.games);
    const auto actions = static_cast<double>(measured.actions);
    std::printf("%-30s %zu seats %9.0f games/s %11.0f actions/s %6.0f ns/action %6.0f actions/game\n",
                name.c_str(), seats, games / measured.seconds, actions / measured.seconds,
                measured.seconds * 1e9 / actions, actions / games);
    std::fflush(stdout);
}

// The board with the plain rules, to compare with other engines of this family of games.
std::unique_ptr<Game> withoutPassengers(const Game& game) {
    if (!game.rules().passengers) return nullptr;
    MapDef map = game.map();
    map.rules.passengers.reset();
    map.passengers = {};
    for (CityDef& city : map.cities) city.passengers = 0;
    return std::make_unique<Game>(std::move(map));
}

void measureAndReport(const Game& game, const std::string& name, double seconds) {
    for (const std::size_t seats : kSeats)
        if (seats >= game.rules().seatsFrom && seats <= game.rules().seatsTo)
            report(name, seats, measure(game, seats, seconds));
}

void measureMap(const Game& game, double seconds) {
    const std::string& name = game.map().name;
    measureAndReport(game, name, seconds);
    if (const auto plain = withoutPassengers(game))
        measureAndReport(*plain, name + " without passengers", seconds);
}

int run(const CommandLine& line) {
    const auto milliseconds = numberOf(line, {"--milliseconds", 1, 600000, 2000});
    if (!milliseconds.ok()) return failUsage(milliseconds.error());
    const double seconds = static_cast<double>(milliseconds.value()) / 1000;
    if (const auto map = line.find("--map")) {
        const auto game = gameOnMap(*map);
        if (!game.ok()) return failUsage(game.error());
        measureMap(*game.value(), seconds);
        return kSuccess;
    }
    for (const MapFiles& files : shippedMaps()) measureMap(*shippedGame(files.name), seconds);
    return kSuccess;
}

}  // namespace

const Command& benchCommand() {
    static constexpr Command kCommand = {
        "bench",
        "[--map M] [--milliseconds T]",
        "measure random games of each board, in CPU time",
        "  --map M            only this board: a name, or a folder\n"
        "  --milliseconds T   the least time for each line (2000)\n"
        "For every action: list all legal ones, choose one at random, apply it.\n",
        kOptions,
        0,
        run};
    return kCommand;
}

}  // namespace semafor::cli
