// The glyph atlas: two families, baked for the pixel ratio of the screen so that letters stay crisp, and the
// paper's grain.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "theme/grain.h"

namespace semafor {

// Sizes in points; of the serif, those of the map stand one above the other so that a zoom finds one near.
enum class Type : std::uint8_t { kTiny, kSmall, kBody, kLarge, kMapSmall, kMap, kHead, kBanner };
inline constexpr std::size_t kTypes = 8;

struct Face {
    ImFont* font = nullptr;
    float pixels = 0;
};

class Fonts {
public:
    // Fills the atlas of the current Dear ImGui context with letters of `unit` pixels a point; its content
    // until then is gone. Takes some tens of milliseconds.
    void bake(float unit);

    // Pixels of a point; 0 before bake().
    [[nodiscard]] float unit() const { return unit_; }
    // Required for the others: bake() has been called.
    [[nodiscard]] const Face& operator[](Type type) const { return faces_[static_cast<std::size_t>(type)]; }
    // The serif whose baked size is nearest to that many pixels; to be drawn with those pixels.
    [[nodiscard]] ImFont* serifNear(float pixels) const;
    // The paper's grain; it lies in the atlas, so that it needs no texture of its own.
    [[nodiscard]] const Grain& grain() const { return grain_; }

private:
    void bakeGrain();

    float unit_ = 0;
    std::array<Face, kTypes> faces_;
    Grain grain_;
};

}  // namespace semafor
