// A vector of fixed capacity without heap allocation: trivially copyable when T is, bounds checked.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/assert.h"

namespace semafor {

template <class T, std::size_t N>
class BoundedVector {
    static_assert(N > 0 && N <= 0xffff);
    using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

public:
    using value_type = T;

    constexpr BoundedVector() = default;

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const { return size_ == N; }
    [[nodiscard]] static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) {
        SEMAFOR_ASSERT(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        SEMAFOR_ASSERT(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T* data() { return items_.data(); }
    constexpr const T* data() const { return items_.data(); }

    // Required: not full.
    constexpr void push(const T& item) {
        SEMAFOR_ASSERT(size_ < N);
        items_[size_++] = item;
    }
    // Required: not empty.
    constexpr T pop() {
        SEMAFOR_ASSERT(size_ > 0);
        return items_[--size_];
    }
    // Keeps the order of the remaining items. Required: i < size().
    constexpr void erase(std::size_t i) {
        SEMAFOR_ASSERT(i < size_);
        for (std::size_t k = i + 1; k < size_; ++k) items_[k - 1] = items_[k];
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    // Equal contents; unused capacity is ignored.
    friend constexpr bool operator==(const BoundedVector& a, const BoundedVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

private:
    std::array<T, N> items_{};
    Size size_ = 0;
};

}  // namespace semafor
