// Which parts of a picture lie above others, so that a press reaches only the top one.
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

    // While blocked nothing answers: something lies above.
    void block(bool blocked) { blocked_ = blocked; }
    [[nodiscard]] bool blocked() const { return blocked_; }

    // What is drawn until lower() lies above what was drawn before: in its box nothing else answers.
    void raise(const Box& box) {
        raising_.push_back(box);
        raised_ = true;
    }
    void lower() { raised_ = false; }
    // Whether something that was raised in the last picture lies above that point.
    [[nodiscard]] bool covered(Vec point) const {
        return !raised_ &&
               std::any_of(covers_.begin(), covers_.end(), [&](const Box& box) { return box.has(point); });
    }
    // What has been raised in this picture so far.
    [[nodiscard]] const std::vector<Box>& raised() const { return raising_; }

private:
    bool blocked_ = false;
    bool raised_ = false;
    std::vector<Box> covers_;  // of the last picture
    std::vector<Box> raising_;
};

}  // namespace semafor
