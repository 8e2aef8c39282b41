// 2D points and boxes for geometry that needs no screen.
#pragma once

#include <algorithm>
#include <cmath>

namespace semafor {

struct Vec {
    float x = 0;
    float y = 0;

    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, float by) { return {a.x * by, a.y * by}; }
    friend constexpr bool operator==(Vec, Vec) = default;
};

constexpr float dot(Vec a, Vec b) {
    return a.x * b.x + a.y * b.y;
}
constexpr float cross(Vec a, Vec b) {
    return a.x * b.y - a.y * b.x;
}
inline float length(Vec a) {
    return std::sqrt(dot(a, a));
}
// Perpendicular, to the left of the direction as seen on a screen.
constexpr Vec leftOf(Vec a) {
    return {a.y, -a.x};
}

// Distance from the point to the segment from a to b.
inline float distance(Vec point, Vec a, Vec b) {
    const Vec along = b - a;
    const float whole = dot(along, along);
    const float t = whole > 0 ? std::clamp(dot(point - a, along) / whole, 0.0f, 1.0f) : 0.0f;
    return length(point - a - along * t);
}

struct Box {
    Vec min;
    Vec max;

    [[nodiscard]] constexpr float width() const { return max.x - min.x; }
    [[nodiscard]] constexpr float height() const { return max.y - min.y; }
    [[nodiscard]] constexpr Vec centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
    [[nodiscard]] constexpr bool has(Vec p) const {
        return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y;
    }
    [[nodiscard]] constexpr bool overlaps(const Box& other) const {
        return min.x < other.max.x && other.min.x < max.x && min.y < other.max.y && other.min.y < max.y;
    }
    // The box shrunk by `by` on every side.
    [[nodiscard]] constexpr Box inset(float by) const { return inset(by, by); }
    [[nodiscard]] constexpr Box inset(float across, float down) const {
        return {{min.x + across, min.y + down}, {max.x - across, max.y - down}};
    }
    [[nodiscard]] constexpr Box moved(Vec by) const { return {min + by, max + by}; }

    // Cut a strip off one side and return it; the box keeps the remainder.
    constexpr Box takeTop(float height) {
        const Box strip{min, {max.x, std::min(max.y, min.y + height)}};
        min.y = strip.max.y;
        return strip;
    }
    constexpr Box takeBottom(float height) {
        const Box strip{{min.x, std::max(min.y, max.y - height)}, max};
        max.y = strip.min.y;
        return strip;
    }
    constexpr Box takeLeft(float width) {
        const Box strip{min, {std::min(max.x, min.x + width), max.y}};
        min.x = strip.max.x;
        return strip;
    }
    constexpr Box takeRight(float width) {
        const Box strip{{std::max(min.x, max.x - width), min.y}, max};
        max.x = strip.min.x;
        return strip;
    }

    friend constexpr bool operator==(const Box&, const Box&) = default;
};

// A box of that size around a point.
constexpr Box boxAround(Vec centre, Vec size) {
    return {{centre.x - size.x / 2, centre.y - size.y / 2}, {centre.x + size.x / 2, centre.y + size.y / 2}};
}

}  // namespace semafor
