// Bakes the embedded subsets of our two families.
#include "theme/fonts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/assert.h"
#include "embedded.h"
#include "parcels.h"

namespace semafor {
namespace {

// Letters beyond Latin Extended-A are punctuation; what the subset lacks costs nothing.
constexpr ImWchar kLetters[] = {0x20,   0x17f,  0x2010, 0x2026, 0x2116, 0x2116,
                                0x2190, 0x2193, 0x2212, 0x2212, 0};

constexpr int kGrain = 256;  // texels of the paper's grain, a power of two
constexpr int kWhite = 4;    // texels of the white corner beside it
constexpr int kRim = 8;      // texels beside them that Dear ImGui wants for itself

struct Cut {
    Type type;
    bool serif;
    float points;
    const ImWchar* letters;
    Type instead;  // whose letters are taken while the serif is on its way
};

constexpr Cut kCuts[] = {{Type::kTiny, false, 14.0f, kLetters, Type::kTiny},
                         {Type::kSmall, false, 16.5f, kLetters, Type::kSmall},
                         {Type::kBody, false, 19.0f, kLetters, Type::kBody},
                         {Type::kLarge, false, 24.0f, kLetters, Type::kLarge},
                         {Type::kMapSmall, true, 13.0f, kLetters, Type::kTiny},
                         {Type::kMap, true, 17.0f, kLetters, Type::kSmall},
                         {Type::kHead, true, 24.0f, kLetters, Type::kLarge},
                         {Type::kBanner, true, 36.0f, kLetters, Type::kLarge}};

constexpr std::size_t place(Type type) {
    return static_cast<std::size_t>(type);
}

// Empty while it is on its way.
assets::Bytes fileOf(const Cut& cut) {
    if (cut.serif) return assets::serif();
    return {assets::sans_medium.bytes, assets::sans_medium.size};
}

float pixelsOf(const Cut& cut, float unit) {
    return std::round(cut.points * unit);
}

// Texels that letters and grain have across: so many that they get about as high.
int widthFor(float unit) {
    return (unit < 2 ? 1024 : unit < 4 ? 2048 : 4096) - kRim;
}

// Where pixels are large a letter may stand between two of them.
int finerFor(float unit) {
    return unit < 1.5f ? 2 : 1;
}

}  // namespace

bool Fonts::ready(float unit) const {
    return unit == laidUnit_ && std::all_of(std::begin(kCuts), std::end(kCuts), [&](const Cut& cut) {
               const Strip* strip = strips_[place(cut.type)].get();
               return strip != nullptr ? (*this)[cut.type].font == strip->font() : fileOf(cut).empty();
           });
}

bool Fonts::bake(float unit) {
    if (unit != unit_) {
        strips_ = {};
        unit_ = unit;
        laidUnit_ = 0;
    }
    for (const Cut& cut : kCuts) {
        std::unique_ptr<Strip>& strip = strips_[place(cut.type)];
        const assets::Bytes file = fileOf(cut);
        if (strip != nullptr || file.empty()) continue;
        strip = std::make_unique<Strip>(
            Strip::Letters{file, cut.letters, pixelsOf(cut, unit), finerFor(unit)}, widthFor(unit));
        return true;
    }
    if (!tile_.empty()) return false;
    tile_.resize(std::size_t{kGrain} * kGrain);
    makeGrain(tile_, kGrain);
    return true;
}

void Fonts::lay() {
    int high = kGrain + 2;
    for (const auto& strip : strips_) high += strip != nullptr ? strip->height() + 1 : 0;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas.TexDesiredWidth = widthFor(unit_) + kRim;
    // Dear ImGui wants a font of its own in there; the largest rectangle is packed first, into the corner.
    static constexpr ImWchar kNothing[] = {' ', ' ', 0};
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    const assets::Embedded& sans = assets::sans_medium;
    atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(sans.bytes), static_cast<int>(sans.size), 13,
                               &config, kNothing);
    const int ours = atlas.AddCustomRectRegular(widthFor(unit_), high);
    atlas.Build();
    const ImFontAtlasCustomRect* place = atlas.GetCustomRectByIndex(ours);
    SEMAFOR_ASSERT(place->IsPacked() && place->X == 0 && place->Y == 0);
    layGrain();
    layStrips(kGrain + 2);
    laidUnit_ = unit_;
}

void Fonts::layStrips(int top) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    for (const Cut& cut : kCuts) {
        Strip* strip = strips_[place(cut.type)].get();
        Face& face = faces_[place(cut.type)];
        if (strip == nullptr) {
            face = (*this)[cut.instead];
            continue;
        }
        strip->layInto(atlas, top);
        top += strip->height() + 1;
        face = {strip->font(), pixelsOf(cut, unit_)};
    }
}

// A rim around the tile repeats its other side, for pixels that lie between two texels. What has no texture
// is drawn with a white texel: Dear ImGui's own would lie too far from the atlas' corner for SDL's software
// renderer, which multiplies the texel's place by the triangle's area, so that large triangles overflow.
void Fonts::layGrain() {
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
            pixels[y * atlas.TexWidth + kWhite + x] = tile_[static_cast<std::size_t>(from)];
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
