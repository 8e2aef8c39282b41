// The bots by name.
#include "bots/bot.h"

#include <array>
#include <charconv>

#include "bots/baselines.h"
#include "bots/director.h"
#include "bots/levels.h"

namespace semafor {

namespace {

constexpr std::array<std::string_view, kLevels> kLevelNames = {"random", "apprentice", "conductor",
                                                               "stationmaster", "director"};

constexpr std::string_view kDirectorPrefix = "director:";

// "director:64": with so many iterations.
std::unique_ptr<Bot> directorNamed(const Game& game, std::string_view name) {
    int iterations = 0;
    const char* const end = name.data() + name.size();
    const auto [rest, failure] = std::from_chars(name.data() + kDirectorPrefix.size(), end, iterations);
    if (failure != std::errc{} || rest != end || iterations < 1) return nullptr;
    return makeDirector(game, stationmasterStyle(game, Character::kEven), iterations);
}

}  // namespace

std::unique_ptr<Bot> makeBot(const Game& game, Level level, Character character) {
    switch (level) {
        case Level::kRandom:
            return makeRandomBot();
        case Level::kApprentice:
            return makeApprentice(game);
        case Level::kConductor:
            return makePlanner(game, conductorStyle());
        case Level::kStationmaster:
            return makePlanner(game, stationmasterStyle(game, character));
        case Level::kDirector:
            return makeDirector(game, stationmasterStyle(game, character), kDirectorIterations);
    }
    return nullptr;
}

std::string_view nameOf(Level level) {
    return kLevelNames[static_cast<std::size_t>(level)];
}

std::unique_ptr<Bot> botNamed(const Game& game, std::string_view name) {
    for (std::size_t l = 0; l < kLevels; ++l)
        if (name == kLevelNames[l]) return makeBot(game, static_cast<Level>(static_cast<std::uint8_t>(l)));
    if (name.substr(0, kDirectorPrefix.size()) == kDirectorPrefix) return directorNamed(game, name);
    if (name == "path") return makeBaseline(game, Baseline::kPath);
    if (name == "hungry") return makeBaseline(game, Baseline::kHungry);
    if (name == "one-step") return makeBaseline(game, Baseline::kOneStep);
    if (name == "long-route") return makeBaseline(game, Baseline::kLongRoute);
    return nullptr;
}

std::size_t decide(Bot& bot, const PlayerView& view, const ActionList& legal, std::uint64_t seed) {
    bot.start(view, legal, seed);
    while (bot.step(64)) {
    }
    return bot.best();
}

}  // namespace semafor
