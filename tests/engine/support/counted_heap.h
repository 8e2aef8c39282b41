// The heap of a test program, counted: its source replaces the global operator new, so each program that has
// it is one of its own.
#pragma once

#include <cstddef>

namespace semafor::test {

struct Heap {
    long allocations = 0;
    std::size_t held = 0;  // bytes
    std::size_t most = 0;  // that were held at once; anybody may set it back
};
extern Heap heap;

}  // namespace semafor::test
