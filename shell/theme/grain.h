// Procedural paper grain: a seamless tile of specks and fibres.
#pragma once

#include <imgui.h>

#include <span>

namespace semafor {

// The position of the grain in the glyph atlas.
struct Grain {
    int texels = 0;  // side of the square; 0: there is no grain
    ImVec2 from;
    ImVec2 to;
};

// Fills a tile of `side` times `side` texels, row by row, with the strength of the grain. Required: `side` is
// a power of two.
void makeGrain(std::span<unsigned char> tile, int side);

}  // namespace semafor
