// The type of the table: two families, baked for the pixel ratio of the screen so that letters stay crisp.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "theme/grain.h"

namespace semafor {

// Sizes in points; of the serif, those of the map stand one above the other so that a zoom finds one near.
enum class Type : std::uint8_t { kTiny, kSmall, kBody, kLarge, kMapSmall, kMap, kHead, kBanner, kTitle };
inline constexpr std::size_t kTypes = 9;

struct Face {
    ImFont* font = nullptr;
    float pixels = 0;
};

class Fonts {
public:
    // Bakes all fonts into the atlas of the current Dear ImGui context, for letters of `unit` pixels a point.
    // Fonts that were baked before are gone afterwards.
    void bake(float unit);
    // Whether letters have come since that were missing then.
    [[nodiscard]] bool stale() const;

    [[nodiscard]] const Face& operator[](Type type) const { return faces_[static_cast<std::size_t>(type)]; }
    // The serif whose baked size is nearest to that many pixels; to be drawn with those pixels.
    [[nodiscard]] ImFont* serifNear(float pixels) const;

    // Of the paper; it lies in the atlas, so that it needs no texture of its own.
    [[nodiscard]] const Grain& grain() const { return grain_; }

private:
    void bakeGrain(int rectangle);

    std::array<Face, kTypes> faces_;
    bool complete_ = false;
    Grain grain_;
};

}  // namespace semafor
