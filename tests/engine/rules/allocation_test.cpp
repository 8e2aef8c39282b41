// Test that legalActions and apply, once warm, allocate nothing on the heap (support/counted_heap).
#include <gtest/gtest.h>

#include <new>

#include "rules/scoring.h"
#include "support/counted_heap.h"
#include "support/games.h"

namespace semafor {
namespace {

TEST(Allocation, TheCounterCounts) {
    const long before = test::heap.allocations;
    void* memory = ::operator new(4);  // a new expression may be optimised away
    EXPECT_EQ(test::heap.allocations, before + 1);
    ::operator delete(memory);
}

TEST(Allocation, NoneOnceWarm) {
    ActionList legal;
    Events events;
    events.reserve(4096);
    for (const MapFiles& map : shippedMaps()) {
        const Game& game = test::gameOf(map.name);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Rng rng(seed);
            GameState state = newGame(game, 2, seed);
            const long before = test::heap.allocations;
            while (!state.over()) {
                legalActions(game, state, legal);
                const Action action = test::choose(legal, rng);
                if (seed % 2 == 0) {
                    const auto error = apply(game, state, action, events);
                    ASSERT_FALSE(error.has_value());
                } else {
                    applyLegal(game, state, action);
                }
            }
            const BySeat<SeatScore> scores = scoreNow(game, state);
            ASSERT_EQ(test::heap.allocations, before) << map.name << " " << seed;
            ASSERT_GE(scores[0].rank, 1);
        }
    }
}

}  // namespace
}  // namespace semafor
