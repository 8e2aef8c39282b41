// The grain of paper: a tile of specks and fibres that fits itself on every side.
#pragma once

#include <imgui.h>

#include <span>

namespace semafor {

// Where it lies in the texture of the fonts.
struct Grain {
    int texels = 0;  // across and down; 0: there is none
    ImVec2 from;
    ImVec2 to;
};

// How strong the grain is in each texel of a tile of `side` times `side`, row by row. Required: `side` is a
// power of two.
void makeGrain(std::span<unsigned char> tile, int side);

}  // namespace semafor
