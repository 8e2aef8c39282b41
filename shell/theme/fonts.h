// The type of the table: two families, baked for the pixel ratio of the screen so that letters stay crisp.
#pragma once

#include <imgui.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "theme/grain.h"
#include "theme/strip.h"

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
    // Whether all letters that there are can be drawn, in `unit` pixels a point.
    [[nodiscard]] bool ready(float unit) const;
    // Bakes some more of them, a few milliseconds long. False when all that is left to be done is lay(). For
    // another unit than before nothing can be drawn until then.
    bool bake(float unit);
    // Puts what has been baked into the atlas of the current Dear ImGui context; what was there before is
    // gone. Required: bake() was false.
    void lay();

    // Required for all of these: lay() has been called.
    [[nodiscard]] const Face& operator[](Type type) const { return faces_[static_cast<std::size_t>(type)]; }
    // The serif whose baked size is nearest to that many pixels; to be drawn with those pixels.
    [[nodiscard]] ImFont* serifNear(float pixels) const;
    // Of the paper; it lies in the atlas, so that it needs no texture of its own.
    [[nodiscard]] const Grain& grain() const { return grain_; }
    // How many pixels make a point; 0 before lay().
    [[nodiscard]] float unit() const { return laidUnit_; }

private:
    void layGrain();
    void layStrips(int top);

    std::array<std::unique_ptr<Strip>, kTypes> strips_;
    float unit_ = 0;      // of the strips
    float laidUnit_ = 0;  // of those in the atlas
    std::array<Face, kTypes> faces_;
    std::vector<unsigned char> tile_;  // of the grain
    Grain grain_;
};

}  // namespace semafor
