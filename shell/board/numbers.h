// The numbers in a parcel of pictures, in the order in which assets/board/bytes.mjs wrote them.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "base/assert.h"
#include "board/vec.h"

namespace semafor {

class Numbers {
public:
    explicit Numbers(std::span<const unsigned char> bytes) : bytes_(bytes) {}

    std::size_t count() {
        std::size_t n = 0;
        for (unsigned shift = 0;; shift += 7) {
            SEMAFOR_ASSERT(place_ < bytes_.size() && shift < 28);
            const unsigned char byte = bytes_[place_++];
            n |= static_cast<std::size_t>(byte & 127u) << shift;
            if (byte < 128) return n;
        }
    }
    float length() { return static_cast<float>(count()); }
    float tenths() { return static_cast<float>(whole()) / 10; }
    // Written in degrees.
    float angle() { return tenths() * 3.14159265f / 180; }
    Vec vector() {
        const float x = tenths();
        return {x, tenths()};
    }
    Vec point() {
        x_ += whole();
        y_ += whole();
        return {static_cast<float>(x_) / 10, static_cast<float>(y_) / 10};
    }
    // To half a unit.
    Vec rough() {
        roughX_ += whole();
        roughY_ += whole();
        return {static_cast<float>(roughX_) / 2, static_cast<float>(roughY_) / 2};
    }

    std::string text() {
        const std::size_t size = count();
        SEMAFOR_ASSERT(size <= bytes_.size() - place_);
        std::string text(size, '\0');
        for (char& letter : text) letter = static_cast<char>(bytes_[place_++]);
        return text;
    }

private:
    int whole() {
        const int n = static_cast<int>(count());
        return (n & 1) != 0 ? -(n + 1) / 2 : n / 2;
    }

    std::span<const unsigned char> bytes_;
    std::size_t place_ = 0;
    int x_ = 0;
    int y_ = 0;
    int roughX_ = 0;
    int roughY_ = 0;
};

}  // namespace semafor
