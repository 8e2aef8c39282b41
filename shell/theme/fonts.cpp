// Bakes the embedded subsets of the two font families.
#include "theme/fonts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/assert.h"
#include "embedded.h"

namespace semafor {
namespace {

// Letters beyond Latin Extended-A are punctuation; glyphs that the subset lacks cost nothing.
constexpr ImWchar kLetters[] = {0x20,   0x17f,  0x2010, 0x2026, 0x2116, 0x2116,
                                0x2190, 0x2193, 0x2212, 0x2212, 0};

constexpr int kGrain = 256;  // texels of the paper's grain, a power of two
constexpr int kWhite = 4;    // texels of the white corner beside it

struct Cut {
    Type type;
    bool serif;
    float points;
};

constexpr Cut kCuts[] = {{Type::kTiny, false, 14.0f},    {Type::kSmall, false, 16.5f},
                         {Type::kBody, false, 19.0f},    {Type::kLarge, false, 24.0f},
                         {Type::kMapSmall, true, 13.0f}, {Type::kMap, true, 17.0f},
                         {Type::kHead, true, 24.0f},     {Type::kBanner, true, 36.0f}};

// The width of the atlas in texels, chosen so that it gets about as high.
int widthFor(float unit) {
    return unit < 2 ? 1024 : unit < 4 ? 2048 : 4096;
}

// On screens with few pixels, letters may also stand halfway between two of them.
int finerFor(float unit) {
    return unit < 1.5f ? 2 : 1;
}

Face addFace(ImFontAtlas& atlas, const Cut& cut, float unit) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;
    config.OversampleH = finerFor(unit);
    config.OversampleV = 1;
    const assets::Embedded& file = cut.serif ? assets::serif_bold : assets::sans_medium;
    const float pixels = std::round(cut.points * unit);
    // Dear ImGui wants a mutable pointer and, not owning the bytes, only reads them.
    auto* bytes = const_cast<unsigned char*>(file.bytes);
    return {atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(file.size), pixels, &config, kLetters),
            pixels};
}

}  // namespace

void Fonts::bake(float unit) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas.TexDesiredWidth = widthFor(unit);
    for (const Cut& cut : kCuts) faces_[static_cast<std::size_t>(cut.type)] = addFace(atlas, cut, unit);
    unit_ = unit;
    // The highest rectangle is packed first, into the corner.
    const int ours = atlas.AddCustomRectRegular(kWhite + kGrain + 2, kGrain + 2);
    atlas.Build();
    const ImFontAtlasCustomRect* place = atlas.GetCustomRectByIndex(ours);
    SEMAFOR_ASSERT(place->IsPacked() && place->X == 0 && place->Y == 0);
    bakeGrain();
}

// A rim around the tile repeats its opposite side, for pixels that lie between two texels. Untextured shapes
// use a white texel in the atlas' corner: SDL's software renderer multiplies the texel's position by the
// triangle's area, so that large triangles would overflow with Dear ImGui's own white texel.
void Fonts::bakeGrain() {
    std::vector<unsigned char> tile(std::size_t{kGrain} * kGrain);
    makeGrain(tile, kGrain);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    unsigned char* pixels = atlas.TexPixelsAlpha8;
    for (int y = 0; y < kWhite; ++y)
        std::fill_n(pixels + y * atlas.TexWidth, kWhite, static_cast<unsigned char>(255));
    const float middle = static_cast<float>(kWhite) / 2;
    const auto uv = [&](float x, float y) { return ImVec2(x * atlas.TexUvScale.x, y * atlas.TexUvScale.y); };
    atlas.TexUvWhitePixel = uv(middle, middle);
    for (int y = 0; y < kGrain + 2; ++y)
        for (int x = 0; x < kGrain + 2; ++x) {
            const int from = ((y + kGrain - 1) % kGrain) * kGrain + (x + kGrain - 1) % kGrain;
            pixels[y * atlas.TexWidth + kWhite + x] = tile[static_cast<std::size_t>(from)];
        }
    grain_ = {kGrain, uv(kWhite + 1, 1), uv(kWhite + 1 + kGrain, 1 + kGrain)};
}

ImFont* Fonts::serifNear(float pixels) const {
    const Face* nearest = &(*this)[Type::kMapSmall];
    for (const Type type : {Type::kMap, Type::kHead, Type::kBanner}) {
        const Face& face = (*this)[type];
        if (std::abs(std::log(face.pixels / pixels)) < std::abs(std::log(nearest->pixels / pixels)))
            nearest = &face;
    }
    return nearest->font;
}

}  // namespace semafor
