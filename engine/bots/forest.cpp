// Pair after pair takes its cheapest way over what the earlier ones built; the best of several orders is
// improved by taking each pair out and putting it back.
#include "bots/forest.h"

#include <algorithm>

namespace semafor {
namespace {

using Order = BoundedVector<std::uint8_t, kMaxPairs>;

class Grower {
public:
    Grower(const Lines& lines, const RouteCosts& costs, const Pairs& pairs)
        : lines_(lines), costs_(costs), pairs_(pairs) {}

    // Joins the pairs in that order, with the routes of `begun` for nothing.
    Forest insert(const Order& order, const RouteSet& begun) {
        RouteCosts left = costs_;
        begun.forEach([&](RouteId id) { left[index(id)] = 0; });
        Forest forest{begun, 0, 0};
        Ways ways(lines_, left);
        for (const std::uint8_t p : order) {
            const std::uint8_t end = ways.run(pairs_[p].from, pairs_[p].to);
            if (end == Ways::kNowhere) continue;
            used_[p] = ways.wayTo(end);
            forest.joined |= PairSet{1} << p;
            forest.routes |= used_[p];
            used_[p].forEach([&](RouteId id) { left[index(id)] = 0; });
        }
        forest.routes.forEach([&](RouteId id) { forest.cost += costs_[index(id)]; });
        return forest;
    }

    // The way of each pair within the routes of the forest, found anew: what none of them uses goes.
    Forest trimmed(const Forest& forest, const Order& order) {
        RouteCosts inside;
        inside.fill(kBlocked);
        forest.routes.forEach([&](RouteId id) { inside[index(id)] = costs_[index(id)]; });
        Forest result{{}, 0, forest.joined};
        Ways ways(lines_, inside);
        for (const std::uint8_t p : order) {
            const std::uint8_t end = ways.run(pairs_[p].from, pairs_[p].to);
            if (end == Ways::kNowhere) continue;
            used_[p] = ways.wayTo(end);
            used_[p].forEach([&](RouteId id) { inside[index(id)] = 0; });
            result.routes |= used_[p];
        }
        result.routes.forEach([&](RouteId id) { result.cost += costs_[index(id)]; });
        return result;
    }

    // Each pair out and in again until nothing gets cheaper.
    Forest improved(Forest forest, const Order& order) {
        for (int round = 0; round < kRounds; ++round) {
            const Cost before = forest.cost;
            for (std::size_t i = 0; i < order.size(); ++i) forest = reinserted(forest, order, i);
            if (forest.cost == before) break;
        }
        return forest;
    }

private:
    static constexpr int kRounds = 3;

    Forest reinserted(const Forest& forest, const Order& order, std::size_t out) {
        Order others;
        for (std::size_t i = 0; i < order.size(); ++i)
            if (i != out) others.push(order[i]);
        const Forest without = trimmed(forest, others);
        Order all;
        all.push(order[out]);
        for (const std::uint8_t p : others) all.push(p);
        Forest again = insert(all, without.routes);
        again = trimmed(again, all);
        return again.cost < forest.cost ? again : forest;
    }

    const Lines& lines_;
    const RouteCosts& costs_;
    const Pairs& pairs_;
    std::array<RouteSet, kMaxPairs> used_{};
};

struct Ranked {
    Cost distance = 0;
    std::uint8_t pair = 0;
};

// The pairs of the set, the nearest first.
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
    Grower grower(lines, costs, pairs);
    Order far = near;
    std::reverse(far.begin(), far.end());
    Forest best = grower.trimmed(grower.insert(far, {}), near);
    const Forest other = grower.trimmed(grower.insert(near, {}), near);
    if (other.cost < best.cost) best = other;
    return care == Care::kFull && near.size() > 1 ? grower.improved(best, near) : best;
}

Forest mendForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, const RouteSet& left) {
    Order order;
    for (std::size_t p = 0; p < pairs.size(); ++p) order.push(static_cast<std::uint8_t>(p));
    Grower grower(lines, costs, pairs);
    return grower.trimmed(grower.insert(order, left), order);
}

}  // namespace semafor
