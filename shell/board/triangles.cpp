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

constexpr std::size_t kColumns = 64;

// What is left of the ring is a chain. Only a corner that turns inwards can lie in an ear: those stand in
// columns from west to east, so that few are asked.
class Ears {
public:
    explicit Ears(const std::vector<Vec>& ring) : ring_(ring), left_(ring.size()), columns_(kColumns) {
        const bool turned = area(ring) < 0;
        for (std::size_t i = 0; i < left_; ++i) {
            const auto up = static_cast<std::uint16_t>((i + 1) % left_);
            const auto down = static_cast<std::uint16_t>((i + left_ - 1) % left_);
            after_.push_back(turned ? down : up);
            before_.push_back(turned ? up : down);
        }
        first_ = static_cast<std::uint16_t>(turned ? left_ - 1 : 0);
        sortIntoColumns();
    }

    std::vector<std::uint16_t> cut() {
        std::uint16_t at = first_;
        std::size_t tries = 0;
        while (left_ > 3 && tries <= 2 * left_) {
            const std::uint16_t next = after_[at];
            // After a whole round without an ear the ring crosses itself: any corner that turns right will
            // do.
            if (ear(at, tries > left_)) {
                take(at);
                tries = 0;
            } else {
                ++tries;
            }
            at = next;
        }
        if (left_ == 3) take(at);
        return std::move(out_);
    }

private:
    void sortIntoColumns() {
        const auto [west, east] =
            std::minmax_element(ring_.begin(), ring_.end(), [](Vec a, Vec b) { return a.x < b.x; });
        west_ = west->x;
        columnsPerUnit_ = kColumns / std::max(east->x - west_, 1.0f);
        for (std::size_t i = 0; i < left_; ++i) {
            const auto corner = static_cast<std::uint16_t>(i);
            if (hollow(corner)) columns_[columnOf(ring_[corner].x)].push_back(corner);
        }
    }

    [[nodiscard]] std::size_t columnOf(float x) const {
        return std::min(kColumns - 1, static_cast<std::size_t>((x - west_) * columnsPerUnit_));
    }

    [[nodiscard]] float turnAt(std::uint16_t at) const {
        return cross(ring_[at] - ring_[before_[at]], ring_[after_[at]] - ring_[at]);
    }
    [[nodiscard]] bool hollow(std::uint16_t at) const { return turnAt(at) <= 0; }

    [[nodiscard]] bool ear(std::uint16_t at, bool lenient) const {
        const float turn = turnAt(at);
        if (turn < 0) return false;
        // A corner on a straight line, or one that comes back on itself, takes no land with it.
        if (turn == 0 || lenient) return true;
        const auto [west, east] = std::minmax({ring_[before_[at]].x, ring_[at].x, ring_[after_[at]].x});
        for (std::size_t column = columnOf(west); column <= columnOf(east); ++column)
            for (const std::uint16_t corner : columns_[column])
                if (blocks(corner, at)) return false;
        return true;
    }

    // Corners that are gone keep their neighbours, so that they are told by being nobody's neighbour.
    [[nodiscard]] bool blocks(std::uint16_t corner, std::uint16_t at) const {
        const bool here = after_[before_[corner]] == corner;
        return here && inside(ring_[corner], ring_[before_[at]], ring_[at], ring_[after_[at]]) &&
               hollow(corner);
    }

    void take(std::uint16_t at) {
        for (const std::uint16_t corner : {before_[at], at, after_[at]}) out_.push_back(corner);
        after_[before_[at]] = after_[at];
        before_[after_[at]] = before_[at];
        --left_;
    }

    const std::vector<Vec>& ring_;
    std::size_t left_;
    std::vector<std::uint16_t> before_;
    std::vector<std::uint16_t> after_;
    std::uint16_t first_ = 0;
    float west_ = 0;
    float columnsPerUnit_ = 0;
    std::vector<std::vector<std::uint16_t>> columns_;
    std::vector<std::uint16_t> out_;
};

}  // namespace

std::vector<std::uint16_t> trianglesOf(const std::vector<Vec>& ring) {
    if (ring.size() < 3) return {};
    return Ears(ring).cut();
}

}  // namespace semafor
