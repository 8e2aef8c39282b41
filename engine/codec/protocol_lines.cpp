// Writes the board and the view as JSON. A game's mechanics determine the keys.
#include "codec/protocol_lines.h"

#include <span>

#include "base/version.h"
#include "codec/json_parts.h"
#include "codec/notation.h"

namespace semafor {
namespace {

void endLine(JsonWriter& json, std::string& out) {
    json.endObject();
    out.push_back('\n');
}

JsonWriter beginLine(std::string& out, std::string_view kind) {
    JsonWriter json(out);
    json.beginObject().member("t", kind);
    return json;
}

void writeCities(JsonWriter& json, const Game& game) {
    json.key("cities").beginArray();
    for (std::size_t c = 0; c < game.cityCount(); ++c) {
        const CityDef& city = game.map().city(idAt<CityId>(c));
        json.beginObject().member("id", city.id);
        if (city.country()) json.member("country", 1);
        if (game.rules().passengers) json.member("passengers", city.passengers);
        if (city.side == Side::kEast) json.member("side", std::string_view("east"));
        if (city.side == Side::kWest) json.member("side", std::string_view("west"));
        json.endObject();
    }
    json.endArray();
}

void writeRoutes(JsonWriter& json, const Game& game) {
    json.key("routes").beginArray();
    for (std::size_t r = 0; r < game.routeCount(); ++r) {
        const auto id = idAt<RouteId>(r);
        const RouteInfo& route = game.route(id);
        json.beginObject().member("name", game.routeName(id)).key("ends").beginArray();
        for (const CityId city : route.cities) json.value(game.map().city(city).id);
        json.endArray().member("length", route.length).member("color", nameOf(route.color));
        if (game.rules().routePoints) json.member("points", route.points);
        if (route.locomotives > 0) json.member("locomotives", route.locomotives);
        if (route.tunnel) json.member("tunnel", 1);
        json.endObject();
    }
    json.endArray();
}

void writeTicketDefs(JsonWriter& json, const Game& game) {
    json.key("tickets").beginArray();
    for (std::size_t t = 0; t < game.ticketCount(); ++t) {
        const TicketDef& ticket = game.map().ticket(idAt<TicketId>(t));
        json.beginObject().member("id", t).key("ends").beginArray();
        for (const CityId city : ticket.ends) json.value(game.map().city(city).id);
        json.endArray().member("points", ticket.points);
        json.member("deck", game.rules().tickets.decks[ticket.deck].id).endObject();
    }
    json.endArray();
}

void writeRules(JsonWriter& json, const RulesSpec& rules) {
    json.key("rules").beginObject().member("wagons", rules.wagons);
    json.member("hand", rules.cards.hand).member("draws", rules.cards.draws);
    if (rules.closingTracks) json.member("closing_tracks_seats", rules.closingTracks->seatsAtMost);
    if (rules.lastRound) json.member("last_round_wagons", rules.lastRound->wagonsAtMost);
    if (rules.market) json.member("market", rules.market->slots);
    if (rules.tunnels) json.member("tunnel_reveals", rules.tunnels->reveals);
    if (rules.stations)
        json.member("stations", rules.stations->each).member("station_points", rules.stations->points);
    if (rules.express) json.member("express_points", rules.express->points);
    if (rules.passengers)
        json.member("passengers_most", rules.passengers->most)
            .member("passengers_second", rules.passengers->second);
    if (rules.globetrotter) json.member("globetrotter_points", rules.globetrotter->points);
    if (rules.instantTickets) json.member("tickets_to_win", rules.instantTickets->toWin);
    if (rules.tickets.setup) json.member("setup_keep", rules.tickets.setup->keep);
    if (rules.tickets.turn)
        json.member("ticket_draw", rules.tickets.turn->draw).member("ticket_keep", rules.tickets.turn->keep);
    json.endObject();
}

void writeBoard(JsonWriter& json, const Game& game) {
    json.key("board").beginObject().member("map", game.map().name);
    writeCities(json, game);
    writeRoutes(json, game);
    writeTicketDefs(json, game);
    json.key("decks").beginArray();
    for (const TicketDeck& deck : game.rules().tickets.decks) json.value(deck.id);
    json.endArray().key("cards");
    writeCounts(json, game.map().cards, kCardKinds);
    writeRules(json, game.rules());
    json.endObject();
}

// Writes the public counts of every seat.
void writeSeats(JsonWriter& json, const Game& game, const PlayerView& view) {
    const RulesSpec& rules = game.rules();
    const auto each = [&](std::string_view key, const auto& numbers) {
        eachSeat(json, key, view.seats, [&](std::size_t s) { json.value(numbers[s]); });
    };
    each("hand_sizes", view.handSizes);
    eachSeat(json, "known", view.seats, [&](std::size_t s) { writeCounts(json, view.known[s], kCardKinds); });
    if (rules.instantTickets) {
        each("held", view.heldCounts);
        writeCompleted(json, view);
    } else {
        eachSeat(json, "kept", view.seats,
                 [&](std::size_t s) { writeDeckCounts(json, game, view.keptCounts[s]); });
    }
    each("wagons", view.wagons);
    if (rules.stations) each("stations", view.stations);
    if (rules.routePoints) each("points", view.points);
    if (rules.passengers)
        eachSeat(json, "passengers", view.seats,
                 [&](std::size_t s) { writeCounts(json, view.taken[s], kColors); });
}

// Writes the seat's own cards and tickets.
void writeOwn(JsonWriter& json, const Game& game, const PlayerView& view) {
    json.key("hand");
    writeCounts(json, view.hand, kCardKinds);
    json.key("tickets");
    if (game.rules().instantTickets) {
        writeTickets(json, view.held);
    } else {
        writeTickets(json, view.kept);
    }
    if (view.offer.empty()) return;
    json.key("offered");
    writeAscending(json, view.offer);
}

void writeWaiting(JsonWriter& json, const Game& game, const PlayerView& view) {
    json.key("waiting").beginObject();
    for (const CityId city : game.citiesByName()) {
        const PassengerPlaces places = game.passengerPlaces(city);
        json.key(game.map().city(city).id).beginArray();
        for (std::size_t p = places.first; p < std::size_t{places.first} + places.count; ++p)
            if (((view.waiting >> p) & 1) != 0) json.value(nameOf(view.passengers[p]));
        json.endArray();
    }
    json.endObject();
}

void writeTunnel(JsonWriter& json, const Game& game, const Tunnel& tunnel) {
    CardCounts laid;
    addCards(laid, tunnel.laid);
    json.key("tunnel").beginObject().member("route", game.routeName(tunnel.route)).key("laid");
    writeCounts(json, laid, kCardKinds);
    json.key("revealed");
    writeColors(json, tunnel.revealed);
    json.member("owed", tunnel.owed).endObject();
}

void writePiles(JsonWriter& json, const Game& game, const PlayerView& view) {
    if (const auto& market = game.rules().market) {
        json.key("market");
        writeColors(json, std::span(view.market).first(market->slots));
    }
    json.member("deck", view.deckSize).key("discard");
    writeCounts(json, view.discard, kCardKinds);
    json.key("ticket_decks");
    writeDeckCounts(json, game, view.ticketDecks);
}

void writeView(JsonWriter& json, const Game& game, const PlayerView& view) {
    json.beginObject().member("seat", index(view.me));
    writePiles(json, game, view);
    writeOwn(json, game, view);
    writeSeats(json, game, view);
    writeOwners(json, game, view);
    json.key("free").beginArray();
    for (const RouteId route : game.routesByName())
        if (view.open.has(route)) json.value(game.routeName(route));
    json.endArray();
    if (game.rules().passengers) writeWaiting(json, game, view);
    if (view.tunnel.underWay()) writeTunnel(json, game, view.tunnel);
    if (view.lastRound()) json.member("turns_left", view.turnsLeft);
    json.member("expects", kExpected[view.step.index()]).endObject();
}

}  // namespace

void appendHelloLine(std::string& out) {
    JsonWriter json = beginLine(out, "hello");
    json.member("protocol", kProtocolVersion).member("program", "semafor " + std::string(engineVersion()));
    endLine(json, out);
}

void appendStartLine(std::string& out, const Game& game, const PlayerView& view, const StartOfGame& start) {
    JsonWriter json = beginLine(out, "start");
    json.member("game", start.game).member("seed", start.seed);
    json.member("seat", index(view.me)).member("seats", view.seats).member("first", index(view.firstSeat));
    writeBoard(json, game);
    endLine(json, out);
}

void appendDecideLine(std::string& out, const Game& game, const PlayerView& view, const ActionList& legal) {
    JsonWriter json = beginLine(out, "decide");
    json.member("n", view.actionsTaken + 1).key("view");
    writeView(json, game, view);
    json.key("legal").beginArray();
    for (const Action& action : legal) json.value(actionText(game, action));
    json.endArray();
    endLine(json, out);
}

}  // namespace semafor
