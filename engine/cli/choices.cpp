// Choosing a game.
#include "cli/choices.h"

#include "base/deal_code.h"
#include "map/shipped.h"

namespace semafor::cli {
namespace {

Result<std::size_t, std::string> seatsFor(const Game& game, const CommandLine& line,
                                          const GameDefaults& defaults) {
    if (!line.find("--seats") && !defaults.seats) return std::string("--seats is missing");
    const auto seats =
        numberOf(line, {"--seats", game.rules().seatsFrom, game.rules().seatsTo, defaults.seats.value_or(0)});
    if (!seats.ok()) return seats.error();
    return static_cast<std::size_t>(seats.value());
}

}  // namespace

std::string shippedNames() {
    std::string names;
    for (const MapFiles& map : shippedMaps()) names.append(names.empty() ? "" : ", ").append(map.name);
    return names;
}

Result<GameChoice, std::string> chooseGame(const CommandLine& line, const GameDefaults& defaults) {
    GameChoice choice;
    const auto map = line.find("--map");
    if (!map) return "--map is missing; the maps are " + shippedNames();
    choice.game = shippedGame(*map);
    if (choice.game == nullptr)
        return "there is no map \"" + std::string(*map) + "\"; the maps are " + shippedNames();
    const auto seats = seatsFor(*choice.game, line, defaults);
    if (!seats.ok()) return seats.error();
    choice.seats = seats.value();
    if (const auto text = line.find("--deal")) {
        const auto code = parseDealCode(*text);
        if (!code.ok()) return "--deal: " + std::string(describe(code.error()));
        choice.dealCode = code.value();
    } else if (defaults.dealCode) {
        choice.dealCode = *defaults.dealCode;
    } else {
        return std::string("--deal is missing: 13 letters and digits");
    }
    return choice;
}

}  // namespace semafor::cli
