// Sets of ids as bit sets: the routes of a seat, its tickets, the cities with stations.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/ids.h"

namespace semafor {

template <Id T, std::size_t Words>
class IdSet {
public:
    constexpr IdSet() = default;

    // The ids 0 to count - 1.
    static constexpr IdSet firstOnes(std::size_t count) {
        IdSet set;
        for (std::size_t i = 0; i < count; ++i) set.add(idAt<T>(i));
        return set;
    }

    [[nodiscard]] constexpr bool has(T id) const { return ((words_[word(id)] >> bit(id)) & 1u) != 0; }
    constexpr void add(T id) { words_[word(id)] |= std::uint64_t{1} << bit(id); }
    constexpr void remove(T id) { words_[word(id)] &= ~(std::uint64_t{1} << bit(id)); }

    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t w : words_) all |= w;
        return all == 0;
    }
    [[nodiscard]] constexpr std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t w : words_) count += static_cast<std::size_t>(std::popcount(w));
        return count;
    }

    // Calls visit(id) for every id, ascending.
    template <class Visit>
    constexpr void forEach(Visit&& visit) const {
        for (std::size_t w = 0; w < Words; ++w)
            for (std::uint64_t remaining = words_[w]; remaining != 0; remaining &= remaining - 1)
                visit(idAt<T>(w * 64 + static_cast<std::size_t>(std::countr_zero(remaining))));
    }

    constexpr IdSet& operator|=(const IdSet& o) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] |= o.words_[w];
        return *this;
    }
    constexpr IdSet& operator&=(const IdSet& o) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] &= o.words_[w];
        return *this;
    }
    // Removes the ids of `o`.
    constexpr IdSet& operator-=(const IdSet& o) {
        for (std::size_t w = 0; w < Words; ++w) words_[w] &= ~o.words_[w];
        return *this;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet& b) { return a |= b; }
    friend constexpr IdSet operator&(IdSet a, const IdSet& b) { return a &= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet& b) { return a -= b; }

    // Every id replaced by the next one, or by the previous one.
    [[nodiscard]] constexpr IdSet next() const {
        IdSet set;
        for (std::size_t w = 0; w < Words; ++w)
            set.words_[w] = (words_[w] << 1) | (w > 0 ? words_[w - 1] >> 63 : 0);
        return set;
    }
    [[nodiscard]] constexpr IdSet previous() const {
        IdSet set;
        for (std::size_t w = 0; w < Words; ++w)
            set.words_[w] = (words_[w] >> 1) | (w + 1 < Words ? words_[w + 1] << 63 : 0);
        return set;
    }

    [[nodiscard]] constexpr const std::array<std::uint64_t, Words>& words() const { return words_; }

    friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

private:
    static constexpr std::size_t word(T id) { return index(id) / 64; }
    static constexpr std::size_t bit(T id) { return index(id) % 64; }

    std::array<std::uint64_t, Words> words_{};
};

using RouteSet = IdSet<RouteId, 2>;
using TicketSet = IdSet<TicketId, 2>;
using CitySet = IdSet<CityId, 1>;

}  // namespace semafor
