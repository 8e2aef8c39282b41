// Paints the compass rose.
#include <imgui.h>

#include "paint/brush.h"

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;

Vec onCircle(Vec centre, float radius, float angle) {
    return {centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)};
}

// Points of the rose: `first` and every `step` after it, in sixteenths of a turn.
struct Points {
    int first;
    int step;
    float reach;
    float waist;
};

}  // namespace

void paintCompass(const Brush& brush, Vec centre, float radius, ImU32 ink) {
    ImDrawList* draw = brush.draw;
    const ImU32 paper = faded(brush.palette->paper, static_cast<float>(ink >> IM_COL32_A_SHIFT) / 255);
    draw->AddCircle(at(centre), radius * 0.62f, ink, 96, brush.px(0.8f));
    draw->AddCircle(at(centre), radius * 0.68f, ink, 96, brush.px(1.4f));
    for (int i = 0; i < 72; ++i) {
        const float angle = static_cast<float>(i) * kPi / 36;
        draw->AddLine(at(onCircle(centre, radius * (i % 9 == 0 ? 0.56f : 0.59f), angle)),
                      at(onCircle(centre, radius * 0.62f, angle)), ink, brush.px(0.6f));
    }
    constexpr Points kPoints[] = {{1, 2, 0.46f, 0.10f}, {2, 4, 0.62f, 0.16f}, {0, 4, 0.94f, 0.22f}};
    for (const auto& [first, step, reach, waist] : kPoints)
        for (int i = first; i < 16; i += step) {
            const float angle = static_cast<float>(i) * kPi / 8;
            const ImVec2 tip = at(onCircle(centre, radius * reach, angle));
            const ImVec2 left = at(onCircle(centre, radius * waist, angle - kPi / 8));
            const ImVec2 right = at(onCircle(centre, radius * waist, angle + kPi / 8));
            draw->AddTriangleFilled(at(centre), left, tip, paper);
            draw->AddTriangleFilled(at(centre), tip, right, ink);
            draw->AddTriangle(at(centre), left, tip, ink, brush.px(0.8f));
        }
    const Vec north = onCircle(centre, radius * 0.98f, 0);
    draw->AddTriangleFilled({north.x, north.y - radius * 0.12f}, {north.x - radius * 0.06f, north.y},
                            {north.x + radius * 0.06f, north.y}, brush.palette->signal);
}

}  // namespace semafor
