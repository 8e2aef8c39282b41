// Presses controls of the text view, as the page does.
#pragma once

#include <string_view>

#include "desk/desk.h"
#include "text_view/text_view.h"

namespace semafor::test {

// Presses the control. False when there is no such control, or its ask is outdated.
inline bool press(const TextView& textView, Desk& desk, std::string_view id, std::string_view value = {}) {
    const auto asked = textView.pressed(id, value);
    return asked && desk.carryOut(*asked);
}

}  // namespace semafor::test
