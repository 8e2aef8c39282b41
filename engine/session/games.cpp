// Loads each built-in game once.
#include "session/games.h"

#include <algorithm>

#include "base/assert.h"
#include "map/shipped.h"

namespace semafor {

std::unique_ptr<Game> shippedGame(std::string_view map) {
    const ShippedMap* shipped = findMap(map);
    if (shipped == nullptr) return nullptr;
    auto loaded = loadMap(*shipped);
    SEMAFOR_ASSERT(loaded.ok());  // tests/engine/map loads every built-in map
    return std::make_unique<Game>(std::move(loaded).value());
}

const Game* Games::find(std::string_view map) const {
    const auto made =
        std::find_if(made_.begin(), made_.end(), [&](const auto& game) { return game->map().name == map; });
    if (made != made_.end()) return made->get();
    auto game = shippedGame(map);
    if (game == nullptr) return nullptr;
    made_.push_back(std::move(game));
    return made_.back().get();
}

}  // namespace semafor
