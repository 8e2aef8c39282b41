// Looks up ids of controls by their texts.
#pragma once

#include <string_view>

#include "target/target.h"

namespace semafor::test {

// The id with that text; the default id when the text is no control's.
inline TargetId idOf(std::string_view text) {
    return targetIdOf(text).value_or(TargetId());
}

}  // namespace semafor::test
