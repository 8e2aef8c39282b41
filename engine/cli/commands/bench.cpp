// `semafor bench`: how fast random games are played, in the processor's time.
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

// The board with the plain rules: what other engines of the family are measured by.
std::unique_ptr<Game> withoutPassengers(const MapFiles& files) {
    MapDef map = loadMap(files).value();
    if (!map.rules.passengers) return nullptr;
    map.rules.passengers.reset();
    map.passengers = {};
    for (CityDef& city : map.cities) city.passengers = 0;
    return std::make_unique<Game>(std::move(map));
}

int run(const CommandLine& line) {
    const auto wanted = line.find("--map");
    if (wanted && findMap(*wanted) == nullptr)
        return failUsage("there is no map \"" + std::string(*wanted) + "\"; the maps are " + shippedNames());
    const auto milliseconds = numberOf(line, {"--milliseconds", 1, 600000, 2000});
    if (!milliseconds.ok()) return failUsage(milliseconds.error());
    const double seconds = static_cast<double>(milliseconds.value()) / 1000;
    for (const MapFiles& files : shippedMaps()) {
        if (wanted && *wanted != files.name) continue;
        const auto game = shippedGame(files.name);
        const auto plain = withoutPassengers(files);
        const std::string name(files.name);
        for (const std::size_t seats : kSeats) report(name, seats, measure(*game, seats, seconds));
        if (plain == nullptr) continue;
        for (const std::size_t seats : kSeats)
            report(name + " without passengers", seats, measure(*plain, seats, seconds));
    }
    return kSuccess;
}

}  // namespace

const Command& benchCommand() {
    static constexpr Command kCommand = {"bench",
                                         "[--map M] [--milliseconds T]",
                                         "measure random games of each board, in the processor's time",
                                         "  --map M            only this board\n"
                                         "  --milliseconds T   at least so long for each line (2000)\n"
                                         "Every action: the full legal list, one chosen evenly, applied.\n",
                                         kOptions,
                                         0,
                                         run};
    return kCommand;
}

}  // namespace semafor::cli
