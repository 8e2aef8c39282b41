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

void drawHalfPoint(Ui& ui, Vec centre, float radius, float angle, float waist) {
    const Vec tip = onCircle(centre, radius, angle);
    const Vec left = onCircle(centre, waist, angle - kPi / 8);
    const Vec right = onCircle(centre, waist, angle + kPi / 8);
    ui.draw()->AddTriangleFilled(at(centre), at(left), at(tip), ui.palette().paper);
    ui.draw()->AddTriangleFilled(at(centre), at(tip), at(right), ui.palette().ink);
    ui.draw()->AddTriangle(at(centre), at(left), at(tip), ui.palette().ink, ui.unit() * 0.8f);
}

}  // namespace

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
