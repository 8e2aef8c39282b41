// Maps are loaded once.
#include "session/games.h"

#include <algorithm>

#include "base/assert.h"
#include "map/shipped.h"

namespace semafor {

const Game* Games::find(std::string_view map) {
    const auto made =
        std::find_if(made_.begin(), made_.end(), [&](const auto& game) { return game->map().name == map; });
    if (made != made_.end()) return made->get();
    const MapFiles* files = findMap(map);
    if (files == nullptr) return nullptr;
    auto loaded = loadMap(*files);
    SEMAFOR_ASSERT(loaded.ok());  // tests/engine/map loads every shipped one
    made_.push_back(std::make_unique<Game>(std::move(loaded).value()));
    return made_.back().get();
}

}  // namespace semafor
