// Routes: spaces laid on the land, tunnels cut into rock, ferries with their locomotives.
#include <imgui.h>

#include "paint/brush.h"

namespace semafor {
namespace {

// Symbols smaller than this can't be told apart.
constexpr float kLeastSymbol = 2.6f;  // points

void quad(ImDrawList* draw, const std::array<Vec, 4>& corners, ImU32 ink) {
    draw->AddQuadFilled(at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3]), ink);
}

void frame(ImDrawList* draw, const std::array<Vec, 4>& corners, ImU32 ink, float thick) {
    draw->AddQuad(at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3]), ink, thick);
}

// The line under the spaces, from city to city.
void paintBed(const Brush& brush, const Scene& scene, RouteId route) {
    const Track& track = scene.sheet->tracks[index(route)];
    const auto ends = endsOf(*scene.sheet, scene.game->map(), route);
    const bool ferry = scene.game->route(route).locomotives > 0;
    const ImU32 ink = faded(brush.palette->ink, ferry ? 0.35f : 0.55f);
    brush.draw->PathLineTo(at(brush.to(ends[0])));
    for (const Cell& cell : track.cells) brush.draw->PathLineTo(at(brush.to(cell.at)));
    brush.draw->PathLineTo(at(brush.to(ends[1])));
    brush.draw->PathStroke(ink, ImDrawFlags_None, std::max(1.0f, brush.scale() * 1.6f));
}

// The teeth of a tunnel's portal, on both sides of a space.
void paintRock(const Brush& brush, Vec centre, Vec along, Vec size) {
    constexpr int kTeeth = 5;
    const Vec left = leftOf(along);
    const float tooth = size.y * 0.30f;
    for (const float side : {-1.0f, 1.0f})
        for (int i = 0; i < kTeeth; ++i) {
            const float from = size.x * (static_cast<float>(i) / kTeeth - 0.5f);
            const float to = size.x * (static_cast<float>(i + 1) / kTeeth - 0.5f);
            const Vec edge = left * (side * size.y * 0.5f);
            brush.draw->AddTriangleFilled(
                at(centre + along * from + edge), at(centre + along * to + edge),
                at(centre + along * ((from + to) / 2) + edge + left * (side * tooth)), brush.palette->ink);
        }
}

void paintCross(const Brush& brush, Vec centre, float radius) {
    const ImU32 ink = faded(brush.palette->ink, 0.7f);
    const float thick = std::max(1.0f, radius * 0.35f);
    brush.draw->AddLine(at(centre + Vec{-radius, -radius}), at(centre + Vec{radius, radius}), ink, thick);
    brush.draw->AddLine(at(centre + Vec{-radius, radius}), at(centre + Vec{radius, -radius}), ink, thick);
}

void paintFree(const Brush& brush, const Scene& scene, RouteId route) {
    const RouteInfo& info = scene.game->route(route);
    const Track& track = scene.sheet->tracks[index(route)];
    const Vec size{track.cellLength * brush.scale() * 0.93f, scene.sheet->cellWidth * brush.scale()};
    const bool closed = scene.table != nullptr && !scene.table->open.has(route);
    int locomotives = info.locomotives;
    for (const Cell& cell : track.cells) {
        const Vec centre = brush.to(cell.at);
        if (info.tunnel) paintRock(brush, centre, cell.along, size);
        paintSpace(brush, info.color, {centre, cell.along, size}, closed ? 0.35f : 1);
        const bool engine = locomotives-- > 0;
        const float radius = size.y * 0.36f;
        const ImU32 ink = faded(brush.palette->on(info.color), closed ? 0.4f : 0.8f);
        if (radius >= brush.px(kLeastSymbol))
            drawSymbol(brush.draw, engine ? Color::kLocomotive : info.color, centre,
                       radius * (engine ? 1.15f : 1), ink);
        else if (engine)
            brush.draw->AddCircleFilled(at(centre), std::max(1.2f, radius), ink, 12);
        if (closed) paintCross(brush, centre, size.y * 0.42f);
    }
}

bool owned(const Scene& scene, RouteId route) {
    if (scene.table == nullptr) return false;
    for (std::size_t s = 0; s < scene.table->seats; ++s)
        if (scene.table->owned[s].has(route)) return true;
    return false;
}

}  // namespace

std::array<Vec, 4> cornersOf(Vec centre, Vec along, Vec size) {
    const Vec a = along * (size.x / 2);
    const Vec b = leftOf(along) * (size.y / 2);
    return {centre - a + b, centre + a + b, centre + a - b, centre - a - b};
}

void paintSpace(const Brush& brush, Color color, const Place& place, float opacity) {
    const auto [centre, along, size] = place;
    const Palette& p = *brush.palette;
    const float thick = std::max(1.0f, size.y * 0.09f);
    quad(brush.draw, cornersOf(centre, along, size), p.card);
    quad(brush.draw, cornersOf(centre, along, size), faded(blended(p.of(color), p.card, 0.16f), opacity));
    // Light from above, shade below.
    const Vec up{0, -1};
    const Vec left = dot(leftOf(along), up) > 0 ? leftOf(along) : leftOf(along) * -1;
    const Vec lit = centre + left * (size.y * 0.32f);
    quad(brush.draw, cornersOf(lit, along, {size.x, size.y * 0.3f}), faded(p.enamel, 0.28f * opacity));
    frame(brush.draw, cornersOf(centre, along, size),
          faded(darker(p.of(color), 0.65f), 0.4f + 0.6f * opacity), thick);
}

void paintTracks(const Brush& brush, const Scene& scene) {
    for (std::size_t r = 0; r < scene.game->routeCount(); ++r) paintBed(brush, scene, idAt<RouteId>(r));
    for (std::size_t r = 0; r < scene.game->routeCount(); ++r)
        if (!owned(scene, idAt<RouteId>(r))) paintFree(brush, scene, idAt<RouteId>(r));
}

void paintAlong(const Brush& brush, const Track& track, float width, ImU32 ink) {
    const Vec half = track.cells.front().along * (track.cellLength * 0.62f);
    const Vec end = track.cells.back().along * (track.cellLength * 0.62f);
    brush.draw->PathLineTo(at(brush.to(track.cells.front().at - half)));
    for (const Cell& cell : track.cells) brush.draw->PathLineTo(at(brush.to(cell.at)));
    brush.draw->PathLineTo(at(brush.to(track.cells.back().at + end)));
    brush.draw->PathStroke(ink, ImDrawFlags_None, width);
}

void paintFrames(const Brush& brush, const Track& track, Vec cell, ImU32 ink, float thick) {
    for (const Cell& space : track.cells)
        frame(brush.draw, cornersOf(brush.to(space.at), space.along, cell), ink, thick);
}

void paintWagons(const Brush& brush, const Scene& scene) {
    if (scene.table == nullptr) return;
    for (std::size_t s = 0; s < scene.table->seats; ++s)
        scene.table->owned[s].forEach([&](RouteId route) {
            const Track& track = scene.sheet->tracks[index(route)];
            const Vec size{track.cellLength * brush.scale() * 0.97f,
                           scene.sheet->cellWidth * brush.scale() * 1.5f};
            for (const Cell& cell : track.cells)
                paintWagon(brush, scene.seatColors[s], brush.to(cell.at), cell.along, size);
        });
}

}  // namespace semafor
