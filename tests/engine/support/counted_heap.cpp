// Counting heap: replaces the global operator new and delete. A header in front of each block holds its size.
#include "support/counted_heap.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace semafor::test {

Heap heap;

}  // namespace semafor::test

namespace {

constexpr std::size_t kHeader = 16;

using semafor::test::heap;

void* counted(std::size_t size) {
    auto* block = static_cast<char*>(std::malloc(size + kHeader));
    if (block == nullptr) std::abort();
    *reinterpret_cast<std::size_t*>(block) = size;
    ++heap.allocations;
    heap.held += size;
    heap.most = std::max(heap.most, heap.held);
    return block + kHeader;
}

void uncounted(void* memory) {
    if (memory == nullptr) return;
    char* block = static_cast<char*>(memory) - kHeader;
    heap.held -= *reinterpret_cast<std::size_t*>(block);
    std::free(block);
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(size);
}
void* operator new[](std::size_t size) {
    return counted(size);
}
void operator delete(void* memory) noexcept {
    uncounted(memory);
}
void operator delete[](void* memory) noexcept {
    uncounted(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    uncounted(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    uncounted(memory);
}
