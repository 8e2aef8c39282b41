// Ticket odds: how much a seat's own routes shorten each ticket's way.
#include "bots/belief.h"

#include <algorithm>

namespace semafor {
namespace {

// Measured on games between Stationmasters: the odds double with every 8 / kGrowth spaces saved; a ticket
// whose ends are joined has kDoneDoublings more doublings.
constexpr int kGrowth = 5;
constexpr int kDoneDoublings = 3;
constexpr int kMostEighths = 8 * 14;

// 8 * 2^(eighths / 8), interpolated linearly between whole powers of two.
std::uint32_t oddsFor(int eighths) {
    const int power = std::min(eighths, kMostEighths);
    return static_cast<std::uint32_t>(8 + power % 8) << (power / 8);
}

// Cost of a route: its spaces plus one.
RouteCosts spacesOf(const Game& game) {
    RouteCosts costs;
    costs.fill(kBlocked);
    for (std::size_t r = 0; r < game.routeCount(); ++r) costs[r] = game.route(idAt<RouteId>(r)).length + 1;
    return costs;
}

Cost spacesFor(const Game& game, Ways& ways, TicketId ticket) {
    const auto& ends = game.map().ticket(ticket).ends;
    const std::uint8_t end = ways.run(game.nodesOf(ends[0]), game.nodesOf(ends[1]));
    return end == Ways::kNowhere ? kBlocked : ways.distance(end);
}

}  // namespace

TicketOdds oddsOf(const Game& game, const Lines& lines, const PublicState& table) {
    TicketOdds odds = {};
    const RouteCosts empty = spacesOf(game);
    Ways before(lines, empty);
    for (std::size_t s = 0; s < table.seats; ++s) {
        RouteCosts built = empty;
        table.owned[s].forEach([&](RouteId id) { built[index(id)] = 0; });
        Ways after(lines, built);
        for (std::size_t t = 0; t < game.ticketCount(); ++t) {
            const Cost left = spacesFor(game, after, idAt<TicketId>(t));
            const int saved = spacesFor(game, before, idAt<TicketId>(t)) - left;
            odds[s][t] = oddsFor(saved * kGrowth + (left == 0 ? 8 * kDoneDoublings : 0));
        }
    }
    return odds;
}

}  // namespace semafor
