// The bots by name.
#include "bots/bot.h"

#include "bots/baselines.h"

namespace semafor {

std::unique_ptr<Bot> makeBot(const Game&, Level, Character) {
    return makeRandomBot();
}

std::unique_ptr<Bot> botNamed(const Game& game, std::string_view name) {
    if (name == "random") return makeRandomBot();
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
