// An ordered deck of tickets: drawn from the top, returned to the bottom.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.h"
#include "base/bounded_vector.h"
#include "base/ids.h"
#include "map/map_def.h"

namespace semafor {

using TicketList = BoundedVector<TicketId, kMaxOffer>;

class TicketPile {
public:
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    // The ticket at `place`, counted from the top. Required: place < size().
    [[nodiscard]] constexpr TicketId fromTop(std::size_t place) const {
        SEMAFOR_ASSERT(place < size_);
        return ring_[(first_ + place) % kMaxTicketDeck];
    }
    // Required: not empty.
    constexpr TicketId popTop() {
        const TicketId ticket = fromTop(0);
        first_ = static_cast<std::uint8_t>((first_ + 1u) % kMaxTicketDeck);
        --size_;
        return ticket;
    }
    constexpr void pushUnder(TicketId ticket) {
        SEMAFOR_ASSERT(size_ < kMaxTicketDeck);
        ring_[(first_ + size_) % kMaxTicketDeck] = ticket;
        ++size_;
    }
    constexpr void clear() { size_ = 0; }

    // Compares the tickets in order; ignores where the ring buffer begins.
    friend constexpr bool operator==(const TicketPile& a, const TicketPile& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (a.fromTop(i) != b.fromTop(i)) return false;
        return true;
    }

private:
    std::array<TicketId, kMaxTicketDeck> ring_{};
    std::uint8_t first_ = 0;
    std::uint8_t size_ = 0;
};

}  // namespace semafor
