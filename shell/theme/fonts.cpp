// Bakes the embedded subsets of our two families.
#include "theme/fonts.h"

#include <cmath>

#include "embedded.h"

namespace semafor {
namespace {

// Letters beyond Latin Extended-A are punctuation; what the subset lacks costs nothing.
constexpr ImWchar kLetters[] = {0x20,   0x17f,  0x2010, 0x2026, 0x2116, 0x2116,
                                0x2190, 0x2193, 0x2212, 0x2212, 0};
constexpr ImWchar kCapitals[] = {' ', ' ', 'A', 'Z', 0};

struct Cut {
    Type type;
    const assets::Embedded* file;
    float points;
    const ImWchar* letters;
};

ImFont* bakeOne(const Cut& cut, float pixels) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;
    config.OversampleH = 2;
    config.OversampleV = 1;
    // Dear ImGui wants a mutable pointer and, not owning the bytes, only reads them.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(cut.file->bytes),
                                                      static_cast<int>(cut.file->size), pixels, &config,
                                                      cut.letters);
}

}  // namespace

void Fonts::bake(float unit) {
    const Cut cuts[] = {{Type::kTiny, &assets::sans_medium, 14.0f, kLetters},
                        {Type::kSmall, &assets::sans_medium, 16.5f, kLetters},
                        {Type::kBody, &assets::sans_medium, 19.0f, kLetters},
                        {Type::kLarge, &assets::sans_medium, 24.0f, kLetters},
                        {Type::kMapSmall, &assets::serif_bold, 13.0f, kLetters},
                        {Type::kMap, &assets::serif_bold, 17.0f, kLetters},
                        {Type::kHead, &assets::serif_bold, 24.0f, kLetters},
                        {Type::kBanner, &assets::serif_bold, 36.0f, kLetters},
                        {Type::kTitle, &assets::serif_bold, 54.0f, kCapitals}};
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    for (const Cut& cut : cuts) {
        const float pixels = std::round(cut.points * unit);
        faces_[static_cast<std::size_t>(cut.type)] = {bakeOne(cut, pixels), pixels};
    }
    atlas.Build();
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
