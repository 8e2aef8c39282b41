// Counts heap allocations of a test program. Linking counted_heap.cpp replaces the global operator new, so
// such tests are programs of their own.
#pragma once

#include <cstddef>

namespace semafor::test {

struct Heap {
    long allocations = 0;
    std::size_t held = 0;  // bytes now
    std::size_t most = 0;  // bytes at the peak; callers may reset it to `held`
};
extern Heap heap;

}  // namespace semafor::test
