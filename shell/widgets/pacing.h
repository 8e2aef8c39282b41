// Easing of animated values, and when the next frame is wanted.
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

    // Seconds since the last frame.
    [[nodiscard]] float seconds() const { return on_->seconds; }
    // Whether the player wants to see motion.
    [[nodiscard]] bool motion() const { return on_->motion; }
    // Eases towards `wanted`, fast at first; remembers the current value by id.
    float eased(const TargetId& id, float wanted, float perSecond = 12);

    // Requests one more frame.
    void goOn() { goOn_ = true; }
    [[nodiscard]] bool goesOn() const { return goOn_; }
    // Requests one more frame after that many seconds, if nothing happens before.
    void setAlarm(float seconds) { alarm_ = seconds; }
    // 0: no frame is requested.
    [[nodiscard]] float alarm() const { return alarm_; }

private:
    const Surface* on_;
    bool goOn_ = false;
    float alarm_ = 0;
    std::map<TargetId, float> eased_;
};

}  // namespace semafor
