// The titled, empty board.
#include "screens/empty_board.h"

#include <algorithm>

#include "base/version.h"
#include "screens/ornaments.h"

namespace semafor {
namespace {

void drawTable(const Stage& stage) {
    const Palette& palette = stage.palette;
    const ImVec2 half(stage.size.x / 2, stage.size.y / 2);
    // Four quarters with the light in the middle: a lamp above the table.
    const ImVec2 corners[] = {{0, 0}, {stage.size.x, 0}, {stage.size.x, stage.size.y}, {0, stage.size.y}};
    for (const ImVec2 corner : corners) {
        const ImVec2 min(std::min(corner.x, half.x), std::min(corner.y, half.y));
        const ImVec2 max(std::max(corner.x, half.x), std::max(corner.y, half.y));
        const auto shade = [&](float x, float y) {
            return (x == half.x || y == half.y) ? palette.cloth : palette.clothShade;
        };
        stage.draw->AddRectFilledMultiColor(min, max, shade(min.x, min.y), shade(max.x, min.y),
                                            shade(max.x, max.y), shade(min.x, max.y));
    }
}

void drawSheet(const Stage& stage, const Box& sheet) {
    const float unit = stage.unit;
    for (int i = 6; i > 0; --i) {
        const Box soft = sheet.inset(-1.5f * unit * static_cast<float>(i));
        const float drop = 2 * unit;
        stage.draw->AddRectFilled({soft.min.x, soft.min.y + drop}, {soft.max.x, soft.max.y + drop},
                                  faded(stage.palette.shadow, 0.45f), 4 * unit);
    }
    stage.draw->AddRectFilled(sheet.min, sheet.max, stage.palette.paper);
    const float edge = std::min(sheet.width(), sheet.height()) * 0.16f;
    const ImU32 brown = stage.palette.paperEdge;
    const ImU32 clear = faded(brown, 0);
    stage.draw->AddRectFilledMultiColor(sheet.min, {sheet.max.x, sheet.min.y + edge}, brown, brown, clear,
                                        clear);
    stage.draw->AddRectFilledMultiColor({sheet.min.x, sheet.max.y - edge}, sheet.max, clear, clear, brown,
                                        brown);
    stage.draw->AddRectFilledMultiColor(sheet.min, {sheet.min.x + edge, sheet.max.y}, brown, clear, clear,
                                        brown);
    stage.draw->AddRectFilledMultiColor({sheet.max.x - edge, sheet.min.y}, sheet.max, clear, brown, brown,
                                        clear);
}

// The label that carries the name, as wide as the name needs and no wider than the sheet.
void drawCartouche(const Stage& stage, const Box& sheet) {
    const float unit = stage.unit;
    const float pixels = std::min(54 * unit, sheet.width() * 0.105f);
    const ImVec2 half(pixels * 3.7f, pixels * 2.45f);
    const ImVec2 centre = sheet.centre();
    const Box label{{centre.x - half.x, centre.y - half.y}, {centre.x + half.x, centre.y + half.y}};
    stage.draw->AddRectFilled(label.min, label.max, stage.palette.paper);
    stage.draw->AddRect(label.min, label.max, stage.palette.ink, 0, 0, 2.4f * unit);
    const Box line = label.inset(5 * unit);
    stage.draw->AddRect(line.min, line.max, stage.palette.ink, 0, 0, 0.8f * unit);
    drawSemaphore(stage, {centre.x - pixels * 0.18f, centre.y + pixels * 0.45f}, pixels * 1.75f);
    drawSpacedTitle(stage, "SEMAFOR", {centre.x, centre.y + pixels * 1.12f}, pixels);
    stage.draw->AddLine({centre.x - pixels * 1.4f, centre.y + pixels * 1.84f},
                        {centre.x + pixels * 1.4f, centre.y + pixels * 1.84f}, stage.palette.brass,
                        1.6f * unit);
}

void drawVersion(const Stage& stage, const Box& sheet) {
    const std::string_view version = engineVersion();
    const float pixels = stage.fonts.small->FontSize;
    const ImVec2 size =
        stage.fonts.small->CalcTextSizeA(pixels, FLT_MAX, 0, version.data(), version.data() + version.size());
    stage.draw->AddText(stage.fonts.small, pixels,
                        {sheet.min.x + 26 * stage.unit, sheet.max.y - 25 * stage.unit - size.y},
                        stage.palette.ink, version.data(), version.data() + version.size());
}

}  // namespace

void drawEmptyBoard(const Stage& stage) {
    const float unit = stage.unit;
    const float margin = std::clamp(std::min(stage.size.x, stage.size.y) * 0.03f, 8 * unit, 26 * unit);
    const Box frame = Box{{0, 0}, stage.size}.inset(margin);
    drawTable(stage);
    stage.draw->AddRect(frame.inset(-margin * 0.45f).min, frame.inset(-margin * 0.45f).max,
                        stage.palette.brass, 0, 0, 1.5f * unit);
    drawSheet(stage, frame);
    const Box neat = frame.inset(14 * unit);
    drawGraticule(stage, neat);
    drawNeatline(stage, neat);
    const float radius = std::min(neat.width(), neat.height()) * 0.11f;
    drawCompass(stage, {neat.max.x - radius * 1.5f, neat.max.y - radius * 1.6f}, radius);
    drawCartouche(stage, neat);
    drawVersion(stage, frame);
}

}  // namespace semafor
