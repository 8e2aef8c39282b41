// The drawing context of one frame, which the parts of Ui share.
#pragma once

#include <imgui.h>

#include "board/board_sheet.h"
#include "board/vec.h"
#include "theme/fonts.h"
#include "theme/palette.h"

namespace semafor {

struct Surface {
    Vec size;        // in pixels
    float unit = 1;  // pixels per point
    const Palette* palette = nullptr;
    float seconds = 0;  // since the last frame, but limited after a pause without frames
    float passed = 0;   // since the last frame, without a limit
    bool motion = true;
    const Fonts* fonts = nullptr;
    ImDrawList* draw = nullptr;
    bool scrolled = false;  // what is drawn now may be scrolled out of sight

    [[nodiscard]] float px(float points) const { return points * unit; }
    // Draws onto that list everything that `act` draws.
    template <class Act>
    void paintOn(ImDrawList* list, Act&& act) {
        ImDrawList* const before = draw;
        draw = list;
        act();
        draw = before;
    }
};

}  // namespace semafor
