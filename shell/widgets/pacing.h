// What moves in a picture, and when the next picture is wanted.
#pragma once

#include <algorithm>
#include <map>

#include "target/target.h"
#include "widgets/surface.h"

namespace semafor {

class Pacing {
public:
    explicit Pacing(const Surface& surface) : on_(&surface) {}

    void beginPicture() {
        goOn_ = false;
        alarm_ = 0;
    }

    // Since the picture before.
    [[nodiscard]] float seconds() const { return on_->seconds; }
    // Whether the player wants to see motion.
    [[nodiscard]] bool motion() const { return on_->motion; }
    // Moves towards `wanted`, fast at first; remembers by the id where it is.
    float eased(const TargetId& id, float wanted, float perSecond = 12);

    // One more picture is wanted.
    void goOn() { goOn_ = true; }
    [[nodiscard]] bool goesOn() const { return goOn_; }
    // One more picture is wanted after so many seconds, if nothing happens before.
    void setAlarm(float seconds) { alarm_ = seconds; }
    // 0: none is wanted.
    [[nodiscard]] float alarm() const { return alarm_; }

private:
    const Surface* on_;
    bool goOn_ = false;
    float alarm_ = 0;
    std::map<TargetId, float> eased_;
};

}  // namespace semafor
