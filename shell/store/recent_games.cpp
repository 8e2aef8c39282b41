// Stores the order as one text: the games' ids, separated by spaces.
#include "store/recent_games.h"

#include <string>
#include <string_view>

#include "store/save_slots.h"

namespace semafor {
namespace {

constexpr std::size_t kEach = 17;  // an id and a space

}  // namespace

std::vector<std::uint64_t> recentGames(const Store& store) {
    std::vector<std::uint64_t> ids;
    const std::string text = store.read(kRecentKey).value_or("");
    for (std::size_t at = 0; at < text.size(); at += kEach) {
        const auto id = parseId(std::string_view(text).substr(at, kEach - 1));
        if (!id) break;
        ids.push_back(*id);
    }
    return ids;
}

void notePlayed(Store& store, std::uint64_t id, const std::vector<std::uint64_t>& order) {
    std::string text = idText(id);
    for (const std::uint64_t other : order)
        if (other != id) text += " " + idText(other);
    store.write(kRecentKey, text);
}

}  // namespace semafor
