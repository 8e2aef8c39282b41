// Sea, shore and land, as an engraver would, with lines in the water along the coast.
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

// Meridians that meet far above the sheet, and the parallels across them.
void paintGraticule(const Brush& brush, const Sheet& sheet) {
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

void paintLand(const Brush& brush, const Sheet& sheet) {
    const Palette& p = *brush.palette;
    const Box all{brush.to({-900, -900}), brush.to({sheet.width + 900, sheet.height + 900})};
    brush.draw->AddRectFilled(at(all.min), at(all.max), p.sea);
    for (const Outline& outline : sheet.outlines)
        if (outline.kind == OutlineKind::kWater)
            stroke(brush, placed(brush, outline), p.seaLine, std::max(1.0f, brush.px(0.8f)), false);
    for (const Outline& outline : sheet.outlines)
        if (outline.kind == OutlineKind::kLand) fill(brush, outline, p.land);
    for (const Outline& outline : sheet.outlines)
        if (outline.kind == OutlineKind::kLake) fill(brush, outline, p.sea);
    paintGraticule(brush, sheet);
    for (const Outline& outline : sheet.outlines) {
        if (outline.kind == OutlineKind::kWater) continue;
        const bool border = outline.kind == OutlineKind::kBorder;
        stroke(brush, placed(brush, outline), border ? p.border : p.landEdge,
               std::max(1.0f, brush.px(border ? 1.6f : 1.1f)), !border);
    }
}

}  // namespace semafor
