// Paints symbols of cards and shapes of seats as filled outlines around a unit circle.
#include "theme/marks.h"

#include <array>
#include <cmath>
#include <initializer_list>
#include <span>

namespace semafor {
namespace {

constexpr float kPi = 3.14159265f;

Vec onCircle(Vec centre, float radius, float turns) {
    return {centre.x + radius * std::sin(2 * kPi * turns), centre.y - radius * std::cos(2 * kPi * turns)};
}

// Fills an outline of points around the centre, in units of the radius. Required: it is convex.
void fill(ImDrawList* draw, Vec centre, float radius, std::initializer_list<Vec> points, ImU32 ink) {
    for (const Vec& point : points) draw->PathLineTo(at(centre + point * radius));
    draw->PathFillConvex(ink);
}

void paintStar(ImDrawList* draw, Vec centre, float radius, ImU32 ink) {
    constexpr int kPoints = 5;
    constexpr auto kCount = static_cast<float>(kPoints);
    constexpr float kWaist = 0.43f;
    for (int i = 0; i < kPoints; ++i) {
        const auto turn = static_cast<float>(i) / kCount;
        draw->AddQuadFilled(at(centre), at(onCircle(centre, radius * kWaist, turn - 0.5f / kCount)),
                            at(onCircle(centre, radius, turn)),
                            at(onCircle(centre, radius * kWaist, turn + 0.5f / kCount)), ink);
    }
}

void paintHeart(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    for (const float side : {-1.0f, 1.0f}) {
        draw->AddCircleFilled(at(c + Vec{side * 0.46f * r, -0.32f * r}), 0.5f * r, ink, 20);
    }
    fill(draw, c, r, {{-0.90f, -0.10f}, {0, -0.55f}, {0.90f, -0.10f}, {0, 0.95f}}, ink);
}

void paintDrop(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    draw->AddCircleFilled(at(c + Vec{0, 0.3f * r}), 0.64f * r, ink, 24);
    fill(draw, c, r, {{0, -1.0f}, {0.58f, 0.05f}, {-0.58f, 0.05f}}, ink);
}

void paintLeaf(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    const Vec tip = c + Vec{0.72f * r, -0.75f * r};
    const Vec stem = c + Vec{-0.55f * r, 0.6f * r};
    draw->PathLineTo(at(stem));
    draw->PathBezierCubicCurveTo(at(c + Vec{-1.05f * r, -0.35f * r}), at(c + Vec{-0.1f * r, -0.95f * r}),
                                 at(tip), 14);
    draw->PathBezierCubicCurveTo(at(c + Vec{0.95f * r, 0.1f * r}), at(c + Vec{0.35f * r, 1.0f * r}), at(stem),
                                 14);
    draw->PathFillConvex(ink);
    draw->AddLine(at(c + Vec{-0.95f * r, 0.98f * r}), at(stem), ink, 0.2f * r);
}

void paintMoon(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    constexpr int kSteps = 14;
    const Vec shade = c + Vec{0.45f * r, -0.2f * r};
    // The slices lie edge to edge: antialiased edges would show between them.
    const ImDrawListFlags flags = draw->Flags;
    draw->Flags &= ~ImDrawListFlags_AntiAliasedFill;
    for (int i = 0; i < kSteps; ++i) {
        const auto edge = [&](float t) { return onCircle(c, 0.95f * r, 0.17f + 0.80f * t); };
        const auto inner = [&](float t) { return onCircle(shade, 0.72f * r, 0.12f + 0.80f * t); };
        const float t0 = static_cast<float>(i) / kSteps;
        const float t1 = static_cast<float>(i + 1) / kSteps;
        draw->AddQuadFilled(at(edge(t0)), at(edge(t1)), at(inner(t1)), at(inner(t0)), ink);
        draw->AddLine(at(edge(t0)), at(edge(t1)), ink, 1);
    }
    draw->Flags = flags;
}

void paintCrown(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    fill(draw, c, r, {{-0.8f, 0.55f}, {0.8f, 0.55f}, {0.8f, 0.8f}, {-0.8f, 0.8f}}, ink);
    for (const float x : {-0.62f, 0.0f, 0.62f}) {
        fill(draw, c, r, {{x - 0.40f, 0.5f}, {x * 1.25f, -0.55f}, {x + 0.40f, 0.5f}}, ink);
        draw->AddCircleFilled(at(c + Vec{x * 1.25f, -0.66f} * r), 0.17f * r, ink, 10);
    }
}

void paintSun(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    draw->AddCircleFilled(at(c), 0.5f * r, ink, 20);
    for (int i = 0; i < 8; ++i) {
        const float turn = static_cast<float>(i) / 8;
        draw->AddTriangleFilled(at(onCircle(c, r, turn)), at(onCircle(c, 0.6f * r, turn - 0.045f)),
                                at(onCircle(c, 0.6f * r, turn + 0.045f)), ink);
    }
}

void paintSpade(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    for (const float side : {-1.0f, 1.0f})
        draw->AddCircleFilled(at(c + Vec{side * 0.42f * r, 0.18f * r}), 0.44f * r, ink, 18);
    fill(draw, c, r, {{0, -0.98f}, {0.82f, 0.0f}, {0, 0.45f}, {-0.82f, 0.0f}}, ink);
    fill(draw, c, r, {{0, 0.2f}, {0.36f, 0.95f}, {-0.36f, 0.95f}}, ink);
}

void paintWheel(ImDrawList* draw, Vec c, float r, ImU32 ink) {
    draw->AddCircle(at(c), 0.84f * r, ink, 28, 0.24f * r);
    draw->AddCircleFilled(at(c), 0.22f * r, ink, 14);
    for (int i = 0; i < 4; ++i) {
        const float turn = static_cast<float>(i) / 8;
        draw->AddLine(at(onCircle(c, 0.8f * r, turn)), at(onCircle(c, 0.8f * r, turn + 0.5f)), ink,
                      0.13f * r);
    }
}

}  // namespace

void paintSymbol(ImDrawList* draw, Color color, Vec centre, float radius, ImU32 ink) {
    using Drawer = void (*)(ImDrawList*, Vec, float, ImU32);
    constexpr Drawer kDrawers[] = {paintCrown, paintDrop,  paintSun,   paintStar, paintMoon,
                                   paintLeaf,  paintSpade, paintHeart, paintWheel};
    if (index(color) < std::size(kDrawers)) kDrawers[index(color)](draw, centre, radius, ink);
}

void paintShape(ImDrawList* draw, std::size_t seatColor, Vec centre, float radius, ImU32 ink) {
    switch (seatColor) {
        case 0:
            return draw->AddCircleFilled(at(centre), radius * 0.86f, ink, 24);
        case 1:
            return fill(draw, centre, radius,
                        {{-0.74f, -0.74f}, {0.74f, -0.74f}, {0.74f, 0.74f}, {-0.74f, 0.74f}}, ink);
        case 2:
            return fill(draw, centre, radius, {{0, -0.95f}, {0.95f, 0.72f}, {-0.95f, 0.72f}}, ink);
        case 3:
            return fill(draw, centre, radius, {{0, -1.0f}, {0.82f, 0}, {0, 1.0f}, {-0.82f, 0}}, ink);
        default:
            return paintStar(draw, centre, radius * 1.08f, ink);
    }
}

}  // namespace semafor
