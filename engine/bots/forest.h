// The cheapest network that joins many pairs: a Steiner forest, by insertion in several orders.
#pragma once

#include "base/bounded_vector.h"
#include "bots/lines.h"

namespace semafor {

// Any node of one set is to be joined with any of the other.
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

// How much work goes into it.
enum class Care : std::uint8_t { kQuick, kFull };

// A cheap forest for the pairs of the set; those that no way joins are left out.
Forest growForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, PairSet wanted, Care care);

// All pairs joined again over what is left of an earlier forest: quicker than growing one, sometimes dearer.
Forest mendForest(const Lines& lines, const RouteCosts& costs, const Pairs& pairs, const RouteSet& left);

}  // namespace semafor
