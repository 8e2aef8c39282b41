// The parts of loading a map, in the order in which they run: rules, board, tickets, and what must hold
// between them.
#pragma once

#include <optional>
#include <vector>

#include "base/json.h"
#include "map/fields.h"
#include "map/loader.h"

namespace semafor {

// A map on its way in.
struct Loading {
    MapDef map;
    std::vector<int> cityLines;  // of board.json, by id
    std::vector<int> routeLines;
};

void loadRules(const Trouble& trouble, const JsonValue& file, Loading& loading);
void loadBoard(const Trouble& trouble, const JsonValue& file, Loading& loading);
void loadTickets(const Trouble& trouble, const JsonValue& file, Loading& loading);

// Tracks numbered 1, 2, … one after the other; no pair joined twice without being numbered.
void checkTracks(const Trouble& trouble, const Loading& loading);
// Every end point has one route, the one from its city.
void checkEndPoints(const Trouble& trouble, const Loading& loading);

// Whether the text has only a-z, 0-9, - and _: ids, and names of maps.
bool isId(std::string_view text);

// "map" of the file must be the name of its map, which saves and links can carry.
void checkMapName(Fields& file, const MapDef& map);

// The city of that id, or nothing.
std::optional<CityId> cityNamed(const MapDef& map, std::string_view id);

}  // namespace semafor
