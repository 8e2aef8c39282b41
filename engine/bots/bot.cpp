// Creates bots by level or name.
#include "bots/bot.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "bots/baselines.h"
#include "bots/director.h"
#include "bots/levels.h"
#include "bots/uct.h"

namespace semafor {

namespace {

constexpr std::array<std::string_view, kLevels> kLevelNames = {"random", "apprentice", "conductor",
                                                               "stationmaster", "director"};

constexpr std::array<std::string_view, kCharacters> kCharacterNames = {"even", "patient", "hungry",
                                                                       "blocker"};

std::optional<Level> levelNamed(std::string_view name) {
    const auto* const found = std::find(kLevelNames.begin(), kLevelNames.end(), name);
    if (found == kLevelNames.end()) return std::nullopt;
    return static_cast<Level>(static_cast<std::uint8_t>(found - kLevelNames.begin()));
}

// Options after a bot's name: ":64" is a number of iterations, ":blocker" a character.
struct Extras {
    std::optional<int> iterations;
    std::optional<Character> character;
};

bool readExtra(Extras& extras, std::string_view text) {
    const auto* const found = std::find(kCharacterNames.begin(), kCharacterNames.end(), text);
    if (found != kCharacterNames.end()) {
        if (extras.character) return false;
        extras.character = static_cast<Character>(static_cast<std::uint8_t>(found - kCharacterNames.begin()));
        return true;
    }
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [remaining, failure] = std::from_chars(text.data(), end, number);
    if (failure != std::errc{} || remaining != end || number < 1 || extras.iterations) return false;
    extras.iterations = number;
    return true;
}

// nullopt if an option is invalid.
std::optional<Extras> readExtras(std::string_view text) {
    Extras extras;
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::string_view one = text.substr(0, text.find(':'));
        if (!readExtra(extras, one)) return std::nullopt;
        text.remove_prefix(one.size());
    }
    return extras;
}

// The Conductor ignores the other seats, so it never blocks, whatever its character.
Style conductorStyle(Character character) {
    Style style = semafor::conductorStyle();
    if (character == Character::kPatient) style.patience += 2;
    if (character == Character::kHungry) {
        style.drawsTickets = true;
        style.ticketFear = 0;
    }
    return style;
}

std::unique_ptr<Bot> baselineNamed(const Game& game, std::string_view name) {
    if (name == "path") return makeBaseline(game, Baseline::kPath);
    if (name == "hungry") return makeBaseline(game, Baseline::kHungry);
    if (name == "one-step") return makeBaseline(game, Baseline::kOneStep);
    if (name == "long-route") return makeBaseline(game, Baseline::kLongRoute);
    return nullptr;
}

}  // namespace

std::unique_ptr<Bot> makeBot(const Game& game, Level level, Character character) {
    switch (level) {
        case Level::kRandom:
            return makeRandomBot();
        case Level::kApprentice:
            return makeApprentice(game);
        case Level::kConductor:
            return makePlanner(game, conductorStyle(character));
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

std::string_view nameOf(Character character) {
    return kCharacterNames[static_cast<std::size_t>(character)];
}

std::unique_ptr<Bot> botNamed(const Game& game, std::string_view name) {
    const std::string_view kind = name.substr(0, name.find(':'));
    const auto extras = readExtras(name.substr(kind.size()));
    if (!extras) return nullptr;
    if (kind.size() == name.size())
        if (auto baseline = baselineNamed(game, name)) return baseline;
    if (kind == "uct" && !extras->character)
        return makeUct(game, extras->iterations.value_or(kUctIterations));
    const auto level = levelNamed(kind);
    if (!level || (extras->iterations && level != Level::kDirector)) return nullptr;
    if (extras->character && level < Level::kConductor) return nullptr;
    const Character character = extras->character.value_or(Character::kEven);
    if (!extras->iterations) return makeBot(game, *level, character);
    return makeDirector(game, stationmasterStyle(game, character), *extras->iterations);
}

std::size_t decide(Bot& bot, const PlayerView& view, const ActionList& legal, std::uint64_t seed) {
    bot.start(view, legal, seed);
    while (bot.step(64)) {
    }
    return bot.best();
}

}  // namespace semafor
