#include "theme/strip.h"

#include <cstring>

namespace semafor {

Strip::Strip(const Letters& letters, int width) {
    atlas_.Flags |=
        ImFontAtlasFlags_NoMouseCursors | ImFontAtlasFlags_NoBakedLines | ImFontAtlasFlags_NoPowerOfTwoHeight;
    atlas_.TexDesiredWidth = width;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.PixelSnapH = true;
    config.OversampleH = letters.finer;
    config.OversampleV = 1;
    // Dear ImGui wants a mutable pointer and, not owning the bytes, only reads them.
    font_ = atlas_.AddFontFromMemoryTTF(const_cast<unsigned char*>(letters.file.data()),
                                        static_cast<int>(letters.file.size()), letters.pixels, &config,
                                        letters.ranges);
    atlas_.Build();
    const auto wide = static_cast<float>(atlas_.TexWidth);
    const auto high = static_cast<float>(atlas_.TexHeight);
    for (const ImFontGlyph& glyph : font_->Glyphs)
        places_.emplace_back(glyph.U0 * wide, glyph.V0 * high, glyph.U1 * wide, glyph.V1 * high);
}

void Strip::layInto(ImFontAtlas& atlas, int top) {
    for (int y = 0; y < atlas_.TexHeight; ++y)
        std::memcpy(atlas.TexPixelsAlpha8 + (top + y) * atlas.TexWidth,
                    atlas_.TexPixelsAlpha8 + y * atlas_.TexWidth, static_cast<std::size_t>(atlas_.TexWidth));
    const ImVec2 scale = atlas.TexUvScale;
    const auto down = static_cast<float>(top);
    for (int i = 0; i < font_->Glyphs.Size; ++i) {
        ImFontGlyph& glyph = font_->Glyphs[i];
        const ImVec4& place = places_[static_cast<std::size_t>(i)];
        glyph.U0 = place.x * scale.x;
        glyph.V0 = (place.y + down) * scale.y;
        glyph.U1 = place.z * scale.x;
        glyph.V1 = (place.w + down) * scale.y;
    }
    font_->ContainerAtlas = &atlas;
}

}  // namespace semafor
