// The steps of a turn, one by one.
#include "bots/judgement.h"

#include <algorithm>
#include <bit>

#include "rules/claiming.h"
#include "rules/network.h"

namespace semafor {
namespace {

// How many of the offer at least (R09).
std::size_t leastKept(const Game& game, const Eyes& eyes) {
    const bool setup = std::get<ChooseTickets>(eyes.table.step).setup;
    const TicketRules& rules = game.rules().tickets;
    const std::size_t least = setup ? rules.setup->keep : rules.turn->keep;
    return std::min(least, eyes.offer.size());
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

void Judgement::refresh(const Eyes& eyes, Mind& mind) const {
    const int completed = static_cast<int>(eyes.table.completed[index(eyes.me)].size());
    mind.plan.routes -= eyes.owned();
    const bool same = mind.made && mind.tickets == eyes.tickets && mind.completed == completed;
    if (same && (mind.plan.routes - eyes.claimable(game_)).empty()) return;
    const bool mends = mind.made && mind.tickets == eyes.tickets && style_.plan.care == Care::kQuick;
    mind.plan = mends ? planner_.mended(eyes, mind.plan, style_.plan)
                      : planner_.plan(eyes, eyes.tickets, style_.plan);
    mind.tickets = eyes.tickets;
    mind.completed = completed;
    mind.made = true;
}

Action Judgement::decide(const Eyes& eyes, Mind& mind) const {
    const Step& step = eyes.table.step;
    if (std::holds_alternative<OwedTunnel>(step)) return payTunnel(eyes);
    if (std::holds_alternative<ChooseMix>(step)) return nameMix(eyes);
    if (std::holds_alternative<ChooseTickets>(step)) return keeps(eyes)[0];
    if (std::holds_alternative<TakePassengers>(step)) return takePassenger(eyes);
    refresh(eyes, mind);
    if (std::holds_alternative<SecondCard>(step)) return draw(eyes, mind.plan.routes);
    return turn(eyes, mind);
}

Judgement::KeepList Judgement::keeps(const Eyes& eyes) const {
    const TicketList offer = sortedById(eyes.offer);
    const std::size_t least = leastKept(game_, eyes);
    BoundedVector<Worth, KeepList::capacity()> values;
    KeepList list;
    for (unsigned bits = 1; bits < 1u << offer.size(); ++bits) {
        if (static_cast<std::size_t>(std::popcount(bits)) < least) continue;
        TicketSet tickets = eyes.tickets;
        KeepTickets keeping;
        for (std::size_t i = 0; i < offer.size(); ++i) {
            if (((bits >> i) & 1) == 0) continue;
            tickets.add(offer[i]);
            keeping.tickets.push(offer[i]);
        }
        values.push(planner_.plan(eyes, tickets, style_.plan).value);
        list.push(keeping);
        for (std::size_t k = list.size() - 1; k > 0 && values[k] > values[k - 1]; --k) {
            std::swap(values[k], values[k - 1]);
            std::swap(list[k], list[k - 1]);
        }
    }
    return list;
}

Action Judgement::nameMix(const Eyes& eyes) const {
    const bool setup = std::holds_alternative<ChooseMix>(eyes.table.step);
    const TicketRules& rules = game_.rules().tickets;
    const int all = eyes.ticketDecks[0] + eyes.ticketDecks[1];
    const int size = std::min<int>(setup ? rules.setup->mix : rules.turn->draw, all);
    // Long tickets, the second deck, while there are wagons for them.
    const int wished = eyes.wagons() > style_.longWagons ? std::min(size, style_.longTickets) : 0;
    const int second = std::clamp<int>(wished, size - std::min<int>(size, eyes.ticketDecks[0]),
                                       std::min<int>(size, eyes.ticketDecks[1]));
    return NameMix{{static_cast<std::uint8_t>(size - second), static_cast<std::uint8_t>(second)}};
}

Action Judgement::takePassenger(const Eyes& eyes) const {
    const auto& step = std::get<TakePassengers>(eyes.table.step);
    const CityId city = game_.route(step.route).cities[step.end];
    TakePassenger choice{city, Color::kNone};
    Worth best = -1;
    for (std::size_t c = 0; c < kColors; ++c) {
        if (!passengerPlace(game_, eyes.table, city, colorAt(c))) continue;
        const Worth worth = passengerWorth(game_, eyes, c);
        if (worth <= best) continue;
        best = worth;
        choice.color = colorAt(c);
    }
    return choice;
}

CardValues Judgement::cardValues(const Eyes& eyes, const RouteSet& routes) const {
    const Wanted wanted = colorsOf(game_, routes);
    CardValues values = {};
    values[kColors] = 16;
    for (std::size_t c = 0; c < kColors; ++c) {
        values[c] = 1 + std::min<int>(eyes.hand[c], 4);
        if (wanted[c] > eyes.hand[c]) values[c] = 10;
    }
    routes.forEach([&](RouteId id) {
        const RouteInfo& route = game_.route(id);
        const int missing = cardsMissing(route, eyes.hand);
        for (std::size_t c = 0; c < kColors; ++c) {
            if (route.color == colorAt(c) && missing > 0 && missing < 3) values[c] += 4 - missing;
            if (route.color == Color::kGray && missing > 0) values[c] += std::min<int>(eyes.hand[c], 3) / 2;
        }
        if (route.locomotives > eyes.hand.locomotives()) values[kColors] += 5;
    });
    return values;
}

Action Judgement::draw(const Eyes& eyes, const RouteSet& routes) const {
    if (const auto card = bestDraw(game_, eyes, cardValues(eyes, routes))) return *card;
    const Claims payable = claims(eyes, eyes.claimable(game_));
    if (!payable.empty()) return ClaimRoute{payable[0].route, payable[0].payment};
    if (const auto tickets = newTickets(eyes)) return *tickets;
    if (const auto tickets = swap(eyes, {})) return *tickets;
    return anyStation(eyes);
}

}  // namespace semafor
