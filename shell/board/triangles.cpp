// Ear clipping: a corner without another point in it is cut off, until three are left.
#include "board/triangles.h"

#include <algorithm>

namespace semafor {
namespace {

float area(const std::vector<Vec>& ring) {
    float sum = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) sum += cross(ring[i], ring[(i + 1) % ring.size()]);
    return sum;
}

// Within the triangle or on its edge, its corners excepted.
bool inside(Vec p, Vec a, Vec b, Vec c) {
    if (p == a || p == b || p == c) return false;
    return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

class Ears {
public:
    explicit Ears(const std::vector<Vec>& ring) : ring_(ring) {
        const bool turned = area(ring) < 0;
        for (std::size_t i = 0; i < ring.size(); ++i)
            left_.push_back(static_cast<std::uint16_t>(turned ? ring.size() - 1 - i : i));
    }

    std::vector<std::uint16_t> cut() {
        std::size_t at = 0;
        std::size_t tries = 0;
        while (left_.size() > 3 && tries <= 2 * left_.size()) {
            // After a whole round without an ear the ring crosses itself: any corner that turns right will
            // do.
            if (ear(at, tries > left_.size())) {
                take(at);
                tries = 0;
            } else {
                ++tries;
                ++at;
            }
            if (at >= left_.size()) at = 0;
        }
        if (left_.size() == 3) take(0);
        return std::move(out_);
    }

private:
    [[nodiscard]] std::uint16_t place(std::size_t at) const { return left_[at % left_.size()]; }

    [[nodiscard]] bool ear(std::size_t at, bool lenient) const {
        const std::uint16_t before = place(at + left_.size() - 1);
        const std::uint16_t after = place(at + 1);
        const Vec a = ring_[before];
        const Vec b = ring_[place(at)];
        const Vec c = ring_[after];
        const float turn = cross(b - a, c - b);
        if (turn < 0) return false;
        // A corner on a straight line, or one that comes back on itself, takes no land with it.
        if (turn == 0 || lenient) return true;
        const Box around{{std::min({a.x, b.x, c.x}), std::min({a.y, b.y, c.y})},
                         {std::max({a.x, b.x, c.x}), std::max({a.y, b.y, c.y})}};
        for (std::size_t i = 0; i < left_.size(); ++i) {
            const Vec p = ring_[left_[i]];
            // Most corners lie far away: the cheapest question comes first.
            const bool near =
                p.x >= around.min.x && p.x <= around.max.x && p.y >= around.min.y && p.y <= around.max.y;
            if (near && hollow(i) && inside(p, a, b, c)) return false;
        }
        return true;
    }

    // Only a corner that turns inwards can lie in an ear.
    [[nodiscard]] bool hollow(std::size_t at) const {
        const Vec b = ring_[place(at)];
        return cross(b - ring_[place(at + left_.size() - 1)], ring_[place(at + 1)] - b) <= 0;
    }

    void take(std::size_t at) {
        for (const std::uint16_t corner : {place(at + left_.size() - 1), place(at), place(at + 1)})
            out_.push_back(corner);
        left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(at));
    }

    const std::vector<Vec>& ring_;
    std::vector<std::uint16_t> left_;
    std::vector<std::uint16_t> out_;
};

}  // namespace

std::vector<std::uint16_t> trianglesOf(const std::vector<Vec>& ring) {
    if (ring.size() < 3) return {};
    return Ears(ring).cut();
}

}  // namespace semafor
