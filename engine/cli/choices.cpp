// Selects a game from the command line.
#include "cli/choices.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "base/deal_code.h"
#include "base/json.h"
#include "cli/map_folder.h"
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

Result<std::unique_ptr<Game>, std::string> gameOnMap(std::string_view map) {
    if (auto game = shippedGame(map)) return game;
    const std::filesystem::path folder{std::string(map)};
    std::error_code failed;
    if (map.find('/') == std::string_view::npos && !std::filesystem::is_directory(folder, failed))
        return "unknown map \"" + std::string(map) + "\"; the maps are " + shippedNames() +
               ", and any folder of a map";
    auto loaded = loadMapFolder(folder);
    if (!loaded.ok()) return loaded.error();
    return std::make_unique<Game>(std::move(loaded).value());
}

Result<std::unique_ptr<Game>, std::string> gameFor(const CommandLine& line, std::string_view name) {
    std::string quoted;
    appendJsonString(quoted, name);
    const auto map = line.find("--map");
    if (!map) {
        if (auto game = shippedGame(name)) return game;
        return "unknown map " + quoted + " here; --map opens it from its folder";
    }
    auto game = gameOnMap(*map);
    if (game.ok() && game.value()->map().name != name)
        return "it is of the map " + quoted + ", not of \"" + game.value()->map().name + "\"";
    return game;
}

Result<GameChoice, std::string> chooseGame(const CommandLine& line, const GameDefaults& defaults) {
    GameChoice choice;
    const auto map = line.find("--map");
    if (!map) return "--map is missing; the maps are " + shippedNames();
    auto game = gameOnMap(*map);
    if (!game.ok()) return game.error();
    choice.game = std::move(game).value();
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
