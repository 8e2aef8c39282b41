// Writes the lines of a transcript. A game's mechanics determine the keys.
#include "codec/transcript_lines.h"

#include <array>
#include <string_view>
#include <variant>

#include "codec/json_parts.h"
#include "rules/scoring.h"

namespace semafor {
namespace {

constexpr std::array<std::string_view, 4> kReasons = {"wagons", "stuck", "tickets", "last_wagon"};

void writePassengers(JsonWriter& json, const Game& game, const SetupPiles& piles) {
    json.key("passengers").beginObject();
    for (const CityId city : game.citiesByName()) {
        const PassengerPlaces places = game.passengerPlaces(city);
        json.key(game.map().city(city).id);
        writeColors(json, std::span(piles.passengers).subspan(places.first, places.count));
    }
    json.endObject();
}

void writeKept(JsonWriter& json, const Game& game, const GameState& state) {
    eachSeat(json, "tickets", state.seats, [&](std::size_t s) {
        if (game.rules().instantTickets) return writeAscending(json, state.held[s]);
        writeTickets(json, state.kept[s]);
    });
    if (!std::holds_alternative<ChooseTickets>(state.step)) return;
    json.key("offered");
    writeAscending(json, state.offers[index(state.actor())]);
}

void writeSeats(JsonWriter& json, const Game& game, const GameState& state) {
    const RulesSpec& rules = game.rules();
    const auto each = [&](std::string_view key, const auto& numbers) {
        eachSeat(json, key, state.seats, [&](std::size_t s) { json.value(numbers[s]); });
    };
    eachSeat(json, "hands", state.seats,
             [&](std::size_t s) { writeCounts(json, state.hands[s], kCardKinds); });
    writeKept(json, game, state);
    if (rules.instantTickets) writeCompleted(json, state);
    each("wagons", state.wagons);
    if (rules.stations) each("stations", state.stations);
    if (rules.routePoints) each("points", state.points);
    if (rules.passengers)
        eachSeat(json, "passengers", state.seats,
                 [&](std::size_t s) { writeCounts(json, state.taken[s], kColors); });
}

// Only the decks that can be drawn from during the game.
void writeTicketDecks(JsonWriter& json, const Game& game, const GameState& state) {
    const TicketRules& rules = game.rules().tickets;
    json.key("ticket_decks").beginObject();
    for (std::size_t d = 0; d < rules.decks.size(); ++d)
        if (!rules.turn || rules.turn->from[d]) json.member(rules.decks[d].id, state.ticketDecks[d].size());
    json.endObject();
}

void writeState(JsonWriter& json, const Game& game, const GameState& state) {
    json.beginObject();
    if (const auto& market = game.rules().market) {
        json.key("market");
        writeColors(json, std::span(state.market).first(market->slots));
    }
    json.member("deck", state.deck.size()).member("discard", state.discard.total());
    writeSeats(json, game, state);
    writeOwners(json, game, state);
    writeTicketDecks(json, game, state);
    json.key("next").beginObject();
    if (!state.over()) json.member("seat", index(state.actor()));
    json.member("expects", kExpected[state.step.index()]);
    json.endObject().endObject();
}

void writeTicketPoints(JsonWriter& json, const Game& game, const SeatScore& score) {
    json.key("tickets").beginArray();
    score.kept.forEach([&](TicketId ticket) {
        const int points = game.map().ticket(ticket).points;
        json.beginArray().value(index(ticket)).value(score.completed.has(ticket) ? points : -points);
        json.endArray();
    });
    json.endArray();
}

void writeLoans(JsonWriter& json, const Game& game, const SeatScore& score) {
    json.key("borrowed").beginObject();
    for (const Loan& loan : score.loans)
        json.member(game.map().city(loan.city).id, game.routeName(loan.route));
    json.endObject();
}

void writeScore(JsonWriter& json, const Game& game, std::size_t seat, const SeatScore& score) {
    const RulesSpec& rules = game.rules();
    json.beginObject().member("seat", seat);
    if (rules.routePoints) json.member("routes", score.routes);
    if (rules.instantTickets) {
        json.member("completed", score.completedCount);
    } else {
        writeTicketPoints(json, game, score);
    }
    if (rules.stations) {
        json.member("stations", score.stations);
        writeLoans(json, game, score);
    }
    if (rules.express) json.member("longest", score.longest).member("express", score.express);
    if (rules.globetrotter) json.member("globetrotter", score.globetrotter);
    if (rules.passengers) {
        json.key("passengers");
        writeCounts(json, score.passengers, kColors);
    }
    json.member("total", score.total).member("rank", score.rank).endObject();
}

void endLine(JsonWriter& json, std::string& out) {
    json.endObject();
    out.push_back('\n');
}

struct AppendShuffle {
    std::string& out;
    const Game& game;

    void operator()(const DeckShuffled& e) const {
        JsonWriter json(out);
        begin(json, kCardPile);
        writeColors(json, e.order);
        endLine(json, out);
    }
    void operator()(const TicketsShuffled& e) const {
        JsonWriter json(out);
        begin(json, game.rules().tickets.decks[e.deck].id);
        writeTickets(json, e.order);
        endLine(json, out);
    }
    template <class Other>
    void operator()(const Other&) const {}

    static void begin(JsonWriter& json, std::string_view pile) {
        json.beginObject().member("t", std::string_view("shuffle")).member("pile", pile).key("order");
    }
};

}  // namespace

void appendSetupLine(std::string& out, const Game& game, std::size_t seats, const SetupPiles& piles) {
    JsonWriter json(out);
    json.beginObject().member("t", std::string_view("setup")).member("map", game.map().name);
    json.member("seats", seats).member("first", index(piles.firstSeat)).key("deck");
    writeColors(json, piles.deck);
    json.key("tickets").beginObject();
    const auto& decks = game.rules().tickets.decks;
    for (std::size_t d = 0; d < decks.size(); ++d) {
        json.key(decks[d].id);
        writeTickets(json, piles.tickets[d]);
    }
    json.endObject();
    if (game.rules().passengers) writePassengers(json, game, piles);
    endLine(json, out);
}

void appendShuffleLines(std::string& out, const Game& game, const Events& events) {
    for (const Event& event : events) std::visit(AppendShuffle{out, game}, event);
}

void appendStepLine(std::string& out, const Game& game, const TranscriptStep& step, const GameState& state) {
    JsonWriter json(out);
    json.beginObject().member("t", std::string_view("step")).member("n", step.number);
    json.member("seat", index(step.seat)).key("legal").beginArray();
    for (const std::string& text : step.legal) json.value(text);
    json.endArray().member("action", step.action).key("state");
    writeState(json, game, state);
    endLine(json, out);
}

void appendEndLine(std::string& out, const Game& game, const GameState& state) {
    JsonWriter json(out);
    json.beginObject().member("t", std::string_view("end"));
    writeEnd(json, game, state);
    endLine(json, out);
}

void writeEnd(JsonWriter& json, const Game& game, const GameState& state) {
    const auto scores = scoreNow(game, state);
    const auto reason = std::get<GameOver>(state.step).reason;
    json.member("reason", kReasons[static_cast<std::size_t>(reason)]);
    eachSeat(json, "scores", state.seats, [&](std::size_t s) { writeScore(json, game, s, scores[s]); });
}

}  // namespace semafor
