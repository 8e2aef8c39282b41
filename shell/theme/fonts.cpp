// Bakes the embedded subsets of our two families.
#include "theme/fonts.h"

#include "embedded.h"

namespace semafor {
namespace {

constexpr float kTitlePoints = 54.0f;
constexpr float kSmallPoints = 15.0f;

// Letters beyond Latin Extended-A are punctuation; what the subset lacks costs nothing.
constexpr ImWchar kLetters[] = {0x20,   0x17f,  0x2010, 0x2026, 0x2116, 0x2116,
                                0x2190, 0x2193, 0x2212, 0x2212, 0};
constexpr ImWchar kTitleLetters[] = {'A', 'Z', 0};

ImFont* bake(const assets::Embedded& file, float pixels, const ImWchar* letters) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;
    config.OversampleH = 2;
    config.OversampleV = 1;
    // Dear ImGui wants a mutable pointer and, not owning the bytes, only reads them.
    return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(file.bytes),
                                                      static_cast<int>(file.size), pixels, &config, letters);
}

}  // namespace

Fonts bakeFonts(float unit) {
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    atlas.Flags |= ImFontAtlasFlags_NoMouseCursors;
    Fonts fonts;
    fonts.small = bake(assets::sans_medium, kSmallPoints * unit, kLetters);
    fonts.title = bake(assets::serif_bold, kTitlePoints * unit, kTitleLetters);
    atlas.Build();
    return fonts;
}

}  // namespace semafor
