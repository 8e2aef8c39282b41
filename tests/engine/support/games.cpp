// The shipped maps as games.
#include "support/games.h"

#include <map>
#include <memory>
#include <string>

namespace semafor::test {

const Game& gameOf(std::string_view map) {
    static std::map<std::string, std::unique_ptr<Game>, std::less<>> games;
    auto found = games.find(map);
    if (found == games.end()) {
        const MapFiles* files = findMap(map);
        SEMAFOR_ASSERT(files != nullptr);
        found = games.emplace(std::string(map), std::make_unique<Game>(loadMap(*files).value())).first;
    }
    return *found->second;
}

}  // namespace semafor::test
