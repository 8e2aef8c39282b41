// The type of the table: two families, baked for the pixel ratio of the screen so that letters stay crisp.
#pragma once

#include <imgui.h>

namespace semafor {

struct Fonts {
    ImFont* title = nullptr;
    ImFont* small = nullptr;
};

// Bakes all fonts into the atlas of the current Dear ImGui context, for letters of `unit` pixels a point.
// Fonts that were baked before are gone afterwards.
Fonts bakeFonts(float unit);

}  // namespace semafor
