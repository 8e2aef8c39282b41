// Parts of the map loader in the order they run (rules, board, tickets), and the checks they share.
#pragma once

#include <optional>
#include <vector>

#include "base/json.h"
#include "map/fields.h"
#include "map/loader.h"

namespace semafor {

// A map being loaded.
struct Loading {
    MapDef map;
    std::vector<int> cityLines;  // line in board.json, by id
    std::vector<int> routeLines;
};

void loadRules(const Trouble& trouble, const JsonValue& file, Loading& loading);
void loadBoard(const Trouble& trouble, const JsonValue& file, Loading& loading);
void loadTickets(const Trouble& trouble, const JsonValue& file, Loading& loading);

// Checks parallel tracks: numbered 1, 2, … in sequence, equally long; no other routes join the same pair.
void checkTracks(const Trouble& trouble, const Loading& loading);
// Checks that every end point has exactly one route, from its own city.
void checkEndPoints(const Trouble& trouble, const Loading& loading);

// Whether the text uses only a-z, 0-9, - and _, as ids and map names must.
bool isId(std::string_view text);

// Checks the file's "map": it must name this map, and saves and links must have room for it.
void checkMapName(Fields& file, const MapDef& map);

// The city with that id, or nullopt.
std::optional<CityId> cityNamed(const MapDef& map, std::string_view id);

}  // namespace semafor
