// Interface of the computer players (bots), and their creation by level or name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "rules/action.h"
#include "view/player_view.h"

namespace semafor {

enum class Level : std::uint8_t { kRandom, kApprentice, kConductor, kStationmaster, kDirector };
inline constexpr std::size_t kLevels = 5;

// Makes bots of one level play differently.
enum class Character : std::uint8_t { kEven, kPatient, kHungry, kBlocker };
inline constexpr std::size_t kCharacters = 4;

// A choice depends only on the view, the legal actions and the seed: equal inputs give equal choices on every
// target.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // Begins a decision. Required: `legal` lists the legal actions of the view's step and isn't empty.
    virtual void start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) = 0;
    // Thinks on; false if more iterations would add nothing. Several small steps equal one step of their sum.
    // Required: started; iterations > 0.
    virtual bool step(int iterations) = 0;
    // Index in the list of the best action found so far. Required: started.
    [[nodiscard]] virtual std::size_t best() const = 0;
};

// Required: the game outlives the bot.
std::unique_ptr<Bot> makeBot(const Game& game, Level level, Character character = Character::kEven);

// A bot by name: a level, or a baseline for comparison (bots/baselines.h); null for any other name. Levels
// from the Conductor on accept a character, "stationmaster:blocker"; the Director accepts a number of
// iterations, "director:64" or "director:64:hungry".
std::unique_ptr<Bot> botNamed(const Game& game, std::string_view name);

inline constexpr std::string_view kBotNames =
    "random, apprentice, conductor, stationmaster, director, path, hungry, one-step, long-route, uct";

std::string_view nameOf(Level level);
std::string_view nameOf(Character character);

// Decides in one call: starts, thinks to the end, returns the best action's index.
std::size_t decide(Bot& bot, const PlayerView& view, const ActionList& legal, std::uint64_t seed);

}  // namespace semafor
