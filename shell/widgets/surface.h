// What one picture is drawn with: the parts of Ui share it.
#pragma once

#include <imgui.h>

#include "board/board_sheet.h"
#include "board/vec.h"
#include "theme/fonts.h"
#include "theme/palette.h"

namespace semafor {

struct Surface {
    Vec size;        // in pixels
    float unit = 1;  // pixels a point
    const Palette* palette = nullptr;
    float seconds = 0;  // since the picture before; of a long sleep no more than one step
    float passed = 0;   // all of them
    bool motion = true;
    const Fonts* fonts = nullptr;
    ImDrawList* draw = nullptr;
    bool scrolled = false;  // what is drawn now may be scrolled out of sight

    [[nodiscard]] float px(float points) const { return points * unit; }
    // What is drawn in `act` goes onto that list.
    template <class Act>
    void paintOn(ImDrawList* list, Act&& act) {
        ImDrawList* const before = draw;
        draw = list;
        act();
        draw = before;
    }
};

}  // namespace semafor
