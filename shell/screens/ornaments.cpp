// Ornaments of an engraved map, all drawn as vectors.
#include "screens/ornaments.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;

ImVec2 onCircle(ImVec2 centre, float radius, float angle) {
    return {centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)};
}

// Cuts the stretch from `from` to `to` into `count` lengths and fills every other one.
void drawScale(ImDrawList* draw, const Box& band, int count, ImU32 colour) {
    const bool across = band.width() > band.height();
    for (int i = 0; i < count; i += 2) {
        const float from = static_cast<float>(i) / static_cast<float>(count);
        const float to = static_cast<float>(i + 1) / static_cast<float>(count);
        const ImVec2 a = across ? ImVec2(band.min.x + from * band.width(), band.min.y)
                                : ImVec2(band.min.x, band.min.y + from * band.height());
        const ImVec2 b = across ? ImVec2(band.min.x + to * band.width(), band.max.y)
                                : ImVec2(band.max.x, band.min.y + to * band.height());
        draw->AddRectFilled(a, b, colour);
    }
}

int oddCount(float length, float step) {
    return std::max(1, static_cast<int>(length / step)) | 1;
}

void drawHalfPoint(const Stage& stage, ImVec2 centre, float radius, float angle, float waist) {
    const ImVec2 tip = onCircle(centre, radius, angle);
    const ImVec2 left = onCircle(centre, waist, angle - kPi / 8);
    const ImVec2 right = onCircle(centre, waist, angle + kPi / 8);
    stage.draw->AddTriangleFilled(centre, left, tip, stage.palette.paper);
    stage.draw->AddTriangleFilled(centre, tip, right, stage.palette.ink);
    stage.draw->AddTriangle(centre, left, tip, stage.palette.ink, stage.unit * 0.8f);
}

}  // namespace

void drawNeatline(const Stage& stage, const Box& box) {
    const float unit = stage.unit;
    const ImU32 ink = stage.palette.ink;
    const float thick = 4 * unit;
    const Box inner = box.inset(thick);
    const int across = oddCount(inner.width(), 56 * unit);
    const int down = oddCount(inner.height(), 56 * unit);
    drawScale(stage.draw, {{inner.min.x, box.min.y}, {inner.max.x, inner.min.y}}, across, ink);
    drawScale(stage.draw, {{inner.min.x, inner.max.y}, {inner.max.x, box.max.y}}, across, ink);
    drawScale(stage.draw, {{box.min.x, inner.min.y}, {inner.min.x, inner.max.y}}, down, ink);
    drawScale(stage.draw, {{inner.max.x, inner.min.y}, {box.max.x, inner.max.y}}, down, ink);
    stage.draw->AddRect(box.min, box.max, ink, 0, 0, unit);
    stage.draw->AddRect(inner.min, inner.max, ink, 0, 0, unit);
    const Box outer = box.inset(-4 * unit);
    stage.draw->AddRect(outer.min, outer.max, ink, 0, 0, 2 * unit);
}

void drawGraticule(const Stage& stage, const Box& box) {
    const ImVec2 pole(box.centre().x, box.min.y - box.height() * 1.9f);
    const float reach = box.height() * 3.2f;
    const float step = 0.085f;
    stage.draw->PushClipRect(box.min, box.max, true);
    for (int i = -12; i <= 12; ++i) {
        const float angle = kPi + static_cast<float>(i) * step;
        stage.draw->AddLine(pole, onCircle(pole, reach * 1.2f, angle), stage.palette.inkFaint,
                            stage.unit * 0.7f);
    }
    for (int i = 0; i < 5; ++i)
        stage.draw->AddCircle(pole, box.height() * 1.95f + static_cast<float>(i) * reach * step,
                              stage.palette.inkFaint, 720, stage.unit * 0.7f);
    stage.draw->PopClipRect();
}

