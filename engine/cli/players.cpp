// The players that the program knows by name.
#include "cli/players.h"

#include "base/draw.h"
#include "base/rng.h"
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

}  // namespace

std::unique_ptr<Chooser> makeChooser(std::string_view name, std::uint64_t dealCode, Seat seat) {
    if (name == "random") return std::make_unique<RandomChooser>(dealCode, seat);
    return nullptr;
}

Result<Choosers, std::string> makeChoosers(std::optional<std::string_view> names, std::size_t seats,
                                           std::uint64_t dealCode) {
    const auto list = names ? splitAtCommas(*names) : std::vector<std::string_view>(seats, "random");
    if (list.size() != seats)
        return "--bots names " + std::to_string(list.size()) + " players for " + std::to_string(seats) +
               " seats";
    Choosers choosers;
    for (std::size_t s = 0; s < seats; ++s) {
        choosers.push_back(makeChooser(list[s], dealCode, idAt<Seat>(s)));
        if (choosers.back() == nullptr)
            return "there is no player \"" + std::string(list[s]) +
                   "\"; there are: " + std::string(kPlayerNames);
    }
    return choosers;
}

}  // namespace semafor::cli
