// Loads a map: rules, board, tickets, in this order.
#include "map/loader.h"

#include <utility>

#include "map/load_parts.h"

namespace semafor {
namespace {

using Part = void (*)(const Trouble&, const JsonValue&, Loading&);

void loadFile(const MapText& file, Part part, Loading& loading, std::optional<MapError>& error) {
    if (error) return;
    const auto json = parseJson(file.text);
    if (!json.ok()) {
        error = MapError{std::string(file.path), json.error().line, json.error().message};
        return;
    }
    part(Trouble(file.path, error), json.value(), loading);
}

}  // namespace

std::string MapError::describe() const {
    return path + ":" + std::to_string(line) + ": " + message;
}

Result<MapDef, MapError> loadMap(const MapFiles& files) {
    Loading loading;
    loading.map.name = std::string(files.name);
    std::optional<MapError> error;
    loadFile(files.rules, loadRules, loading, error);
    loadFile(files.board, loadBoard, loading, error);
    loadFile(files.tickets, loadTickets, loading, error);
    if (error) return *error;
    return std::move(loading.map);
}

void checkMapName(Fields& file, const MapDef& map) {
    const std::string name = file.text("map");
    if (name != map.name)
        file.fail(file.line("map"), "this is the map " + quoted(name) + ", not " + quoted(map.name));
    if (!isId(name) || name.size() > kMaxMapName)
        file.fail(file.line("map"), "\"map\" has only a-z, 0-9, - and _, at most 64 of them");
}

bool isId(std::string_view text) {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_") == std::string_view::npos;
}

std::optional<CityId> cityNamed(const MapDef& map, std::string_view id) {
    for (std::size_t i = 0; i < map.cities.size(); ++i)
        if (map.cities[i].id == id) return idAt<CityId>(i);
    return std::nullopt;
}

}  // namespace semafor
