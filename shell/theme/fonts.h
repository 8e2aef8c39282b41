// The glyph atlas: two font families, baked for the screen's pixel ratio so that letters stay crisp, and the
// paper's grain.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "theme/grain.h"

namespace semafor {

// Type sizes in points. The map's serif sizes are graded, so that every zoom finds one near.
enum class Type : std::uint8_t { kTiny, kSmall, kBody, kLarge, kMapSmall, kMap, kHead, kBanner };
inline constexpr std::size_t kTypes = 8;

struct Face {
    ImFont* font = nullptr;
    float pixels = 0;
};

class Fonts {
public:
    // Bakes the glyph atlas of the current Dear ImGui context at `unit` pixels per point, replacing its
    // content. Takes some tens of milliseconds.
    void bake(float unit);

    // Pixels per point; 0 before bake().
    [[nodiscard]] float unit() const { return unit_; }
    // Required for all that follow: bake() has been called.
    [[nodiscard]] const Face& operator[](Type type) const { return faces_[static_cast<std::size_t>(type)]; }
    // The serif font baked nearest to that size; draw it at `pixels`.
    [[nodiscard]] ImFont* serifNear(float pixels) const;
    // The paper's grain, kept in the atlas so that it needs no texture of its own.
    [[nodiscard]] const Grain& grain() const { return grain_; }

private:
    void bakeGrain();

    float unit_ = 0;
    std::array<Face, kTypes> faces_;
    Grain grain_;
};

}  // namespace semafor
