// Judgement: chooses an action for each kind of step.
#include "bots/judgement.h"

#include <algorithm>
#include <bit>

#include "rules/claiming.h"
#include "rules/network.h"

namespace semafor {
namespace {

// The minimum number of offered tickets to keep (R09).
std::size_t leastKept(const Game& game, const SeatKnowledge& known) {
    const bool setup = std::get<ChooseTickets>(known.table.step).setup;
    const TicketRules& rules = game.rules().tickets;
    const std::size_t least = setup ? rules.setup->keep : rules.turn->keep;
    return std::min(least, known.offer.size());
}

TicketList sortedById(TicketList tickets) {
    for (std::size_t i = 1; i < tickets.size(); ++i)
        for (std::size_t k = i; k > 0 && tickets[k] < tickets[k - 1]; --k)
            std::swap(tickets[k], tickets[k - 1]);
    return tickets;
}

}  // namespace

int turnsToCome(const Game& game, const PublicState& table) {
    if (table.lastRound()) return 1;
    int least = 99;
    const int end = game.rules().lastRound ? game.rules().lastRound->wagonsAtMost : 0;
    for (std::size_t s = 0; s < table.seats; ++s)
        least = std::min(least, (std::max(0, table.wagons[s] - end) + 3) / 3 + 1);
    return least;
}

Wanted colorsOf(const Game& game, const RouteSet& routes) {
    Wanted wanted = {};
    routes.forEach([&](RouteId id) {
        const RouteInfo& route = game.route(id);
        if (route.color != Color::kGray) wanted[index(route.color)] += route.length;
    });
    return wanted;
}

void Judgement::refresh(const SeatKnowledge& known, PlanCache& cache) const {
    const int completed = static_cast<int>(known.table.completed[index(known.me)].size());
    cache.plan.routes -= known.owned();
    const bool same = cache.made && cache.tickets == known.tickets && cache.completed == completed;
    if (same && (cache.plan.routes - known.claimable(game_)).empty()) return;
    const bool mends = cache.made && cache.tickets == known.tickets && style_.plan.care == Care::kQuick;
    cache.plan = mends ? planner_.mended(known, cache.plan, style_.plan)
                       : planner_.plan(known, known.tickets, style_.plan);
    cache.tickets = known.tickets;
    cache.completed = completed;
    cache.made = true;
}

Action Judgement::decide(const SeatKnowledge& known, PlanCache& cache) const {
    const Step& step = known.table.step;
    if (std::holds_alternative<OwedTunnel>(step)) return payTunnel(known);
    if (std::holds_alternative<ChooseMix>(step)) return nameMix(known);
    if (std::holds_alternative<ChooseTickets>(step)) return keeps(known)[0];
    if (std::holds_alternative<TakePassengers>(step)) return takePassenger(known);
    refresh(known, cache);
    if (std::holds_alternative<SecondCard>(step)) return draw(known, cache.plan.routes);
    return turn(known, cache);
}

Judgement::KeepList Judgement::keeps(const SeatKnowledge& known) const {
    const TicketList offer = sortedById(known.offer);
    const std::size_t least = leastKept(game_, known);
    BoundedVector<Worth, KeepList::capacity()> values;
    KeepList list;
    for (unsigned bits = 1; bits < 1u << offer.size(); ++bits) {
        if (static_cast<std::size_t>(std::popcount(bits)) < least) continue;
        TicketSet tickets = known.tickets;
        KeepTickets keeping;
        for (std::size_t i = 0; i < offer.size(); ++i) {
            if (((bits >> i) & 1) == 0) continue;
            tickets.add(offer[i]);
            keeping.tickets.push(offer[i]);
        }
        values.push(planner_.plan(known, tickets, style_.plan).value);
        list.push(keeping);
        for (std::size_t k = list.size() - 1; k > 0 && values[k] > values[k - 1]; --k) {
            std::swap(values[k], values[k - 1]);
            std::swap(list[k], list[k - 1]);
        }
    }
    return list;
}

Action Judgement::nameMix(const SeatKnowledge& known) const {
    const bool setup = std::holds_alternative<ChooseMix>(known.table.step);
    const TicketRules& rules = game_.rules().tickets;
    const int all = known.ticketDecks[0] + known.ticketDecks[1];
    const int size = std::min<int>(setup ? rules.setup->mix : rules.turn->draw, all);
    // Asks for long tickets (the second deck) only while the seat has enough wagons for them.
    const int wished = known.wagons() > style_.longWagons ? std::min(size, style_.longTickets) : 0;
    const int second = std::clamp<int>(wished, size - std::min<int>(size, known.ticketDecks[0]),
                                       std::min<int>(size, known.ticketDecks[1]));
    return NameMix{{static_cast<std::uint8_t>(size - second), static_cast<std::uint8_t>(second)}};
}

Action Judgement::takePassenger(const SeatKnowledge& known) const {
    const auto& step = std::get<TakePassengers>(known.table.step);
    const CityId city = game_.route(step.route).cities[step.end];
    TakePassenger choice{city, Color::kNone};
    Worth best = -1;
    for (std::size_t c = 0; c < kColors; ++c) {
        if (!passengerPlace(game_, known.table, city, colorAt(c))) continue;
        const Worth worth = passengerWorth(game_, known, c);
        if (worth <= best) continue;
        best = worth;
        choice.color = colorAt(c);
    }
    return choice;
}

CardValues Judgement::cardValues(const SeatKnowledge& known, const RouteSet& routes) const {
    const Wanted wanted = colorsOf(game_, routes);
    CardValues values = {};
    values[kColors] = 16;
    for (std::size_t c = 0; c < kColors; ++c) {
        values[c] = 1 + std::min<int>(known.hand[c], 4);
        if (wanted[c] > known.hand[c]) values[c] = 10;
    }
    routes.forEach([&](RouteId id) {
        const RouteInfo& route = game_.route(id);
        const int missing = cardsMissing(route, known.hand);
        for (std::size_t c = 0; c < kColors; ++c) {
            if (route.color == colorAt(c) && missing > 0 && missing < 3) values[c] += 4 - missing;
            if (route.color == Color::kGray && missing > 0) values[c] += std::min<int>(known.hand[c], 3) / 2;
        }
        if (route.locomotives > known.hand.locomotives()) values[kColors] += 5;
    });
    return values;
}

Action Judgement::draw(const SeatKnowledge& known, const RouteSet& routes) const {
    if (const auto card = bestDraw(game_, known, cardValues(known, routes))) return *card;
    const Claims payable = claims(known, known.claimable(game_));
    if (!payable.empty()) return ClaimRoute{payable[0].route, payable[0].payment};
    if (const auto tickets = newTickets(known)) return *tickets;
    if (const auto tickets = swap(known, {})) return *tickets;
    return anyStation(known);
}

}  // namespace semafor
