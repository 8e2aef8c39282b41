// Random numbers below a bound, and shuffles: identical on every compiler and target, unlike std's.
#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "base/assert.h"

namespace semafor {

template <class G>
concept Generator = requires(G g) {
    { g.next() } -> std::same_as<std::uint32_t>;
};

// An unbiased number in [0, n), by rejection sampling. Required: n > 0.
template <Generator G>
std::uint32_t drawBelow(G& generator, std::uint32_t n) {
    SEMAFOR_ASSERT(n > 0);
    const std::uint32_t reject = (0u - n) % n;
    for (;;) {
        const std::uint32_t r = generator.next();
        if (r >= reject) return r % n;
    }
}

// Every order of `items` is equally likely.
template <class Sequence, Generator G>
void shuffle(Sequence& items, G& generator) {
    for (auto i = static_cast<std::uint32_t>(items.size()); i > 1; --i) {
        using std::swap;
        swap(items[i - 1], items[drawBelow(generator, i)]);
    }
}

}  // namespace semafor
