// Route names and the fingerprint of a map.
#include "map/map_def.h"

#include "base/fingerprint.h"

namespace semafor {
namespace {

void addRules(Fingerprint& print, const RulesSpec& rules) {
    const auto add = [&print](std::initializer_list<std::uint64_t> values) {
        for (const std::uint64_t value : values) print.add(value);
    };
    // A missing part adds 0; a present one adds 1, followed by its numbers.
    const auto part = [&print](const auto& optional) {
        print.add(optional ? 1 : 0);
        return optional.has_value();
    };
    add({rules.seatsFrom, rules.seatsTo, rules.wagons, rules.idleTurnsPerSeat, rules.actionsAtMost});
    add({rules.cards.total, rules.cards.hand, rules.cards.draws});
    for (const TicketDeck& deck : rules.tickets.decks) print.add(deck.id).add(deck.total);
    if (const auto& s = rules.tickets.setup; part(s))
        add({s->deal[0], s->deal[1], s->mix, s->keep, static_cast<std::uint64_t>(s->returned)});
    if (const auto& t = rules.tickets.turn; part(t)) add({t->draw, t->from[0], t->from[1], t->mix, t->keep});
    for (const TieBreak tie : rules.ties) print.add(static_cast<std::uint64_t>(tie));
    if (part(rules.routePoints))
        for (const std::uint8_t points : *rules.routePoints) print.add(points);
    if (part(rules.closingTracks)) add({rules.closingTracks->seatsAtMost});
    if (part(rules.lastRound)) add({rules.lastRound->wagonsAtMost});
    if (const auto& m = rules.market; part(m))
        add({m->slots, m->sweepAtLocomotives, m->sweepNeedsColors, m->sweepsAtMost});
    if (part(rules.tunnels)) add({rules.tunnels->reveals});
    if (part(rules.ferries)) add({rules.ferries->locomotivesAtMost});
    if (part(rules.stations)) add({rules.stations->each, rules.stations->points});
    if (part(rules.express)) add({rules.express->points});
    if (const auto& p = rules.passengers; part(p)) add({p->total, p->most, p->second});
    if (part(rules.globetrotter)) add({rules.globetrotter->points});
    if (const auto& i = rules.instantTickets; part(i)) add({i->hand, i->toWin});
    if (part(rules.eastWest)) add({rules.eastWest->specials});
}

void addBoard(Fingerprint& print, const MapDef& map) {
    for (const CityDef& city : map.cities) {
        print.add(city.id).add(static_cast<std::uint64_t>(city.side)).add(city.passengers);
        for (const EndPointDef& point : city.endPoints) print.add(point.id).add(index(point.city));
    }
    for (const RouteDef& route : map.routes) {
        print.add(index(route.ends[0])).add(index(route.ends[1]));
        print.add(route.endPoint ? *route.endPoint + 1u : 0u).add(route.length).add(index(route.color));
        print.add(route.locomotives).add(route.tunnel ? 1 : 0).add(route.track).add(route.tracks);
    }
    for (const TicketDef& ticket : map.tickets)
        print.add(index(ticket.ends[0])).add(index(ticket.ends[1])).add(ticket.points).add(ticket.deck);
    for (const std::uint8_t cards : map.cards) print.add(cards);
    for (const std::uint8_t passengers : map.passengers) print.add(passengers);
}

}  // namespace

std::string routeName(const MapDef& map, RouteId id) {
    const RouteDef& route = map.route(id);
    const CityDef& last = map.city(route.ends[1]);
    std::string name = map.city(route.ends[0]).id;
    name.append("-").append(last.id);
    if (route.endPoint) name.append("@").append(last.endPoints[*route.endPoint].id);
    if (route.track > 1) name.append("#").append(std::to_string(route.track));
    return name;
}

std::uint64_t fingerprint(const MapDef& map) {
    Fingerprint print;
    print.add(map.name).add(map.cities.size()).add(map.routes.size()).add(map.tickets.size());
    addRules(print, map.rules);
    addBoard(print, map);
    return print.value();
}

}  // namespace semafor
