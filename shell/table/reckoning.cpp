// Computes scores, tickets and plans: once per position, for many frames.
#include "table/reckoning.h"

#include <algorithm>
#include <iterator>
#include <numeric>

#include "base/sort.h"

namespace semafor {
namespace {

Prospect prospectOf(const Game& game, const PlayerView& view, const TicketSet& completed, TicketId ticket) {
    Prospect prospect{ticket, TicketStand::kOpen, cheapestWay(game, view, ticket)};
    const bool joined = prospect.way && prospect.way->missing.empty();
    if (joined || completed.has(ticket))
        prospect.stand = TicketStand::kDone;
    else if (view.over() || !stillPossible(game, view, ticket))
        prospect.stand = TicketStand::kLost;
    return prospect;
}

// The longest first: each is paid from the colour of which most is left.
std::vector<int> greyLengths(const Game& game, const RouteSet& routes) {
    std::vector<int> lengths;
    routes.forEach([&](RouteId id) {
        const auto& route = game.route(id);
        if (route.color == Color::kGray) lengths.push_back(route.length - route.locomotives);
    });
    sortShort(lengths, std::greater<>());
    return lengths;
}

}  // namespace

Reckoning reckon(const Game& game, const PlayerView& view) {
    Reckoning reckoning{scoreNow(game, view), {}};
    if (view.spectator()) return reckoning;
    const TicketSet& completed = reckoning.scores[index(view.me)].completed;
    std::vector<Prospect> all;
    const auto add = [&](TicketId ticket) { all.push_back(prospectOf(game, view, completed, ticket)); };
    view.kept.forEach(add);
    std::for_each(view.held.begin(), view.held.end(), add);
    for (const TicketStand stand : {TicketStand::kOpen, TicketStand::kDone, TicketStand::kLost})
        std::copy_if(all.begin(), all.end(), std::back_inserter(reckoning.tickets),
                     [&](const Prospect& prospect) { return prospect.stand == stand; });
    return reckoning;
}

int PlanNeeds::missing() const {
    return std::max(0, std::accumulate(cards.begin(), cards.end(), grey + locomotives) - spare);
}

PlanNeeds needsOf(const Game& game, const PlayerView& view, const RouteSet& routes) {
    PlanNeeds needs;
    std::array<int, kColors> left{};
    for (std::size_t c = 0; c < kColors; ++c) left[c] = view.hand[c];
    int ferries = 0;
    routes.forEach([&](RouteId id) {
        const auto& route = game.route(id);
        needs.wagons += route.length;
        ferries += route.locomotives;
        if (route.color != Color::kGray) left[index(route.color)] -= route.length - route.locomotives;
    });
    for (std::size_t c = 0; c < kColors; ++c) {
        needs.cards[c] = std::max(0, -left[c]);
        left[c] = std::max(0, left[c]);
    }
    for (const int length : greyLengths(game, routes)) {
        int& most = *std::max_element(left.begin(), left.end());
        needs.grey += std::max(0, length - most);
        most = std::max(0, most - length);
    }
    const int locomotives = view.hand[Color::kLocomotive];
    needs.locomotives = std::max(0, ferries - locomotives);
    needs.spare = std::max(0, locomotives - ferries);
    return needs;
}

}  // namespace semafor
