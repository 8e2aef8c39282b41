// Once warm, legalActions and apply never ask the heap: counted by replacing the global operator new.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "rules/scoring.h"
#include "support/games.h"

namespace {

long allocations = 0;  // the counter of this program

void* counted(std::size_t size) {
    ++allocations;
    void* memory = std::malloc(size > 0 ? size : 1);
    if (memory == nullptr) std::abort();
    return memory;
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace semafor {
namespace {

TEST(Allocation, TheCounterCounts) {
    const long before = allocations;
    void* memory = ::operator new(4);  // a new expression may be optimised away
    EXPECT_EQ(allocations, before + 1);
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
            const long before = allocations;
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
            ASSERT_EQ(allocations, before) << map.name << " " << seed;
            ASSERT_GE(scores[0].rank, 1);
        }
    }
}

}  // namespace
}  // namespace semafor
