// Train cards: counts by colour, payments, and an ordered deck.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.h"
#include "map/color.h"
#include "map/map_def.h"

namespace semafor {

// Number of cards of each colour, locomotives last.
class CardCounts {
public:
    constexpr std::uint8_t& operator[](Color color) { return counts_[index(color)]; }
    constexpr std::uint8_t operator[](Color color) const { return counts_[index(color)]; }
    constexpr std::uint8_t& operator[](std::size_t place) { return counts_[place]; }
    constexpr std::uint8_t operator[](std::size_t place) const { return counts_[place]; }

    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const std::uint8_t count : counts_) sum += count;
        return sum;
    }
    [[nodiscard]] constexpr std::uint8_t locomotives() const { return counts_[kColors]; }

    friend constexpr bool operator==(const CardCounts&, const CardCounts&) = default;

private:
    std::array<std::uint8_t, kCardKinds> counts_{};
};

// Cards of one colour and locomotives. Canonical: with locomotives only, the colour is kLocomotive.
struct Payment {
    Color color = Color::kLocomotive;
    std::uint8_t cards = 0;
    std::uint8_t locomotives = 0;

    [[nodiscard]] constexpr int total() const { return cards + locomotives; }
    friend constexpr bool operator==(const Payment&, const Payment&) = default;
};

// A payment of `total` cards: `locomotives` locomotives, the others of `color`.
constexpr Payment makePayment(Color color, int total, int locomotives) {
    return {locomotives == total ? Color::kLocomotive : color, static_cast<std::uint8_t>(total - locomotives),
            static_cast<std::uint8_t>(locomotives)};
}

constexpr void addCards(CardCounts& counts, const Payment& payment) {
    if (payment.cards > 0)
        counts[payment.color] = static_cast<std::uint8_t>(counts[payment.color] + payment.cards);
    counts[kColors] = static_cast<std::uint8_t>(counts[kColors] + payment.locomotives);
}

constexpr bool holds(const CardCounts& counts, const Payment& payment) {
    return (payment.cards == 0 || counts[payment.color] >= payment.cards) &&
           counts.locomotives() >= payment.locomotives;
}

// Required: holds(counts, payment).
constexpr void takeCards(CardCounts& counts, const Payment& payment) {
    if (payment.cards > 0)
        counts[payment.color] = static_cast<std::uint8_t>(counts[payment.color] - payment.cards);
    counts[kColors] = static_cast<std::uint8_t>(counts[kColors] - payment.locomotives);
}

// The deck: an ordered list of colours, two per byte. The top card is the last one.
class CardDeck {
public:
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    // Counted from the top. Required: place < size().
    [[nodiscard]] constexpr Color fromTop(std::size_t place) const {
        SEMAFOR_ASSERT(place < size_);
        return at(size_ - 1u - place);
    }
    constexpr void pushOnTop(Color card) {
        SEMAFOR_ASSERT(size_ < kMaxCards);
        std::uint8_t& pair = pairs_[size_ / 2u];
        const int shift = (size_ & 1) * 4;
        pair = static_cast<std::uint8_t>((pair & (0xf0 >> shift)) | (static_cast<int>(index(card)) << shift));
        ++size_;
    }
    // Required: not empty.
    constexpr Color popTop() {
        SEMAFOR_ASSERT(size_ > 0);
        --size_;
        return at(size_);
    }
    constexpr void clear() { size_ = 0; }

    // Equal cards in equal order; unused capacity is ignored.
    friend constexpr bool operator==(const CardDeck& a, const CardDeck& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (a.at(i) != b.at(i)) return false;
        return true;
    }

private:
    [[nodiscard]] constexpr Color at(std::size_t place) const {
        return colorAt((static_cast<std::size_t>(pairs_[place / 2]) >> ((place & 1) * 4)) & 15u);
    }

    std::array<std::uint8_t, kMaxCards / 2> pairs_{};
    std::uint8_t size_ = 0;
};

}  // namespace semafor
