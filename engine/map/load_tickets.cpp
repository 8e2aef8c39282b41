// Reads tickets.json: the tickets, each with its deck.
#include <array>

#include "map/load_parts.h"

namespace semafor {
namespace {

// Groups of cities joined by routes; no path leads through a country (G03).
class Reach {
public:
    explicit Reach(const MapDef& map) : map_(map) {
        for (std::size_t i = 0; i < group_.size(); ++i) group_[i] = i;
        for (const RouteDef& route : map.routes)
            if (!route.endPoint) join(index(route.ends[0]), index(route.ends[1]));
    }

    // Whether routes connect `a` with `b`; each may be a city or a country.
    [[nodiscard]] bool joined(CityId a, CityId b) const {
        for (const std::size_t from : groupsOf(a))
            for (const std::size_t to : groupsOf(b))
                if (from == to) return true;
        return false;
    }

private:
    void join(std::size_t a, std::size_t b) {
        const std::size_t old = group_[a];
        for (std::size_t& group : group_)
            if (group == old) group = group_[b];
    }
    [[nodiscard]] std::vector<std::size_t> groupsOf(CityId city) const {
        if (!map_.city(city).country()) return {group_[index(city)]};
        std::vector<std::size_t> groups;
        for (const EndPointDef& point : map_.city(city).endPoints)
            groups.push_back(group_[index(point.city)]);
        return groups;
    }

    const MapDef& map_;
    std::array<std::size_t, kMaxCities> group_{};
};

CityId readEnd(Fields& fields, std::string_view key, const MapDef& map) {
    const std::string id = fields.text(key);
    const auto city = cityNamed(map, id);
    if (!city) fields.fail(fields.line(key), "unknown city " + quoted(id));
    return city.value_or(CityId{});
}

std::uint8_t readDeck(Fields& fields, const TicketRules& rules) {
    const std::string id = fields.text("deck");
    for (std::size_t i = 0; i < rules.decks.size(); ++i)
        if (rules.decks[i].id == id) return static_cast<std::uint8_t>(i);
    fields.fail(fields.line("deck"), "unknown deck " + quoted(id));
    return 0;
}

TicketDef readTicket(Fields& fields, const MapDef& map, const Reach& reach) {
    TicketDef ticket;
    ticket.ends = {readEnd(fields, "a", map), readEnd(fields, "b", map)};
    ticket.deck = readDeck(fields, map.rules.tickets);
    if (!map.rules.instantTickets) ticket.points = fields.small("points", {1, 100});
    if (ticket.ends[0] == ticket.ends[1]) {
        fields.fail(fields.line(), "it joins a city with itself");
    } else if (!fields.trouble().any() && !reach.joined(ticket.ends[0], ticket.ends[1])) {
        fields.fail(fields.line(), "no routes join its cities");
    }
    for (const TicketDef& other : map.tickets)
        if (other.ends == ticket.ends || (other.ends[0] == ticket.ends[1] && other.ends[1] == ticket.ends[0]))
            fields.fail(fields.line(), "this ticket stands twice");
    fields.close();
    return ticket;
}

void checkDeckTotals(Fields& file, const MapDef& map) {
    const auto& decks = map.rules.tickets.decks;
    for (std::size_t i = 0; i < decks.size(); ++i) {
        int sum = 0;
        for (const TicketDef& ticket : map.tickets) sum += ticket.deck == i;
        if (sum != decks[i].total)
            file.fail(file.line("tickets"), "the deck " + quoted(decks[i].id) + " has " +
                                                std::to_string(sum) + " tickets, but the rules say " +
                                                std::to_string(decks[i].total));
    }
}

}  // namespace

void loadTickets(const Trouble& trouble, const JsonValue& json, Loading& loading) {
    Fields file(trouble, json, "tickets");
    MapDef& map = loading.map;
    checkMapName(file, map);
    const Reach reach(map);
    for (const JsonValue& item : file.list("tickets")) {
        if (map.tickets.size() == kMaxTickets) return file.fail(item.line, "too many tickets");
        const JsonValue* a = item.find("a");
        const JsonValue* b = item.find("b");
        const std::string ends = (a != nullptr ? a->text : "?") + "-" + (b != nullptr ? b->text : "?");
        Fields fields(trouble, item, "ticket " + quoted(ends));
        map.tickets.push_back(readTicket(fields, map, reach));
    }
    checkDeckTotals(file, map);
    file.close();
}

}  // namespace semafor
