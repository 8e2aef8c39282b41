// Finds a built-in board by name.
#include "map/shipped.h"

#include <algorithm>

namespace semafor {

const ShippedMap* findMap(std::string_view name) {
    const auto maps = shippedMaps();
    const auto found =
        std::find_if(maps.begin(), maps.end(), [&](const ShippedMap& map) { return map.name == name; });
    return found == maps.end() ? nullptr : &*found;
}

}  // namespace semafor
