// Loads the shipped maps and the invented test boards as games.
#include "support/games.h"

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

namespace semafor::test {
namespace {

std::string textOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    SEMAFOR_ASSERT(file.good());
    return {std::istreambuf_iterator<char>(file), {}};
}

MapDef inventedMap(std::string_view name) {
    const std::string folder = std::string(SEMAFOR_BOARDS_FOLDER "/") + std::string(name) + "/";
    const std::string board = textOf(folder + "board.json");
    const std::string tickets = textOf(folder + "tickets.json");
    const std::string rules = textOf(folder + "rules.json");
    return loadMap({name, {"board", board}, {"tickets", tickets}, {"rules", rules}}).value();
}

}  // namespace

const Game& gameOf(std::string_view map) {
    static std::map<std::string, std::unique_ptr<Game>, std::less<>> games;
    auto found = games.find(map);
    if (found == games.end()) {
        const MapFiles* files = findMap(map);
        MapDef def = files != nullptr ? loadMap(*files).value() : inventedMap(map);
        found = games.emplace(std::string(map), std::make_unique<Game>(std::move(def))).first;
    }
    return *found->second;
}

const std::vector<std::string_view>& shippedNames() {
    static const std::vector<std::string_view> kNames = [] {
        std::vector<std::string_view> names;
        for (const MapFiles& map : shippedMaps()) names.push_back(map.name);
        return names;
    }();
    return kNames;
}

}  // namespace semafor::test
