// Ids of controls by their texts.
#pragma once

#include <string_view>

#include "target/target.h"

namespace semafor::test {

// No control's id when no control is called so.
inline TargetId idOf(std::string_view text) {
    return targetIdOf(text).value_or(TargetId());
}

}  // namespace semafor::test
