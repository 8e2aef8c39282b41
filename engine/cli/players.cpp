// Creates players by name.
#include "cli/players.h"

#include "base/draw.h"
#include "base/fingerprint.h"
#include "base/rng.h"
#include "bots/bot.h"
#include "cli/options.h"

namespace semafor::cli {
namespace {

class RandomChooser : public Chooser {
public:
    RandomChooser(std::uint64_t dealCode, Seat seat) : rng_(dealCode, index(seat)) {}

    std::size_t choose(const PlayerView&, const ActionList& legal) override {
        return drawBelow(rng_, static_cast<std::uint32_t>(legal.size()));
    }

private:
    Rng rng_;
};

class BotChooser : public Chooser {
public:
    BotChooser(std::unique_ptr<Bot> bot, std::uint64_t dealCode)
        : bot_(std::move(bot)), dealCode_(dealCode) {}

    std::size_t choose(const PlayerView& view, const ActionList& legal) override {
        const std::uint64_t seed =
            Fingerprint().add(dealCode_).add(index(view.me)).add(view.actionsTaken).value();
        return decide(*bot_, view, legal, seed);
    }

private:
    std::unique_ptr<Bot> bot_;
    std::uint64_t dealCode_;
};

}  // namespace

std::unique_ptr<Chooser> makeChooser(const Game& game, std::string_view name, std::uint64_t dealCode,
                                     Seat seat) {
    if (name == "random") return std::make_unique<RandomChooser>(dealCode, seat);
    auto bot = botNamed(game, name);
    if (bot == nullptr) return nullptr;
    return std::make_unique<BotChooser>(std::move(bot), dealCode);
}

Result<Choosers, std::string> makeChoosers(const Game& game, std::optional<std::string_view> names,
                                           std::size_t seats, std::uint64_t dealCode) {
    const auto list = names ? splitAtCommas(*names) : std::vector<std::string_view>(seats, "random");
    if (list.size() != seats)
        return "--bots names " + std::to_string(list.size()) + " players for " + std::to_string(seats) +
               " seats";
    Choosers choosers;
    for (std::size_t s = 0; s < seats; ++s) {
        choosers.push_back(makeChooser(game, list[s], dealCode, idAt<Seat>(s)));
        if (choosers.back() == nullptr)
            return "unknown player \"" + std::string(list[s]) + "\"; there are: " + std::string(kBotNames);
    }
    return choosers;
}

}  // namespace semafor::cli