void drawCompass(const Stage& stage, ImVec2 centre, float radius) {
    ImDrawList* draw = stage.draw;
    const ImU32 ink = stage.palette.ink;
    draw->AddCircle(centre, radius * 0.62f, ink, 96, stage.unit * 0.8f);
    draw->AddCircle(centre, radius * 0.68f, ink, 96, stage.unit * 1.4f);
    for (int i = 0; i < 72; ++i) {
        const float angle = static_cast<float>(i) * kPi / 36;
        const float inside = i % 9 == 0 ? 0.56f : 0.59f;
        draw->AddLine(onCircle(centre, radius * inside, angle), onCircle(centre, radius * 0.62f, angle), ink,
                      stage.unit * 0.6f);
    }
    for (int i = 1; i < 16; i += 2)
        drawHalfPoint(stage, centre, radius * 0.46f, static_cast<float>(i) * kPi / 8, radius * 0.10f);
    for (int i = 2; i < 16; i += 4)
        drawHalfPoint(stage, centre, radius * 0.62f, static_cast<float>(i) * kPi / 8, radius * 0.16f);
    for (int i = 0; i < 16; i += 4)
        drawHalfPoint(stage, centre, radius * 0.94f, static_cast<float>(i) * kPi / 8, radius * 0.22f);
    const ImVec2 north = onCircle(centre, radius * 0.98f, 0);
    draw->AddTriangleFilled({north.x, north.y - radius * 0.12f}, {north.x - radius * 0.06f, north.y},
                            {north.x + radius * 0.06f, north.y}, stage.palette.signal);
}

void drawSemaphore(const Stage& stage, ImVec2 foot, float height) {
    ImDrawList* draw = stage.draw;
    const Palette& palette = stage.palette;
    const float wide = height * 0.045f;
    const ImVec2 pivot(foot.x, foot.y - height * 0.86f);
    draw->AddRectFilled({foot.x - wide, foot.y - height * 0.95f}, {foot.x + wide, foot.y}, palette.ink);
    draw->AddTriangleFilled({foot.x - wide * 2, foot.y - height * 0.95f}, {foot.x, foot.y - height * 1.06f},
                            {foot.x + wide * 2, foot.y - height * 0.95f}, palette.ink);
    draw->AddRectFilled({foot.x - wide * 4, foot.y - height * 0.05f}, {foot.x + wide * 4, foot.y},
                        palette.ink);
    // The arm points up to the right by 45 degrees.
    const float side = std::sqrt(0.5f);
    const auto at = [&](float along, float across) {
        return ImVec2(pivot.x + (along + across) * side * height, pivot.y - (along - across) * side * height);
    };
    const auto band = [&](float from, float to, ImU32 colour) {
        const std::array<ImVec2, 4> corners = {at(from, -0.07f), at(to, -0.07f), at(to, 0.07f),
                                               at(from, 0.07f)};
        draw->AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), colour);
    };
    band(-0.12f, 0.62f, palette.signal);
    band(0.40f, 0.49f, palette.enamel);
    draw->AddCircleFilled(pivot, height * 0.05f, palette.brass, 32);
    draw->AddCircle(pivot, height * 0.05f, palette.ink, 32, stage.unit);
}

void drawSpacedTitle(const Stage& stage, const char* text, ImVec2 centre, float pixels) {
    ImFont* font = stage.fonts.title;
    const float spacing = pixels * 0.16f;
    float width = -spacing;
    for (const char* c = text; *c != 0; ++c)
        width += font->CalcTextSizeA(pixels, FLT_MAX, 0, c, c + 1).x + spacing;
    ImVec2 pen(centre.x - width / 2, centre.y - pixels / 2);
    for (const char* c = text; *c != 0; ++c) {
        stage.draw->AddText(font, pixels, pen, stage.palette.ink, c, c + 1);
        pen.x += font->CalcTextSizeA(pixels, FLT_MAX, 0, c, c + 1).x + spacing;
    }
}

}  // namespace semafor
