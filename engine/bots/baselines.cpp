// Baseline bots: each makes a list of wanted routes; all follow it in the same way.
#include "bots/baselines.h"

#include <algorithm>

#include "base/draw.h"
#include "bots/direct_bot.h"
#include "bots/lines.h"
#include "rules/claiming.h"
#include "rules/network.h"

namespace semafor {
namespace {

using Wishes = BoundedVector<RouteId, kMaxRoutes>;

constexpr std::size_t kManyTickets = 5;
constexpr int kWagonsForTickets = 10;

class RandomBot : public DirectBot {
protected:
    Action choose(const PlayerView&, const ActionList& legal, Rng& rng) override {
        return legal[drawBelow(rng, static_cast<std::uint32_t>(legal.size()))];
    }
};

class BaselineBot : public DirectBot {
public:
    BaselineBot(const Game& game, Baseline baseline) : game_(game), baseline_(baseline), lines_(game) {}

protected:
    Action choose(const PlayerView& view, const ActionList& legal, Rng&) override {
        const SeatKnowledge known = knowledgeOf(view);
        if (std::holds_alternative<OwedTunnel>(view.step)) return payTunnel(known);
        if (std::holds_alternative<ChooseMix>(view.step)) return legal[legal.size() / 2];
        if (std::holds_alternative<ChooseTickets>(view.step)) return keep(known, legal);
        if (std::holds_alternative<TakePassengers>(view.step)) return legal[0];
        if (std::holds_alternative<SecondCard>(view.step)) return draw(known, wishes(known), legal);
        return turn(known, legal);
    }

private:
    Action turn(const SeatKnowledge& known, const ActionList& legal) {
        const Wishes wished = wishes(known);
        if (const auto more = newTickets(known, legal)) return *more;
        for (const RouteId id : wished) {
            const RouteInfo& route = game_.route(id);
            const auto payment = bestPayment(known.hand, priceOf(route), {});
            if (payment && route.length <= known.wagons()) return ClaimRoute{id, *payment};
        }
        return draw(known, wished, legal);
    }

    std::optional<Action> newTickets(const SeatKnowledge& known, const ActionList& legal) {
        if (game_.rules().instantTickets || known.wagons() < kWagonsForTickets) return std::nullopt;
        const bool hungry = baseline_ == Baseline::kHungry && known.tickets.size() < kManyTickets;
        const bool done = baseline_ == Baseline::kPath && undone(known).empty();
        if (!hungry && !done) return std::nullopt;
        std::optional<Action> found;
        for (const Action& action : legal)
            if (std::holds_alternative<DrawTickets>(action) || std::holds_alternative<NameMix>(action))
                found = action;
        return found;
    }

    Action draw(const SeatKnowledge& known, const Wishes& wished, const ActionList& legal) const {
        CardValues values = {};
        values[kColors] = 16;
        for (std::size_t i = 0; i < wished.size(); ++i) {
            const RouteInfo& route = game_.route(wished[i]);
            const int weight = i == 0 ? 10 : 2;
            for (std::size_t c = 0; c < kColors; ++c)
                if (index(route.color) == c || route.color == Color::kGray)
                    values[c] += route.color == Color::kGray ? std::min<int>(known.hand[c], 4) : weight;
        }
        if (const auto card = bestDraw(game_, known, values)) return *card;
        return legal[0];
    }

    [[nodiscard]] TicketSet undone(const SeatKnowledge& known) const {
        Components network = componentsOf(game_, known.owned());
        TicketSet open;
        known.tickets.forEach([&](TicketId ticket) {
            if (!completes(game_, network, ticket)) open.add(ticket);
        });
        return open;
    }

    [[nodiscard]] RouteCosts costsFor(const SeatKnowledge& known) const {
        RouteCosts costs;
        costs.fill(kBlocked);
        known.claimable(game_).forEach([&](RouteId id) { costs[index(id)] = game_.route(id).length; });
        known.owned().forEach([&](RouteId id) { costs[index(id)] = 0; });
        return costs;
    }

    struct TicketWay {
        Cost wagons = kBlocked;
        RouteSet routes;
    };
    [[nodiscard]] TicketWay wayOf(const RouteCosts& costs, TicketId ticket) const {
        const auto& ends = game_.map().ticket(ticket).ends;
        Ways ways(lines_, costs);
        const std::uint8_t end = ways.run(game_.nodesOf(ends[0]), game_.nodesOf(ends[1]));
        if (end == Ways::kNowhere) return {};
        return {ways.distance(end), ways.wayTo(end)};
    }

    [[nodiscard]] RouteSet ticketRoutes(const SeatKnowledge& known) const {
        const RouteCosts costs = costsFor(known);
        RouteSet routes;
        TicketWay nearest;
        undone(known).forEach([&](TicketId ticket) {
            const TicketWay way = wayOf(costs, ticket);
            routes |= way.routes;
            if (way.wagons < nearest.wagons) nearest = way;
        });
        return (baseline_ == Baseline::kOneStep ? nearest.routes : routes) - known.owned();
    }

    // Longest first: the routes on its tickets' ways; all routes for kLongRoute or if there are no such ways.
    [[nodiscard]] Wishes wishes(const SeatKnowledge& known) const {
        const RouteSet first = ticketRoutes(known);
        RouteSet all = known.claimable(game_);
        if (!first.empty() && baseline_ != Baseline::kLongRoute) all = first;
        Wishes list;
        all.forEach([&](RouteId id) { list.push(id); });
        const auto rank = [&](RouteId id) { return game_.route(id).length * 2 + (first.has(id) ? 1 : 0); };
        std::stable_sort(list.begin(), list.end(), [&](RouteId a, RouteId b) { return rank(a) > rank(b); });
        return list;
    }

    // Keeps all tickets if hungry; otherwise as few as allowed, the nearest ones.
    [[nodiscard]] Action keep(const SeatKnowledge& known, const ActionList& legal) const {
        if (baseline_ == Baseline::kHungry) return legal[legal.size() - 1];
        const RouteCosts costs = costsFor(known);
        std::size_t best = 0;
        Cost least = kBlocked * 8;
        for (std::size_t i = 0; i < legal.size(); ++i) {
            Cost sum = 0;
            for (const TicketId ticket : std::get<KeepTickets>(legal[i]).tickets)
                sum += wayOf(costs, ticket).wagons + 1;
            if (sum >= least) continue;
            least = sum;
            best = i;
        }
        return legal[best];
    }

    const Game& game_;
    Baseline baseline_;
    Lines lines_;
};

}  // namespace

std::unique_ptr<Bot> makeBaseline(const Game& game, Baseline baseline) {
    return std::make_unique<BaselineBot>(game, baseline);
}

std::unique_ptr<Bot> makeRandomBot() {
    return std::make_unique<RandomBot>();
}

}  // namespace semafor
