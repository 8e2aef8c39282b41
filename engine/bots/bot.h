// The computer's players: what starts one, lets it think and asks for its choice.
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

// So that bots of one level don't all play alike.
enum class Character : std::uint8_t { kEven, kPatient, kHungry, kBlocker };
inline constexpr std::size_t kCharacters = 4;

// A choice depends on the view, the legal actions and the seed alone: equal ones give equal choices on every
// target.
class Bot {
public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    // A new decision. Required: `legal` is the list of the view's step and not empty.
    virtual void start(const PlayerView& view, const ActionList& legal, std::uint64_t seed) = 0;
    // Thinks on; false when more would add nothing. Steps of 1 and one step of their sum are the same.
    // Required: started; iterations > 0.
    virtual bool step(int iterations) = 0;
    // The place in the list of the action found best so far. Required: started.
    [[nodiscard]] virtual std::size_t best() const = 0;
};

// The game must outlive the bot.
std::unique_ptr<Bot> makeBot(const Game& game, Level level, Character character = Character::kEven);

// A bot by its name: a level, or a baseline for comparison (bots/baselines.h); null for any other. Levels
// from the Conductor on may have a character, "stationmaster:blocker", the Director a number of iterations,
// "director:64" or "director:64:hungry".
std::unique_ptr<Bot> botNamed(const Game& game, std::string_view name);

inline constexpr std::string_view kBotNames =
    "random, apprentice, conductor, stationmaster, director, path, hungry, one-step, long-route, uct";

std::string_view nameOf(Level level);
std::string_view nameOf(Character character);

// Decides at once: start, think to the end, best.
std::size_t decide(Bot& bot, const PlayerView& view, const ActionList& legal, std::uint64_t seed);

}  // namespace semafor
