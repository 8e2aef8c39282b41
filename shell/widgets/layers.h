// The z-order of a frame's parts, so that a press reaches only the top one.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "board/vec.h"

namespace semafor {

class Layers {
public:
    void beginPicture() {
        blocked_ = false;
        raised_ = false;
        covers_ = std::exchange(raising_, {});
    }

    // While blocked, nothing reacts to touches, because something lies above.
    void block(bool blocked) { blocked_ = blocked; }
    [[nodiscard]] bool blocked() const { return blocked_; }

    // Everything drawn until lower() lies above what was drawn before: in its box nothing else reacts.
    void raise(const Box& box) {
        raising_.push_back(box);
        raised_ = true;
    }
    void lower() { raised_ = false; }
    // Whether something that was raised in the last frame lies above that point.
    [[nodiscard]] bool covered(Vec point) const {
        return !raised_ &&
               std::any_of(covers_.begin(), covers_.end(), [&](const Box& box) { return box.has(point); });
    }
    // The boxes raised so far in this frame.
    [[nodiscard]] const std::vector<Box>& raised() const { return raising_; }

private:
    bool blocked_ = false;
    bool raised_ = false;
    std::vector<Box> covers_;  // of the last frame
    std::vector<Box> raising_;
};

}  // namespace semafor
