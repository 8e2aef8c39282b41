// Ornaments of an engraved map, all drawn as vectors.
#include "screens/ornaments.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;

Vec onCircle(Vec centre, float radius, float angle) {
    return {centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)};
}

// Cuts the stretch from `from` to `to` into `count` lengths and fills every other one.
void drawScale(ImDrawList* draw, const Box& band, int count, ImU32 colour) {
    const bool across = band.width() > band.height();
    for (int i = 0; i < count; i += 2) {
        const float from = static_cast<float>(i) / static_cast<float>(count);
        const float to = static_cast<float>(i + 1) / static_cast<float>(count);
        const Vec a = across ? Vec{band.min.x + from * band.width(), band.min.y}
                             : Vec{band.min.x, band.min.y + from * band.height()};
        const Vec b = across ? Vec{band.min.x + to * band.width(), band.max.y}
                             : Vec{band.max.x, band.min.y + to * band.height()};
        draw->AddRectFilled(at(a), at(b), colour);
    }
}

int oddCount(float length, float step) {
    return std::max(1, static_cast<int>(length / step)) | 1;
}

void drawHalfPoint(Ui& ui, Vec centre, float radius, float angle, float waist) {
    const Vec tip = onCircle(centre, radius, angle);
    const Vec left = onCircle(centre, waist, angle - kPi / 8);
    const Vec right = onCircle(centre, waist, angle + kPi / 8);
    ui.draw()->AddTriangleFilled(at(centre), at(left), at(tip), ui.palette().paper);
    ui.draw()->AddTriangleFilled(at(centre), at(tip), at(right), ui.palette().ink);
    ui.draw()->AddTriangle(at(centre), at(left), at(tip), ui.palette().ink, ui.unit() * 0.8f);
}

}  // namespace

void drawNeatline(Ui& ui, const Box& box) {
    const float unit = ui.unit();
    const ImU32 ink = ui.palette().ink;
    const float thick = 4 * unit;
    const Box inner = box.inset(thick);
    const int across = oddCount(inner.width(), 56 * unit);
    const int down = oddCount(inner.height(), 56 * unit);
    drawScale(ui.draw(), {{inner.min.x, box.min.y}, {inner.max.x, inner.min.y}}, across, ink);
    drawScale(ui.draw(), {{inner.min.x, inner.max.y}, {inner.max.x, box.max.y}}, across, ink);
    drawScale(ui.draw(), {{box.min.x, inner.min.y}, {inner.min.x, inner.max.y}}, down, ink);
    drawScale(ui.draw(), {{inner.max.x, inner.min.y}, {box.max.x, inner.max.y}}, down, ink);
    ui.draw()->AddRect(at(box.min), at(box.max), ink, 0, 0, unit);
    ui.draw()->AddRect(at(inner.min), at(inner.max), ink, 0, 0, unit);
    const Box outer = box.inset(-4 * unit);
    ui.draw()->AddRect(at(outer.min), at(outer.max), ink, 0, 0, 2 * unit);
}

void drawGraticule(Ui& ui, const Box& box) {
    const Vec pole{box.centre().x, box.min.y - box.height() * 1.9f};
    const float reach = box.height() * 3.2f;
    const float step = 0.085f;
    ui.draw()->PushClipRect(at(box.min), at(box.max), true);
    for (int i = -12; i <= 12; ++i) {
        const float angle = kPi + static_cast<float>(i) * step;
        ui.draw()->AddLine(at(pole), at(onCircle(pole, reach * 1.2f, angle)), ui.palette().inkFaint,
                           ui.unit() * 0.7f);
    }
    for (int i = 0; i < 5; ++i)
        ui.draw()->AddCircle(at(pole), box.height() * 1.95f + static_cast<float>(i) * reach * step,
                             ui.palette().inkFaint, 720, ui.unit() * 0.7f);
    ui.draw()->PopClipRect();
}

void drawCompass(Ui& ui, Vec centre, float radius) {
    ImDrawList* draw = ui.draw();
    const ImU32 ink = ui.palette().ink;
    draw->AddCircle(at(centre), radius * 0.62f, ink, 96, ui.unit() * 0.8f);
    draw->AddCircle(at(centre), radius * 0.68f, ink, 96, ui.unit() * 1.4f);
    for (int i = 0; i < 72; ++i) {
        const float angle = static_cast<float>(i) * kPi / 36;
        const float inside = i % 9 == 0 ? 0.56f : 0.59f;
        draw->AddLine(at(onCircle(centre, radius * inside, angle)),
                      at(onCircle(centre, radius * 0.62f, angle)), ink, ui.unit() * 0.6f);
    }
    for (int i = 1; i < 16; i += 2)
        drawHalfPoint(ui, centre, radius * 0.46f, static_cast<float>(i) * kPi / 8, radius * 0.10f);
    for (int i = 2; i < 16; i += 4)
        drawHalfPoint(ui, centre, radius * 0.62f, static_cast<float>(i) * kPi / 8, radius * 0.16f);
    for (int i = 0; i < 16; i += 4)
        drawHalfPoint(ui, centre, radius * 0.94f, static_cast<float>(i) * kPi / 8, radius * 0.22f);
    const Vec north = onCircle(centre, radius * 0.98f, 0);
    draw->AddTriangleFilled({north.x, north.y - radius * 0.12f}, {north.x - radius * 0.06f, north.y},
                            {north.x + radius * 0.06f, north.y}, ui.palette().signal);
}

void drawSemaphore(Ui& ui, Vec foot, float height) {
    ImDrawList* draw = ui.draw();
    const Palette& palette = ui.palette();
    const float wide = height * 0.045f;
    const Vec pivot{foot.x, foot.y - height * 0.86f};
    draw->AddRectFilled({foot.x - wide, foot.y - height * 0.95f}, {foot.x + wide, foot.y}, palette.ink);
    draw->AddTriangleFilled({foot.x - wide * 2, foot.y - height * 0.95f}, {foot.x, foot.y - height * 1.06f},
                            {foot.x + wide * 2, foot.y - height * 0.95f}, palette.ink);
    draw->AddRectFilled({foot.x - wide * 4, foot.y - height * 0.05f}, {foot.x + wide * 4, foot.y},
                        palette.ink);
    // The arm points up to the right by 45 degrees.
    const float side = std::sqrt(0.5f);
    const auto spot = [&](float along, float across) {
        return ImVec2(pivot.x + (along + across) * side * height, pivot.y - (along - across) * side * height);
    };
    const auto band = [&](float from, float to, ImU32 colour) {
        const std::array<ImVec2, 4> corners = {spot(from, -0.07f), spot(to, -0.07f), spot(to, 0.07f),
                                               spot(from, 0.07f)};
        draw->AddConvexPolyFilled(corners.data(), static_cast<int>(corners.size()), colour);
    };
    band(-0.12f, 0.62f, palette.signal);
    band(0.40f, 0.49f, palette.enamel);
    draw->AddCircleFilled(at(pivot), height * 0.05f, palette.brass, 32);
    draw->AddCircle(at(pivot), height * 0.05f, palette.ink, 32, ui.unit());
}

}  // namespace semafor
