// Reads a transcript's setup and shuffle lines; every error names its field.
#include "codec/read_setup.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/sort.h"
#include "codec/transcript_lines.h"

namespace semafor {
namespace {

// Reads members of one line and keeps the first error; results after an error are meaningless.
class Line {
public:
    explicit Line(const JsonValue& json) : json_(json) {}

    [[nodiscard]] const std::optional<FieldError>& error() const { return error_; }

    void fail(std::string field, std::string message) {
        if (!error_) error_ = FieldError{std::move(field), std::move(message)};
    }

    const JsonValue& member(const JsonValue& object, const std::string& key, const std::string& field) {
        const JsonValue* found = object.find(key);
        if (found == nullptr) fail(field, "is missing");
        return found != nullptr ? *found : nothing_;
    }
    const JsonValue& member(const std::string& key) { return member(json_, key, key); }

    std::string text(const std::string& key) {
        const JsonValue& value = member(key);
        if (value.kind != JsonKind::kString) fail(key, "a text is expected");
        return value.text;
    }

    std::size_t number(const std::string& key, std::size_t from, std::size_t to) {
        const auto number = member(key).integer();
        if (number && *number >= 0 && static_cast<std::size_t>(*number) >= from &&
            static_cast<std::size_t>(*number) <= to)
            return static_cast<std::size_t>(*number);
        fail(key, "a number from " + std::to_string(from) + " to " + std::to_string(to) + " is expected");
        return from;
    }

    std::vector<Color> colors(const JsonValue& list, const std::string& field, std::size_t kinds) {
        return each<Color>(list, field, "a colour", [kinds](const JsonValue& item) -> std::optional<Color> {
            const auto color = item.kind == JsonKind::kString ? colorNamed(item.text) : std::nullopt;
            return color && index(*color) < kinds ? color : std::nullopt;
        });
    }

    std::vector<TicketId> tickets(const JsonValue& list, const std::string& field, std::size_t count) {
        return each<TicketId>(list, field, "the id of a ticket",
                              [count](const JsonValue& item) -> std::optional<TicketId> {
                                  const auto id = item.integer();
                                  if (!id || *id < 0 || static_cast<std::size_t>(*id) >= count)
                                      return std::nullopt;
                                  return idAt<TicketId>(*id);
                              });
    }

private:
    template <class T, class Read>
    std::vector<T> each(const JsonValue& list, const std::string& field, std::string_view what, Read&& read) {
        if (list.kind != JsonKind::kArray) fail(field, "a list is expected");
        std::vector<T> values;
        for (const JsonValue& item : list.items) {
            const std::optional<T> one = read(item);
            if (!one)
                fail(field + "[" + std::to_string(values.size()) + "]", std::string(what) + " is expected");
            values.push_back(one.value_or(T{}));
        }
        return values;
    }

    const JsonValue& json_;
    JsonValue nothing_;
    std::optional<FieldError> error_;
};

// Reports the first kind with a wrong count: "expected 12 red, found 11".
template <std::size_t N>
void countColors(Line& line, const std::string& field, const std::vector<Color>& colors,
                 const std::array<std::uint8_t, N>& expected) {
    for (std::size_t kind = 0; kind < N; ++kind) {
        const auto found = std::count(colors.begin(), colors.end(), colorAt(kind));
        if (found == expected[kind]) continue;
        line.fail(field, "expected " + std::to_string(expected[kind]) + " " + std::string(kColorNames[kind]) +
                             ", found " + std::to_string(found));
    }
}

void readTickets(Line& line, const Game& game, SetupPiles& piles) {
    const JsonValue& decks = line.member("tickets");
    for (std::size_t d = 0; d < game.rules().tickets.decks.size(); ++d) {
        const std::string& name = game.rules().tickets.decks[d].id;
        const std::string field = "tickets." + name;
        piles.tickets[d] = line.tickets(line.member(decks, name, field), field, game.ticketCount());
        std::vector<TicketId> expected;
        for (std::size_t i = 0; i < game.ticketCount(); ++i)
            if (game.deckOf(idAt<TicketId>(i)) == d) expected.push_back(idAt<TicketId>(i));
        std::vector<TicketId> found = piles.tickets[d];
        sortShort(found);
        if (found != expected) line.fail(field, "each ticket of the deck is expected once");
    }
}

void readPassengers(Line& line, const Game& game, SetupPiles& piles) {
    const JsonValue& cities = line.member("passengers");
    for (std::size_t i = 0; i < game.cityCount(); ++i) {
        const CityDef& city = game.map().cities[i];
        const std::string field = "passengers." + city.id;
        const auto there = line.colors(line.member(cities, city.id, field), field, kColors);
        if (there.size() != city.passengers)
            line.fail(field, "expected " + std::to_string(city.passengers) + " passengers, found " +
                                 std::to_string(there.size()));
        piles.passengers.insert(piles.passengers.end(), there.begin(), there.end());
    }
    countColors(line, "passengers", piles.passengers, game.map().passengers);
}

}  // namespace

Result<TranscriptSetup, FieldError> readSetup(const Game& game, const JsonValue& json) {
    Line line(json);
    TranscriptSetup setup;
    const std::string kind = line.text("t");
    if (kind != "setup") line.fail("t", "expected \"setup\", found \"" + kind + "\"");
    const std::string map = line.text("map");
    if (map != game.map().name)
        line.fail("map", "expected \"" + game.map().name + "\", found \"" + map + "\"");
    setup.seats = line.number("seats", game.rules().seatsFrom, game.rules().seatsTo);
    setup.piles.firstSeat = idAt<Seat>(line.number("first", 0, setup.seats - 1));
    setup.piles.deck = line.colors(line.member("deck"), "deck", kCardKinds);
    countColors(line, "deck", setup.piles.deck, game.map().cards);
    readTickets(line, game, setup.piles);
    if (game.rules().passengers) readPassengers(line, game, setup.piles);
    if (line.error()) return *line.error();
    return setup;
}

std::optional<FieldError> readShuffle(const Game& game, const JsonValue& json, GivenShuffles& given) {
    Line line(json);
    const std::string pile = line.text("pile");
    const auto& decks = game.rules().tickets.decks;
    const bool ofTickets =
        std::any_of(decks.begin(), decks.end(), [&](const TicketDeck& deck) { return deck.id == pile; });
    if (pile == kCardPile) {
        given.add(line.colors(line.member("order"), "order", kCardKinds));
    } else if (ofTickets) {
        given.add(line.tickets(line.member("order"), "order", game.ticketCount()));
    } else {
        line.fail("pile", "there is no pile \"" + pile + "\"");
    }
    return line.error();
}

}  // namespace semafor
