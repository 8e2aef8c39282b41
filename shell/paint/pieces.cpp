// Paints wagons, stations and passengers, with light and shadow.
#include <imgui.h>

#include "paint/brush.h"
#include "paint/drawing.h"

namespace semafor {
namespace {

void quad(ImDrawList* draw, const std::array<Vec, 4>& c, ImU32 ink) {
    draw->AddQuadFilled(at(c[0]), at(c[1]), at(c[2]), at(c[3]), ink);
}

// Dark by day; lit from above by night, when dark pieces would be lost on the land.
ImU32 edgeOf(const Palette& p, ImU32 body) {
    return blended(body, p.spaceEdge, 0.62f);
}

}  // namespace

void paintWagon(const Brush& brush, std::size_t seatColor, Vec centre, Vec along, Vec size) {
    const Palette& p = *brush.palette;
    const ImU32 body = p.seats[seatColor];
    const Vec up{0, -1};
    const Vec light = dot(leftOf(along), up) >= 0 ? leftOf(along) : leftOf(along) * -1;
    quad(brush.draw, cornersOf(centre + Vec{size.y * 0.10f, size.y * 0.22f}, along, size),
         faded(p.shadow, 2.2f));
    // The side below the roof, then the roof, then the light along its ridge.
    quad(brush.draw, cornersOf(centre - light * (size.y * 0.10f), along, size), darker(body, 0.45f));
    const Vec roof = centre + light * (size.y * 0.06f);
    const Vec roofSize{size.x * 0.96f, size.y * 0.80f};
    quad(brush.draw, cornersOf(roof, along, roofSize), body);
    quad(brush.draw, cornersOf(roof + light * (size.y * 0.22f), along, {roofSize.x, roofSize.y * 0.28f}),
         lighter(body, 0.28f));
    const auto outer = cornersOf(centre, along, {size.x, size.y * 1.06f});
    brush.draw->AddQuad(at(outer[0]), at(outer[1]), at(outer[2]), at(outer[3]), edgeOf(p, body),
                        std::max(1.0f, size.y * 0.07f));
    for (const float end : {-0.36f, 0.36f})
        quad(brush.draw, cornersOf(roof + along * (size.x * end), along, {size.x * 0.04f, roofSize.y}),
             darker(body, 0.35f));
    const float radius = std::min(size.y, size.x) * 0.27f;
    if (radius >= brush.px(1.8f)) paintShape(brush.draw, seatColor, roof, radius, p.onSeats[seatColor]);
}

void paintStation(const Brush& brush, std::size_t seatColor, Vec foot, float size) {
    const Palette& p = *brush.palette;
    const ImU32 body = p.seats[seatColor];
    const float w = size * 0.5f;
    ImDrawList* draw = brush.draw;
    draw->AddEllipseFilled(at(foot + Vec{size * 0.08f, 0}), size * 0.62f, size * 0.22f,
                           faded(p.shadow, 2.4f));
    draw->AddRectFilled(at(foot + Vec{-w, -size * 0.72f}), at(foot + Vec{w, size * 0.06f}), body);
    draw->AddRectFilled(at(foot + Vec{w * 0.35f, -size * 0.72f}), at(foot + Vec{w, size * 0.06f}),
                        darker(body, 0.25f));
    draw->AddTriangleFilled(at(foot + Vec{-w * 1.3f, -size * 0.66f}), at(foot + Vec{0, -size * 1.25f}),
                            at(foot + Vec{w * 1.3f, -size * 0.66f}), darker(body, 0.35f));
    draw->AddRect(at(foot + Vec{-w, -size * 0.70f}), at(foot + Vec{w, size * 0.06f}), edgeOf(p, body), 0, 0,
                  std::max(1.0f, size * 0.06f));
    paintShape(draw, seatColor, foot + Vec{0, -size * 0.32f}, size * 0.26f, p.onSeats[seatColor]);
}

namespace {

// Fallback while the drawings are being downloaded.
void paintPawn(const Brush& brush, ImU32 coat, Vec foot, float size) {
    const ImVec2 body[] = {at(foot + Vec{-size * 0.30f, 0}), at(foot + Vec{-size * 0.17f, -size * 0.58f}),
                           at(foot + Vec{size * 0.17f, -size * 0.58f}), at(foot + Vec{size * 0.30f, 0})};
    brush.draw->AddConvexPolyFilled(body, 4, coat);
    brush.draw->AddCircleFilled(at(foot + Vec{0, -size * 0.74f}), size * 0.20f, coat, 16);
}

}  // namespace

void paintPassenger(const Brush& brush, Color color, Vec foot, float size) {
    const Palette& p = *brush.palette;
    brush.draw->AddEllipseFilled(at(foot + Vec{size * 0.05f, 0}), size * 0.34f, size * 0.10f,
                                 faded(p.shadow, 2.4f));
    const Drawing* drawing = drawingOf("travellers", nameOf(color));
    const Box box{foot + Vec{-size * 0.5f, -size}, foot + Vec{size * 0.5f, 0}};
    if (drawing != nullptr)
        paintDrawing(brush.draw, *drawing, box, travellerInks(p, color));
    else
        paintPawn(brush, p.of(color), foot, size);
    if (size >= brush.px(20))
        paintSymbol(brush.draw, color, foot + Vec{0, -size * 0.32f}, size * 0.12f, p.on(color));
}

}  // namespace semafor
