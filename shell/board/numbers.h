// Reads the numbers in an asset pack of drawings, in the order in which assets/board/bytes.mjs wrote them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

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
    // Degrees in the pack, radians here.
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
    // A point rounded to half a unit.
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

    // Triangles of a ring with that many corners, three indices each. Each count is how many corners to skip
    // around the ring before the next one is cut off (assets/board/triangulate.mjs).
    std::vector<std::uint16_t> triangles(std::size_t corners) {
        std::vector<std::uint16_t> before(corners);
        std::vector<std::uint16_t> after(corners);
        for (std::size_t i = 0; i < corners; ++i) {
            before[i] = static_cast<std::uint16_t>((i + corners - 1) % corners);
            after[i] = static_cast<std::uint16_t>((i + 1) % corners);
        }
        std::vector<std::uint16_t> found;
        std::uint16_t at = 0;
        for (std::size_t left = count(); left > 0; --left) {
            for (std::size_t passed = count(); passed > 0; --passed) at = after[at];
            found.insert(found.end(), {before[at], at, after[at]});
            after[before[at]] = after[at];
            before[after[at]] = before[at];
            at = after[at];
        }
        return found;
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
