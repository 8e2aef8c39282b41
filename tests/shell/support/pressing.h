// A control of the text view is used, as the page does it.
#pragma once

#include <string_view>

#include "desk/desk.h"
#include "mirror/mirror.h"

namespace semafor::test {

// False when there is no such control, or the ask came too late.
inline bool press(const Mirror& mirror, Desk& desk, std::string_view id, std::string_view value = {}) {
    const auto asked = mirror.pressed(id, value);
    return asked && desk.carryOut(*asked);
}

}  // namespace semafor::test
