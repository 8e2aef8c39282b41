// Every colour of the table, in one place.
#pragma once

#include <imgui.h>

namespace semafor {

struct Palette {
    ImU32 cloth;       // the table that the map lies on
    ImU32 clothShade;  // its edge, in shadow
    ImU32 brass;
    ImU32 brassShine;
    ImU32 paper;
    ImU32 paperEdge;  // where a hundred years have browned it
    ImU32 ink;
    ImU32 inkFaint;  // graticule, hatching
    ImU32 signal;    // the red of a semaphore's arm
    ImU32 enamel;    // the white of its stripe
    ImU32 shadow;
};

// A station hall by day.
constexpr Palette dayPalette() {
    return {
        IM_COL32(0x1f, 0x3a, 0x2e, 0xff), IM_COL32(0x12, 0x25, 0x1d, 0xff), IM_COL32(0xa8, 0x82, 0x3f, 0xff),
        IM_COL32(0xd9, 0xbd, 0x7a, 0xff), IM_COL32(0xf3, 0xe8, 0xcf, 0xff), IM_COL32(0xe2, 0xd0, 0xa8, 0xff),
        IM_COL32(0x2b, 0x24, 0x18, 0xff), IM_COL32(0x2b, 0x24, 0x18, 0x38), IM_COL32(0xb5, 0x32, 0x26, 0xff),
        IM_COL32(0xfb, 0xf6, 0xea, 0xff), IM_COL32(0x00, 0x00, 0x00, 0x30),
    };
}

// `colour` with its opacity times `share` (0 to 1).
constexpr ImU32 faded(ImU32 colour, float share) {
    const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * share);
    return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

}  // namespace semafor
