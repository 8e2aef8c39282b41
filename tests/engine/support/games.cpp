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

std::uint64_t firstGame() {
    const char* wanted = std::getenv("SEMAFOR_SEED");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 0;
}

int gamesToPlay(int usual) {
    const char* wanted = std::getenv("SEMAFOR_GAMES");
    const int games = wanted != nullptr ? std::atoi(wanted) : 0;
    return games > 0 ? games : usual;
}

}  // namespace semafor::test
