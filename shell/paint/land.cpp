// Paints sea, shore and land like an engraving, with lines in the water along the coast.
#include <imgui.h>

#include "paint/brush.h"

namespace semafor {
namespace {

std::vector<ImVec2> placed(const Brush& brush, const Outline& outline) {
    std::vector<ImVec2> points;
    points.reserve(outline.points.size());
    for (const Vec& point : outline.points) points.push_back(at(brush.to(point)));
    return points;
}

void stroke(const Brush& brush, const std::vector<ImVec2>& points, ImU32 ink, float thick, bool closed) {
    brush.draw->AddPolyline(points.data(), static_cast<int>(points.size()), ink,
                            closed ? ImDrawFlags_Closed : ImDrawFlags_None, thick);
}

void fill(const Brush& brush, const Outline& outline, ImU32 ink) {
    const auto points = placed(brush, outline);
    const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
    brush.draw->PrimReserve(static_cast<int>(outline.triangles.size()), static_cast<int>(points.size()));
    const unsigned first = brush.draw->_VtxCurrentIdx;
    for (const std::uint16_t corner : outline.triangles)
        brush.draw->PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    for (const ImVec2& point : points) brush.draw->PrimWriteVtx(point, uv, ink);
}

bool seen(const Brush& brush, const Outline& outline) {
    return brush.camera->screen().overlaps({brush.to(outline.bounds.min), brush.to(outline.bounds.max)});
}

// Widens from a thin source to a broad mouth.
void paintRiver(const Brush& brush, const Outline& river) {
    constexpr std::size_t kParts = 5;
    const auto points = placed(brush, river);
    const float broad = std::max(brush.px(0.9f), 2.6f * brush.scale());
    for (std::size_t part = 0; part < kParts; ++part) {
        const std::size_t first = (points.size() - 1) * part / kParts;
        const std::size_t last = (points.size() - 1) * (part + 1) / kParts;
        const float thick = broad * (0.3f + 0.7f * static_cast<float>(part + 1) / kParts);
        brush.draw->AddPolyline(points.data() + first, static_cast<int>(last - first + 1),
                                brush.palette->river, ImDrawFlags_None, std::max(1.0f, thick));
    }
}

// Meridians that meet far above the sheet, and the parallels across them.
void paintGraticule(const Brush& brush, const BoardSheet& sheet) {
    const Vec pole{sheet.width / 2, -sheet.height * 1.9f};
    const ImU32 ink = faded(brush.palette->inkFaint, 0.55f);
    const float fine = std::max(1.0f, brush.px(0.6f));
    for (int i = -10; i <= 10; ++i) {
        const float lean = static_cast<float>(i) * 0.085f;
        const Vec way{std::sin(lean), std::cos(lean)};
        brush.draw->AddLine(at(brush.to(pole + way * (sheet.height * 1.85f))),
                            at(brush.to(pole + way * (sheet.height * 3.1f))), ink, fine);
    }
    for (int i = 0; i < 6; ++i) {
        const float radius = sheet.height * (1.98f + 0.19f * static_cast<float>(i));
        brush.draw->AddCircle(at(brush.to(pole)), radius * brush.scale(), ink, 360, fine);
    }
}

}  // namespace

void paintLand(const Brush& brush, const BoardSheet& sheet) {
    const Palette& p = *brush.palette;
    const Box all{brush.to({-900, -900}), brush.to({sheet.width + 900, sheet.height + 900})};
    const auto each = [&](OutlineKind kind, auto&& paint) {
        for (const Outline& outline : sheet.outlines)
            if (outline.kind == kind && seen(brush, outline)) paint(outline);
    };
    brush.draw->AddRectFilled(at(all.min), at(all.max), p.sea);
    each(OutlineKind::kWater, [&](const Outline& line) {
        stroke(brush, placed(brush, line), p.seaLine, std::max(1.0f, brush.px(0.8f)), false);
    });
    each(OutlineKind::kLand, [&](const Outline& land) { fill(brush, land, p.land); });
    each(OutlineKind::kLake, [&](const Outline& lake) { fill(brush, lake, p.sea); });
    paintGraticule(brush, sheet);
    each(OutlineKind::kRiver, [&](const Outline& river) { paintRiver(brush, river); });
    for (const Outline& outline : sheet.outlines) {
        const bool border = outline.kind == OutlineKind::kBorder;
        const bool shore = outline.kind == OutlineKind::kLand || outline.kind == OutlineKind::kLake;
        if ((!border && !shore) || !seen(brush, outline)) continue;
        stroke(brush, placed(brush, outline), border ? p.border : p.landEdge,
               std::max(1.0f, brush.px(border ? 1.6f : 1.1f)), shore);
    }
    paintFigures(brush, sheet);
    paintPaperTexture(brush, sheet);
}

}  // namespace semafor
