// Bakes the embedded subsets of our two families.
#include "theme/fonts.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "embedded.h"
#include "parcels.h"

namespace semafor {
namespace {

// Letters beyond Latin Extended-A are punctuation; what the subset lacks costs nothing.
constexpr ImWchar kLetters[] = {0x20,   0x17f,  0x2010, 0x2026, 0x2116, 0x2116,
                                0x2190, 0x2193, 0x2212, 0x2212, 0};
constexpr ImWchar kCapitals[] = {' ', ' ', 'A', 'Z', 0};

constexpr int kGrain = 256;  // texels of the paper's grain, a power of two
constexpr int kWhite = 4;    // texels of the white corner beside it

struct Cut {
    Type type;
    assets::Bytes file;
    float points;
    const ImWchar* letters;
    Type instead;  // whose letters are taken while the file is on its way
};

ImFont* bakeOne(const Cut& cut, float pixels) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;
    config.OversampleH = 2;
    config.OversampleV = 1;
    // Dear ImGui wants a mutable pointer and, not owning the bytes, only reads them.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(cut.file.data()),
                                                      static_cast<int>(cut.file.size()), pixels, &config,
                                                      cut.letters);
}

// What has no texture is drawn with a white texel. Dear ImGui's own lies behind the grain, too far from the
// atlas' corner for SDL's software renderer: it multiplies the texel's place by the triangle's area, and
// large triangles overflow. The largest rectangle is packed first, into the corner.
void whitenCorner(const ImFontAtlasCustomRect& place) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    for (int y = 0; y < kWhite; ++y)
        std::fill_n(atlas.TexPixelsAlpha8 + (place.Y + y) * atlas.TexWidth + place.X, kWhite,
                    static_cast<unsigned char>(255));
    const float middle = static_cast<float>(kWhite) / 2;
    atlas.TexUvWhitePixel = {(static_cast<float>(place.X) + middle) * atlas.TexUvScale.x,
                             (static_cast<float>(place.Y) + middle) * atlas.TexUvScale.y};
}

}  // namespace

void Fonts::bake(float unit) {
    const assets::Bytes sans(assets::sans_medium.bytes, assets::sans_medium.size);
    const assets::Bytes capitals(assets::serif_capitals.bytes, assets::serif_capitals.size);
    const assets::Bytes serif = assets::serif();
    const Cut cuts[] = {{Type::kTiny, sans, 14.0f, kLetters, Type::kTiny},
                        {Type::kSmall, sans, 16.5f, kLetters, Type::kSmall},
                        {Type::kBody, sans, 19.0f, kLetters, Type::kBody},
                        {Type::kLarge, sans, 24.0f, kLetters, Type::kLarge},
                        {Type::kMapSmall, serif, 13.0f, kLetters, Type::kTiny},
                        {Type::kMap, serif, 17.0f, kLetters, Type::kSmall},
                        {Type::kHead, serif, 24.0f, kLetters, Type::kLarge},
                        {Type::kBanner, serif, 36.0f, kLetters, Type::kLarge},
                        {Type::kTitle, capitals, 54.0f, kCapitals, Type::kTitle}};
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    for (const Cut& cut : cuts) {
        Face& face = faces_[static_cast<std::size_t>(cut.type)];
        const float pixels = std::round(cut.points * unit);
        face = cut.file.empty() ? (*this)[cut.instead] : Face{bakeOne(cut, pixels), pixels};
    }
    // A rim around the tile repeats its other side, for pixels that lie between two texels.
    const int grain = atlas.AddCustomRectRegular(kWhite + kGrain + 2, kGrain + 2);
    atlas.Build();
    complete_ = !serif.empty();
    bakeGrain(grain);
}

bool Fonts::stale() const {
    return !complete_ && !assets::serif().empty();
}

void Fonts::bakeGrain(int rectangle) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    ImFontAtlasCustomRect place = *atlas.GetCustomRectByIndex(rectangle);
    unsigned char* pixels = atlas.TexPixelsAlpha8;
    grain_ = {};
    if (!place.IsPacked() || pixels == nullptr) return;
    whitenCorner(place);
    place.X = static_cast<unsigned short>(place.X + kWhite);
    std::vector<unsigned char> tile(std::size_t{kGrain} * kGrain);
    makeGrain(tile, kGrain);
    for (int y = 0; y < kGrain + 2; ++y)
        for (int x = 0; x < kGrain + 2; ++x) {
            const int from = ((y + kGrain - 1) % kGrain) * kGrain + (x + kGrain - 1) % kGrain;
            pixels[(place.Y + y) * atlas.TexWidth + place.X + x] = tile[static_cast<std::size_t>(from)];
        }
    const auto uv = [&](int by) {
        return ImVec2(static_cast<float>(place.X + by) * atlas.TexUvScale.x,
                      static_cast<float>(place.Y + by) * atlas.TexUvScale.y);
    };
    grain_ = {kGrain, uv(1), uv(1 + kGrain)};
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
