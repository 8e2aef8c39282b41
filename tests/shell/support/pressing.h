// A control of the text view is used, as the page does it.
#pragma once

#include <string_view>

#include "desk/desk.h"
#include "text_view/text_view.h"

namespace semafor::test {

// False when there is no such control, or the ask came too late.
inline bool press(const TextView& textView, Desk& desk, std::string_view id, std::string_view value = {}) {
    const auto asked = textView.pressed(id, value);
    return asked && desk.carryOut(*asked);
}

}  // namespace semafor::test
