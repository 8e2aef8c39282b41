// Paints the paper of the map: its grain, its browned edges and its folds.
#include <imgui.h>

#include "paint/brush.h"

namespace semafor {
namespace {

constexpr float kBrowned = 0.09f;  // share of the shorter side
constexpr float kFold = 7;         // points: width of a fold's shade

// The whole paper, in pixels: as large as the screen when the sheet is fitted.
Box paperOf(const Brush& brush, const BoardSheet& sheet) {
    const Box& screen = brush.camera->screen();
    const float fit = std::min(screen.width() / sheet.width, screen.height() / sheet.height);
    const Vec size = Vec{screen.width(), screen.height()} * (brush.scale() / fit);
    return boxAround(brush.to({sheet.width / 2, sheet.height / 2}), size);
}

void paintGrain(const Brush& brush, const BoardSheet& sheet) {
    const Grain& grain = brush.fonts->grain();
    if (grain.texels == 0) return;
    const Box& screen = brush.camera->screen();
    const float tile = static_cast<float>(grain.texels) * std::max(1.0f, std::round(brush.unit * 0.7f));
    // The grain moves with the paper, in whole pixels.
    const Vec paper = brush.to({sheet.width / 2, sheet.height / 2}) - screen.min;
    const auto begin = [&](float from) { return std::fmod(std::round(from), tile) - tile; };
    for (float y = begin(paper.y); y < screen.height(); y += tile)
        for (float x = begin(paper.x); x < screen.width(); x += tile) {
            const Vec corner = screen.min + Vec{x, y};
            if (!screen.overlaps({corner, corner + Vec{tile, tile}})) continue;
            brush.draw->PrimReserve(6, 4);
            brush.draw->PrimRectUV(at(corner), at(corner + Vec{tile, tile}), grain.from, grain.to,
                                   brush.palette->grain);
        }
}

void paintBrowned(const Brush& brush, const Box& paper) {
    ImDrawList* draw = brush.draw;
    const ImU32 brown = brush.palette->browned;
    const ImU32 clear = faded(brown, 0);
    const float wide = kBrowned * std::min(paper.width(), paper.height());
    const Box inner = paper.inset(wide);
    const auto& [min, max] = paper;
    draw->AddRectFilledMultiColor(at(min), {max.x, inner.min.y}, brown, brown, clear, clear);
    draw->AddRectFilledMultiColor({min.x, inner.max.y}, at(max), clear, clear, brown, brown);
    draw->AddRectFilledMultiColor(at(min), {inner.min.x, max.y}, brown, clear, clear, brown);
    draw->AddRectFilledMultiColor({inner.max.x, min.y}, at(max), clear, brown, brown, clear);
}

// Light falls on one side of a fold and leaves the other side dark.
void paintFolds(const Brush& brush, const Box& paper) {
    ImDrawList* draw = brush.draw;
    const float wide = std::min(brush.px(kFold), paper.width() * 0.008f);
    const ImU32 shade = faded(brush.palette->browned, 0.55f);
    const ImU32 light = faded(brush.palette->reliefLit, 0.35f);
    for (const float part : {0.25f, 0.5f, 0.75f}) {
        const float x = std::round(paper.min.x + paper.width() * part);
        draw->AddRectFilledMultiColor({x - wide, paper.min.y}, {x, paper.max.y}, faded(shade, 0), shade,
                                      shade, faded(shade, 0));
        draw->AddRectFilledMultiColor({x, paper.min.y}, {x + wide * 0.6f, paper.max.y}, light,
                                      faded(light, 0), faded(light, 0), light);
    }
    const float y = std::round(paper.centre().y);
    draw->AddRectFilledMultiColor({paper.min.x, y - wide}, {paper.max.x, y}, faded(shade, 0), faded(shade, 0),
                                  shade, shade);
    draw->AddRectFilledMultiColor({paper.min.x, y}, {paper.max.x, y + wide * 0.6f}, light, light,
                                  faded(light, 0), faded(light, 0));
}

}  // namespace

void paintPaperTexture(const Brush& brush, const BoardSheet& sheet) {
    const Box paper = paperOf(brush, sheet);
    paintGrain(brush, sheet);
    paintBrowned(brush, paper);
    paintFolds(brush, paper);
}

}  // namespace semafor
