// Fills patches by their triangles; a rim of one pixel that fades out antialiases their edges.
#include "paint/drawing.h"

#include <memory>

#include "packs.h"
#include "theme/marks.h"

namespace semafor {
namespace {

constexpr float kFineScale = 0.8f;  // pixels per unit: below it, fine patches would only blur
constexpr float kThinnest = 1;      // pixels: thinner lines are drawn paler instead

class DrawingPainter {
public:
    DrawingPainter(ImDrawList* draw, const Drawing& drawing, const Box& box, const Inks& inks)
        : draw_(draw), inks_(inks) {
        scale_ = std::min(box.width() / drawing.size.x, box.height() / drawing.size.y);
        corner_ = {box.centre().x - drawing.size.x * scale_ / 2, box.max.y - drawing.size.y * scale_};
    }

    void paint(const Patch& patch) {
        if (patch.fine && scale_ < kFineScale) return;
        if (patch.thick > 0)
            stroke(patch);
        else
            fill(patch);
    }

private:
    [[nodiscard]] ImVec2 place(Vec point) const { return at(corner_ + point * scale_); }
    [[nodiscard]] ImU32 inkOf(const Patch& patch) const { return inks_[static_cast<std::size_t>(patch.ink)]; }

    void stroke(const Patch& patch) {
        const float thick = patch.thick * scale_;
        for (const Vec& point : patch.points) draw_->PathLineTo(place(point));
        draw_->PathStroke(faded(inkOf(patch), std::min(1.0f, thick / kThinnest)),
                          patch.closed ? ImDrawFlags_Closed : ImDrawFlags_None, std::max(thick, kThinnest));
    }

    // Two vertices per point: inside the edge in full ink, outside it transparent.
    void fill(const Patch& patch) {
        const auto n = static_cast<unsigned>(patch.points.size());
        const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
        const ImU32 ink = inkOf(patch);
        draw_->PrimReserve(static_cast<int>(patch.triangles.size() + 6 * n), static_cast<int>(2 * n));
        const unsigned first = draw_->_VtxCurrentIdx;
        const auto corner = [&](unsigned i) { draw_->PrimWriteIdx(static_cast<ImDrawIdx>(first + i)); };
        for (const std::uint16_t i : patch.triangles) corner(2u * i);
        for (unsigned i = 0; i < n; ++i) {
            const unsigned next = i + 1 < n ? i + 1 : 0;
            for (const unsigned k : {2 * i, 2 * next, 2 * next + 1, 2 * i, 2 * next + 1, 2 * i + 1})
                corner(k);
        }
        for (unsigned i = 0; i < n; ++i) {
            const Vec point = corner_ + patch.points[i] * scale_;
            const Vec half = patch.outwards[i] * 0.5f;
            draw_->PrimWriteVtx(at(point - half), uv, ink);
            draw_->PrimWriteVtx(at(point + half), uv, ink & ~IM_COL32_A_MASK);
        }
    }

    ImDrawList* draw_;
    const Inks& inks_;
    float scale_ = 1;
    Vec corner_;
};

}  // namespace

Inks inksOf(ImU32 body) {
    const Palette& day = dayPalette();
    return {day.ink,
            body,
            darker(body, 0.28f),
            lighter(body, 0.45f),
            day.card,
            day.glass,
            day.brassShine,
            day.signal,
            day.water,
            day.grass,
            day.steel,
            day.timber,
            blended(day.paper, day.slate, 0.45f),
            day.slate,
            day.skin};
}

Inks landmarkInks(const Palette& palette) {
    const Palette& day = dayPalette();
    Inks inks = inksOf(day.stone);
    const auto ink = [&](Ink which) -> ImU32& { return inks[static_cast<std::size_t>(which)]; };
    ink(Ink::kBrass) = day.brass;
    if (&palette == &day) return inks;
    // By night they are less lit, with lamps in their windows; iron would be lost on the dark land.
    ink(Ink::kIron) = blended(day.slate, day.enamel, 0.25f);
    for (ImU32& one : inks) one = blended(one, palette.land, 0.2f);
    ink(Ink::kWindow) = palette.glow;
    return inks;
}

Inks travellerInks(const Palette& palette, Color color) {
    Inks inks = inksOf(palette.of(color));
    // A dark coat gets a pale edge where the land is dark.
    if (&palette != &dayPalette() && color == Color::kBlack)
        inks[static_cast<std::size_t>(Ink::kInk)] = palette.inkSoft;
    return inks;
}

const Art* art() {
    static std::unique_ptr<Art> read;
    if (read) return read.get();
    const assets::Bytes bytes = assets::artPack();
    if (!bytes.empty()) read = std::make_unique<Art>(bytes);
    return read.get();
}

const Drawing* drawingOf(std::string_view folder, std::string_view name) {
    return art() == nullptr ? nullptr : art()->drawing(folder, name);
}

void paintDrawing(ImDrawList* draw, const Drawing& drawing, const Box& box, const Inks& inks) {
    DrawingPainter painter(draw, drawing, box, inks);
    for (const Patch& patch : drawing.patches) painter.paint(patch);
}

bool paintLandmark(ImDrawList* draw, const MapDef& map, CityId city, const Box& box, const Palette& palette) {
    const Drawing* found = drawingOf(map.name, map.city(city).id);
    if (found == nullptr) return false;
    paintDrawing(draw, *found, box, landmarkInks(palette));
    return true;
}

}  // namespace semafor
