// The letters of one size, baked apart from the others: so that a start can be made in small steps, and
// nothing is baked twice.
#pragma once

#include <imgui.h>

#include <span>
#include <vector>

namespace semafor {

class Strip {
public:
    struct Letters {
        std::span<const unsigned char> file;
        const ImWchar* ranges = nullptr;
        float pixels = 0;
        int finer = 1;  // so many texels to a pixel across
    };
    // Required: the file and the ranges outlive the strip.
    Strip(const Letters& letters, int width);

    [[nodiscard]] ImFont* font() const { return font_; }
    [[nodiscard]] int height() const { return atlas_.TexHeight; }
    // Puts the letters into the texture of another atlas, that far from its top and at its left side; from
    // there they are drawn from now on. Required: it has room, and is built.
    void layInto(ImFontAtlas& atlas, int top);

private:
    ImFontAtlas atlas_;
    ImFont* font_;
    std::vector<ImVec4> places_;  // of the glyphs: left, top, right, bottom in texels
};

}  // namespace semafor
