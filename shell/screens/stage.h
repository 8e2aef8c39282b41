// What a screen draws on: the draw list, its size in pixels, and the theme.
#pragma once

#include <imgui.h>

#include "theme/fonts.h"
#include "theme/palette.h"

namespace semafor {

struct Stage {
    ImDrawList* draw = nullptr;
    ImVec2 size;     // in device pixels
    float unit = 1;  // device pixels a point
    const Fonts& fonts;
    const Palette& palette;
};

struct Box {
    ImVec2 min;
    ImVec2 max;

    [[nodiscard]] constexpr float width() const { return max.x - min.x; }
    [[nodiscard]] constexpr float height() const { return max.y - min.y; }
    [[nodiscard]] constexpr ImVec2 centre() const { return {(min.x + max.x) / 2, (min.y + max.y) / 2}; }
    // The box made smaller by `by` on every side.
    [[nodiscard]] constexpr Box inset(float by) const {
        return {{min.x + by, min.y + by}, {max.x - by, max.y - by}};
    }
};

}  // namespace semafor
