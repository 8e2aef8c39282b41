// Steiner forest heuristic: a cheap network that joins many pairs of nodes, inserted in several orders.
#pragma once

#include "base/bounded_vector.h"
#include "bots/lines.h"

namespace semafor {

// Two sets of nodes: any node of one is to be joined to any node of the other.
struct Pair {
    NodeSet from = 0;
    NodeSet to = 0;
};
inline constexpr std::size_t kMaxPairs = 16;
using Pairs = BoundedVector<Pair, kMaxPairs>;
using PairSet = std::uint32_t;  // bit n: the n-th pair

struct Forest {
    RouteSet routes;
    Cost cost = 0;
    PairSet joined = 0;
};

// How much work to spend.
enum class Care : std::uint8_t { kQuick, kFull };

// A cheap forest for the wanted pairs; pairs that can't be joined are left out.
Forest growForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, PairSet wanted, Care care);

// Joins all pairs again over the remains of a forest: faster than growing one, sometimes more expensive.
Forest mendForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, const RouteSet& left);

}  // namespace semafor
