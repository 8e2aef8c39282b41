// Steiner forest: pair by pair takes its cheapest way over the routes built so far. The best of several
// orders is improved by removing and reinserting each pair, and by banning each route.
#include "bots/forest.h"

#include <algorithm>

#include "base/draw.h"
#include "base/rng.h"

namespace semafor {
namespace {

using Order = BoundedVector<std::uint8_t, kMaxPairs>;

class Grower {
public:
    Grower(const Lines& lines, const RouteCosts& costs, const Pairs& pairs)
        : lines_(lines), costs_(costs), pairs_(pairs) {}

    // Joins the pairs in that order to `begun`, whose routes are free.
    Forest insert(const Order& order, const Forest& begun) const { return insert(order, begun, costs_); }

    // Finds the way of each pair again within the forest's routes; drops routes that no pair uses.
    Forest trimmed(const Forest& forest, const Order& order) const {
        RouteCosts inside;
        inside.fill(kBlocked);
        forest.routes.forEach([&](RouteId id) { inside[index(id)] = costs_[index(id)]; });
        return insert(order, {}, inside);
    }

    Forest grown(const Order& order, const Order& trimming) const {
        return trimmed(insert(order, {}), trimming);
    }

    // The best of the given forest and of forests grown in random orders.
    Forest bestOfChance(Forest best, const Order& near) const {
        Rng rng(near.size());
        Order order = near;
        for (int i = 0; i < kOrders; ++i) {
            shuffle(order, rng);
            keepCheaper(best, grown(order, near));
        }
        return best;
    }

    // Reinserts each pair until nothing gets cheaper; then tries to ban each route.
    Forest improved(Forest forest, const Order& order) const {
        reinsertAll(forest, order);
        const Cost before = forest.cost;
        const RouteSet routes = forest.routes;
        routes.forEach([&](RouteId id) {
            if (forest.routes.has(id)) keepCheaper(forest, without(forest, order, id));
        });
        if (forest.cost < before) reinsertAll(forest, order);
        return forest;
    }

private:
    static constexpr int kOrders = 6;
    static constexpr int kRounds = 3;

    static void keepCheaper(Forest& best, const Forest& other) {
        if (other.joined == best.joined && other.cost < best.cost) best = other;
    }

    Forest insert(const Order& order, const Forest& begun, const RouteCosts& costs) const {
        RouteCosts left = costs;
        begun.routes.forEach([&](RouteId id) { left[index(id)] = 0; });
        Forest forest{begun.routes, 0, begun.joined};
        Ways ways(lines_, left);
        for (const std::uint8_t p : order) {
            const std::uint8_t end = ways.run(pairs_[p].from, pairs_[p].to);
            if (end == Ways::kNowhere) continue;
            const RouteSet way = ways.wayTo(end);
            forest.joined |= PairSet{1} << p;
            forest.routes |= way;
            way.forEach([&](RouteId id) { left[index(id)] = 0; });
        }
        forest.routes.forEach([&](RouteId id) { forest.cost += costs_[index(id)]; });
        return forest;
    }

    void reinsertAll(Forest& forest, const Order& order) const {
        for (int round = 0; round < kRounds; ++round) {
            const Cost before = forest.cost;
            for (std::size_t i = 0; i < order.size(); ++i) keepCheaper(forest, reinserted(forest, order, i));
            if (forest.cost == before) break;
        }
    }

    Forest reinserted(const Forest& forest, const Order& order, std::size_t out) const {
        Order others = order;
        others.erase(out);
        Order one;
        one.push(order[out]);
        Order all = one;
        for (const std::uint8_t p : others) all.push(p);
        return trimmed(insert(one, trimmed(forest, others)), all);
    }

    // Joins the same pairs without the banned route, over the remaining routes.
    Forest without(const Forest& forest, const Order& order, RouteId banned) const {
        RouteCosts costs = costs_;
        costs[index(banned)] = kBlocked;
        Forest left{forest.routes, 0, 0};
        left.routes.remove(banned);
        return trimmed(insert(order, left, costs), order);
    }

    const Lines& lines_;
    const RouteCosts& costs_;
    const Pairs& pairs_;
};

struct Ranked {
    Cost distance = 0;
    std::uint8_t pair = 0;
};

// The wanted pairs, nearest first.
Order byDistance(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, PairSet wanted) {
    BoundedVector<Ranked, kMaxPairs> ranked;
    Ways ways(lines, costs);
    for (std::size_t p = 0; p < pairs.size(); ++p) {
        if (((wanted >> p) & 1) == 0) continue;
        const std::uint8_t end = ways.run(pairs[p].from, pairs[p].to);
        if (end != Ways::kNowhere) ranked.push({ways.distance(end), static_cast<std::uint8_t>(p)});
    }
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.distance != b.distance ? a.distance < b.distance : a.pair < b.pair;
    });
    Order order;
    for (const Ranked& r : ranked) order.push(r.pair);
    return order;
}

}  // namespace

Forest growForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, PairSet wanted,
                  Care care) {
    const Order near = byDistance(lines, costs, pairs, wanted);
    const Grower grower(lines, costs, pairs);
    Order far = near;
    std::reverse(far.begin(), far.end());
    Forest best = grower.grown(far, near);
    const Forest other = grower.grown(near, near);
    if (other.cost < best.cost) best = other;
    if (care == Care::kQuick || near.size() < 2) return best;
    if (near.size() > 2) best = grower.bestOfChance(best, near);
    return grower.improved(best, near);
}

Forest mendForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, const RouteSet& left) {
    Order order;
    for (std::size_t p = 0; p < pairs.size(); ++p) order.push(static_cast<std::uint8_t>(p));
    const Grower grower(lines, costs, pairs);
    return grower.trimmed(grower.insert(order, {left, 0, 0}), order);
}

}  // namespace semafor
