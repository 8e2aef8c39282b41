// Ornaments of an engraved map, all drawn as vectors.
#include "screens/ornaments.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "paint/brush.h"
#include "widgets/controls.h"

namespace semafor {

void drawCompass(Ui& ui, Vec centre, float radius) {
    paintCompass({ui.draw(), nullptr, &ui.palette(), &ui.fonts(), ui.px(1)}, centre, radius,
                 ui.palette().ink);
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
    draw->AddCircle(at(pivot), height * 0.05f, palette.ink, 32, ui.px(1));
}

}  // namespace semafor
