// Easing that reaches its goal, so that the program can sleep.
#include "widgets/pacing.h"

#include <cmath>

namespace semafor {

float Pacing::eased(const TargetId& id, float wanted, float perSecond) {
    const auto [found, added] = eased_.emplace(id, wanted);
    if (added) return wanted;
    float& now = found->second;
    if (!motion() || std::abs(wanted - now) < 0.002f) {
        now = wanted;
    } else {
        now += (wanted - now) * (1 - std::exp(-perSecond * seconds()));
        goOn();
    }
    return now;
}

}  // namespace semafor
