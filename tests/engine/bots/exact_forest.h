// Exact Steiner forest, as a reference for the bots' planner, and random input for both.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "base/draw.h"
#include "base/rng.h"
#include "bots/forest.h"

namespace semafor::test {

// Finds trees over sets of terminals (Dreyfus and Wagner), then the best split of the pairs into trees: slow
// but exact. Required: pairs join single nodes.
class ExactForest {
public:
    ExactForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs) : pairs_(pairs) {
        for (const Pair& pair : pairs) {
            terminals_.push_back(pair.from);
            terminals_.push_back(pair.to);
        }
        Ways ways(lines, costs);
        for (std::size_t n = 0; n < kMaxMapNodes; ++n) {
            ways.run(NodeSet{1} << n);
            for (std::size_t m = 0; m < kMaxMapNodes; ++m) between_[n][m] = ways.distance(m);
        }
        growTrees();
    }

    [[nodiscard]] Cost cost() const {
        const std::size_t all = std::size_t{1} << pairs_.size();
        std::vector<Cost> best(all, kBlocked);
        best[0] = 0;
        for (std::size_t set = 1; set < all; ++set)
            for (std::size_t part = set; part > 0; part = (part - 1) & set)
                best[set] = std::min(best[set], best[set ^ part] + treeOf(part));
        return best[all - 1];
    }

private:
    void growTrees() {
        const std::size_t all = std::size_t{1} << terminals_.size();
        trees_.assign(all, std::vector<Cost>(kMaxMapNodes, kBlocked));
        for (std::size_t set = 1; set < all; ++set) {
            std::vector<Cost> joined(kMaxMapNodes, kBlocked);
            for (std::size_t n = 0; n < kMaxMapNodes; ++n) {
                for (std::size_t t = 0; t < terminals_.size(); ++t)
                    if (set == std::size_t{1} << t && terminals_[t] == NodeSet{1} << n) joined[n] = 0;
                for (std::size_t part = (set - 1) & set; part > 0; part = (part - 1) & set)
                    joined[n] = std::min(joined[n], trees_[part][n] + trees_[set ^ part][n]);
            }
            for (std::size_t n = 0; n < kMaxMapNodes; ++n)
                for (std::size_t m = 0; m < kMaxMapNodes; ++m)
                    trees_[set][n] = std::min(trees_[set][n], joined[m] + between_[m][n]);
        }
    }
    [[nodiscard]] Cost treeOf(std::size_t pairSet) const {
        std::size_t set = 0;
        for (std::size_t p = 0; p < pairs_.size(); ++p)
            if (((pairSet >> p) & 1) != 0) set |= std::size_t{3} << (2 * p);
        return *std::min_element(trees_[set].begin(), trees_[set].end());
    }

    const Pairs& pairs_;
    std::vector<NodeSet> terminals_;
    std::array<std::array<Cost, kMaxMapNodes>, kMaxMapNodes> between_{};
    std::vector<std::vector<Cost>> trees_;
};

// Random tickets on an empty board; a route costs about its length.
struct Scene {
    RouteCosts costs{};
    Pairs pairs;
};

inline Scene randomScene(const Game& game, std::size_t tickets, Rng& rng) {
    Scene scene;
    scene.costs.fill(kBlocked);
    for (std::size_t r = 0; r < game.routeCount(); ++r)
        scene.costs[r] = game.route(idAt<RouteId>(r)).length * 8 + static_cast<Cost>(drawBelow(rng, 5));
    while (scene.pairs.size() < tickets) {
        const auto& ends =
            game.map().tickets[drawBelow(rng, static_cast<std::uint32_t>(game.ticketCount()))].ends;
        scene.pairs.push({game.nodesOf(ends[0]), game.nodesOf(ends[1])});
    }
    return scene;
}

}  // namespace semafor::test
