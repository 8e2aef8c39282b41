// Keys: "marks/ID". Routes are stored by name, because their numbers depend on the version of the board.
#include "store/marks.h"

#include <algorithm>

#include "store/save_slots.h"

namespace semafor {
namespace {

constexpr std::string_view kMarks = "marks/";
// Every reader skips lines that begin like the header line (store/save_file.cpp).
constexpr std::string_view kLine = "SEMAFOR-GAMES-MARKS ";
constexpr std::size_t kIdDigits = 16;
// Length limit: more than the names of all routes of a board for every seat.
constexpr std::size_t kLongest = 16384;

std::string keyOf(std::uint64_t id) {
    return std::string(kMarks) + idText(id);
}

// Takes the text up to the next `end` off `remaining`, without it.
std::string_view takeUntil(std::string_view& remaining, char end) {
    const std::size_t size = std::min(remaining.find(end), remaining.size());
    const std::string_view part = remaining.substr(0, size);
    remaining.remove_prefix(std::min(size + 1, remaining.size()));
    return part;
}

std::optional<std::size_t> seatIn(std::string_view text) {
    if (text.size() != 1 || text[0] < '0' || text[0] >= static_cast<char>('0' + kMaxSeats))
        return std::nullopt;
    return static_cast<std::size_t>(text[0] - '0');
}

void addRoute(const Game& game, RouteSet& routes, std::string_view name) {
    const auto& byName = game.routesByName();
    const auto found = std::find_if(byName.begin(), byName.end(),
                                    [&](RouteId route) { return game.routeName(route) == name; });
    if (found != byName.end()) routes.add(*found);
}

bool isPlain(char c) {
    return c >= ' ' && c <= '~';
}

}  // namespace

std::string marksText(const Game& game, const BySeat<RouteSet>& marks) {
    std::string text;
    for (std::size_t s = 0; s < kMaxSeats; ++s) {
        if (marks[s].empty()) continue;
        text += (text.empty() ? "" : ";") + std::to_string(s);
        marks[s].forEach([&](RouteId route) { text += " " + game.routeName(route); });
    }
    return text;
}

BySeat<RouteSet> parseMarks(const Game& game, std::string_view text) {
    BySeat<RouteSet> marks{};
    while (!text.empty()) {
        std::string_view part = takeUntil(text, ';');
        const auto seat = seatIn(takeUntil(part, ' '));
        while (seat && !part.empty()) addRoute(game, marks[*seat], takeUntil(part, ' '));
    }
    return marks;
}

std::string readMarks(const Store& store, std::uint64_t id) {
    std::string text = store.read(keyOf(id)).value_or("");
    return text.size() <= kLongest && std::all_of(text.begin(), text.end(), isPlain) ? text : "";
}

void writeMarks(Store& store, const KeptMarks& marks) {
    if (!marks.text.empty())
        store.write(keyOf(marks.id), marks.text);
    else if (store.read(keyOf(marks.id)))
        store.remove(keyOf(marks.id));
}

std::vector<KeptMarks> marksIn(const Store& store) {
    std::vector<KeptMarks> all;
    for (const std::string& key : store.keys()) {
        if (!key.starts_with(kMarks)) continue;
        const auto id = parseId(std::string_view(key).substr(kMarks.size()));
        if (!id) continue;
        if (std::string text = readMarks(store, *id); !text.empty()) all.push_back({*id, std::move(text)});
    }
    return all;
}

std::string marksLine(const KeptMarks& marks) {
    return std::string(kLine) + idText(marks.id) + " " + marks.text;
}

std::optional<KeptMarks> parseMarksLine(std::string_view line) {
    if (!line.starts_with(kLine)) return std::nullopt;
    line.remove_prefix(kLine.size());
    const auto id = parseId(line.substr(0, kIdDigits));
    if (!id || line.size() < kIdDigits + 2 || line.size() > kLongest) return std::nullopt;
    line.remove_prefix(kIdDigits + 1);
    if (!std::all_of(line.begin(), line.end(), isPlain)) return std::nullopt;
    return KeptMarks{*id, std::string(line)};
}

}  // namespace semafor
