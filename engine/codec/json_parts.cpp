// Writes JSON shared by several kinds of lines.
#include "codec/json_parts.h"

namespace semafor {
namespace {

constexpr std::string_view kEastWest = "east-west";

}  // namespace

void writeColor(JsonWriter& json, Color color) {
    if (color == Color::kNone) {
        json.null();
    } else {
        json.value(nameOf(color));
    }
}

void writeTickets(JsonWriter& json, const TicketSet& tickets) {
    json.beginArray();
    tickets.forEach([&json](TicketId ticket) { json.value(index(ticket)); });
    json.endArray();
}

void writeDeckCounts(JsonWriter& json, const Game& game, const DeckCounts& counts) {
    json.beginArray();
    for (std::size_t d = 0; d < game.rules().tickets.decks.size(); ++d) json.value(counts[d]);
    json.endArray();
}

void writeCompletedTicket(JsonWriter& json, TicketId ticket) {
    if (ticket == kEastWestTicket) {
        json.value(kEastWest);
    } else {
        json.value(index(ticket));
    }
}

void writeCompleted(JsonWriter& json, const PublicState& state) {
    eachSeat(json, "completed", state.seats, [&](std::size_t s) {
        json.beginArray();
        for (const TicketId ticket : state.completed[s]) writeCompletedTicket(json, ticket);
        json.endArray();
    });
}

void writeOwners(JsonWriter& json, const Game& game, const PublicState& state) {
    json.key("routes").beginObject();
    for (const RouteId route : game.routesByName())
        for (std::size_t s = 0; s < state.seats; ++s)
            if (state.owned[s].has(route)) json.member(game.routeName(route), s);
    json.endObject();
    if (!game.rules().stations) return;
    json.key("cities").beginObject();
    for (const CityId city : game.citiesByName())
        for (std::size_t s = 0; s < state.seats; ++s)
            if (state.stationCities[s].has(city)) json.member(game.map().city(city).id, s);
    json.endObject();
}

}  // namespace semafor
