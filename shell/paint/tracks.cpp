// Paints routes: tracks on land, tunnels through rock, ferry lines with their locomotives.
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

// One route's track with everything needed to draw it, in pixels.
struct Way {
    const Track& track;
    std::array<Vec, 2> ends;  // middles of the discs at its ends
    Vec cell;                 // size of a space
};

Way wayOf(const Brush& brush, const Scene& scene, RouteId route) {
    const Track& track = scene.sheet->tracks[index(route)];
    auto ends = endsOf(*scene.sheet, scene.game->map(), route);
    for (Vec& end : ends) end = brush.to(end);
    const float scale = brush.scale();
    return {track, ends, {track.cellLength * scale * 0.93f, scene.sheet->cellWidth * scale}};
}

// From the edge of the city's disc to the edge of the space next to it.
struct Approach {
    Vec from;
    Vec way;  // unit vector
    float length = 0;
};

Approach approach(const Brush& brush, const Scene& scene, const Way& way, bool second) {
    const Cell& cell = second ? way.track.cells.back() : way.track.cells.front();
    const Vec edge = brush.to(cell.at) + cell.along * (second ? way.cell.x / 2 : -way.cell.x / 2);
    const Vec line = edge - way.ends[second ? 1 : 0];
    const float whole = length(line);
    const float disc = scene.sheet->cityRadius * brush.scale();
    if (whole <= disc) return {edge, {1, 0}, 0};
    const Vec unit = line * (1 / whole);
    return {way.ends[second ? 1 : 0] + unit * disc, unit, whole - disc};
}

// Two rails on sleepers; one line where they would be too fine.
void paintRails(const Brush& brush, const Scene& scene, const Way& way) {
    const float gauge = way.cell.y * 0.30f;
    const bool two = gauge > brush.px(1.7f);
    const ImU32 ink = faded(brush.palette->ink, two ? 0.62f : 0.5f);
    for (const float side : {-0.5f, 0.5f}) {
        const float off = two ? gauge * side : 0;
        const Vec last = leftOf(way.track.cells.back().along) * off;
        brush.draw->PathLineTo(at(way.ends[0] + leftOf(way.track.cells.front().along) * off));
        for (const Cell& cell : way.track.cells)
            brush.draw->PathLineTo(at(brush.to(cell.at) + leftOf(cell.along) * off));
        brush.draw->PathLineTo(at(way.ends[1] + last));
        brush.draw->PathStroke(ink, ImDrawFlags_None, std::max(1.0f, way.cell.y * (two ? 0.07f : 0.12f)));
        if (!two) break;
    }
    const float step = std::max(brush.px(2.4f), way.cell.y * 0.44f);
    for (const bool second : {false, true}) {
        const Approach free = approach(brush, scene, way, second);
        const Vec across = leftOf(free.way) * (way.cell.y * 0.30f);
        for (float along = step / 2; along < free.length; along += step) {
            const Vec middle = free.from + free.way * along;
            brush.draw->AddLine(at(middle - across), at(middle + across), faded(ink, 0.85f),
                                std::max(1.0f, way.cell.y * 0.10f));
        }
    }
}

// The dotted line of a ferry.
void paintPassage(const Brush& brush, const Scene& scene, const Way& way) {
    const float dot = std::max(brush.px(0.8f), way.cell.y * 0.10f);
    for (const bool second : {false, true}) {
        const Approach free = approach(brush, scene, way, second);
        for (float along = dot; along < free.length; along += dot * 4)
            brush.draw->AddCircleFilled(at(free.from + free.way * along), dot, brush.palette->seaInk, 8);
    }
}

// Waves along both sides of a space in the water.
void paintWater(const Brush& brush, Vec centre, Vec along, Vec size) {
    constexpr int kSteps = 12;
    constexpr float kCrests = 3;
    const Palette& p = *brush.palette;
    quad(brush.draw, cornersOf(centre, along, size + Vec{size.y * 0.2f, size.y * 0.55f}), p.sea);
    for (const float side : {-1.0f, 1.0f}) {
        for (int i = 0; i <= kSteps; ++i) {
            const float t = static_cast<float>(i) / kSteps;
            const float out = 0.66f + 0.10f * std::cos(t * kCrests * 2 * 3.14159265f);
            brush.draw->PathLineTo(
                at(centre + along * (size.x * (t - 0.5f)) + leftOf(along) * (side * size.y * out)));
        }
        brush.draw->PathStroke(p.seaInk, ImDrawFlags_None, std::max(1.0f, size.y * 0.09f));
    }
}

// Stones around a space cut into rock: sizes vary, but always in the same way.
void paintRock(const Brush& brush, Vec centre, Vec along, Vec size) {
    constexpr int kStones = 5;
    constexpr float kHeights[] = {0.34f, 0.14f, 0.28f, 0.38f, 0.18f, 0.32f, 0.12f};
    const Palette& p = *brush.palette;
    const Vec left = leftOf(along);
    for (const float side : {-1.0f, 1.0f})
        for (int i = 0; i < kStones; ++i) {
            const int kind = i + (side > 0 ? 3 : 0);
            const float high = size.y * kHeights[kind % 7];
            const float wide = size.x / kStones;
            const Vec middle = centre + along * (wide * (static_cast<float>(i) - (kStones - 1) / 2.0f)) +
                               left * (side * (size.y + high) / 2);
            quad(brush.draw, cornersOf(middle, along, {wide, high}), p.rockEdge);
            quad(brush.draw, cornersOf(middle, along, {wide * 0.80f, high * 0.62f}),
                 kind % 2 == 0 ? p.rock : blended(p.rock, p.rockEdge, 0.35f));
        }
}

// The mouth of a tunnel, where its track leaves the rock.
void paintPortal(const Brush& brush, Vec foot, Vec out, float wide) {
    const Palette& p = *brush.palette;
    const float deep = wide * 0.22f;
    const Vec middle = foot + out * (deep * 0.5f);
    quad(brush.draw, cornersOf(middle, out, {deep, wide}), p.rockEdge);
    quad(brush.draw, cornersOf(middle, out, {deep * 0.55f, wide * 0.88f}), p.rock);
    quad(brush.draw, cornersOf(middle, out, {deep, wide * 0.36f}), p.clothShade);
}

void paintPortals(const Brush& brush, const Way& way) {
    for (const bool second : {false, true}) {
        const Cell& cell = second ? way.track.cells.back() : way.track.cells.front();
        const Vec out = cell.along * (second ? 1.0f : -1.0f);
        paintPortal(brush, brush.to(cell.at) + out * (way.cell.x / 2), out, way.cell.y * 1.5f);
    }
}

// The locomotive that a ferry's space requires, on a plate of its own.
void paintEngine(const Brush& brush, Vec centre, float wide) {
    const Palette& p = *brush.palette;
    const float radius = std::max(wide * 0.60f, brush.px(2.2f));
    brush.draw->AddCircleFilled(at(centre), radius, p.enamel, 20);
    brush.draw->AddCircle(at(centre), radius, darker(p.of(Color::kGray), 0.75f), 20,
                          std::max(1.0f, wide * 0.1f));
    const ImU32 ink = p.on(Color::kLocomotive);
    if (radius * 0.82f >= brush.px(kLeastSymbol))
        paintSymbol(brush.draw, Color::kLocomotive, centre, radius * 0.82f, ink);
    else
        brush.draw->AddCircleFilled(at(centre), radius * 0.5f, ink, 12);
}

void paintCross(const Brush& brush, Vec centre, float radius) {
    const ImU32 ink = faded(brush.palette->ink, 0.7f);
    const float thick = std::max(1.0f, radius * 0.35f);
    brush.draw->AddLine(at(centre + Vec{-radius, -radius}), at(centre + Vec{radius, radius}), ink, thick);
    brush.draw->AddLine(at(centre + Vec{-radius, radius}), at(centre + Vec{radius, -radius}), ink, thick);
}

// The ground under the spaces: rock and water.
void paintGround(const Brush& brush, const Scene& scene, const Way& way, RouteId route) {
    const RouteInfo& info = scene.game->route(route);
    if (info.tunnel) paintPortals(brush, way);
    for (const Cell& cell : way.track.cells) {
        if (info.tunnel) paintRock(brush, brush.to(cell.at), cell.along, way.cell);
        if (info.locomotives > 0) paintWater(brush, brush.to(cell.at), cell.along, way.cell);
    }
}

void paintFree(const Brush& brush, const Scene& scene, RouteId route) {
    const RouteInfo& info = scene.game->route(route);
    const Way way = wayOf(brush, scene, route);
    const bool closed = scene.table != nullptr && !scene.table->open.has(route);
    paintGround(brush, scene, way, route);
    int locomotives = info.locomotives;
    for (const Cell& cell : way.track.cells) {
        const Vec centre = brush.to(cell.at);
        paintSpace(brush, info.color, {centre, cell.along, way.cell}, closed ? 0.35f : 1);
        const float radius = way.cell.y * 0.36f;
        if (locomotives-- > 0)
            paintEngine(brush, centre, way.cell.y);
        else if (radius >= brush.px(kLeastSymbol))
            paintSymbol(brush.draw, info.color, centre, radius,
                        faded(brush.palette->on(info.color), closed ? 0.4f : 0.8f));
        if (closed) paintCross(brush, centre, way.cell.y * 0.42f);
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
          faded(blended(p.of(color), p.spaceEdge, 0.65f), 0.4f + 0.6f * opacity), thick);
}

void paintTracks(const Brush& brush, const Scene& scene) {
    for (std::size_t r = 0; r < scene.game->routeCount(); ++r) {
        const Way way = wayOf(brush, scene, idAt<RouteId>(r));
        const bool ferry = scene.game->route(idAt<RouteId>(r)).locomotives > 0;
        ferry ? paintPassage(brush, scene, way) : paintRails(brush, scene, way);
    }
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

void paintHalo(const Brush& brush, const Track& track, float beside, float reach) {
    constexpr int kRings = 5;
    const float half = track.cellLength * brush.scale() / 2;
    const auto ring = [&](float away, ImU32 ink, float thick) {
        for (const float side : {1.0f, -1.0f})
            for (std::size_t i = 0; i < track.cells.size(); ++i) {
                const Cell& cell = side > 0 ? track.cells[i] : track.cells[track.cells.size() - 1 - i];
                const Vec middle = brush.to(cell.at);
                const Vec across = leftOf(cell.along) * (side * away);
                const Vec along = cell.along * (side * (half + away - beside));
                if (i == 0) brush.draw->PathLineTo(at(middle - along + across));
                if (i > 0 && i + 1 < track.cells.size()) brush.draw->PathLineTo(at(middle + across));
                if (i + 1 == track.cells.size()) brush.draw->PathLineTo(at(middle + along + across));
            }
        brush.draw->PathStroke(ink, ImDrawFlags_Closed, thick);
    };
    const ImU32 lamp = brush.palette->lamp;
    for (int i = 0; i < kRings; ++i) {
        const float t = (static_cast<float>(i) + 0.5f) / kRings;
        ring(beside + reach * t, faded(lamp, 0.75f * (1 - t) * (1 - t)), reach / kRings * 1.3f);
    }
    ring(beside, faded(lamp, 0.95f), std::max(1.0f, reach * 0.2f));
}

void paintOutlines(const Brush& brush, const Track& track, Vec cell, ImU32 ink, float thick) {
    for (const Cell& space : track.cells)
        frame(brush.draw, cornersOf(brush.to(space.at), space.along, cell), ink, thick);
}

void paintLit(const Brush& brush, const Scene& scene) {
    const float wide = scene.sheet->cellWidth * brush.scale();
    // Thin tracks get thin outlines, so that the colour between them stays visible.
    const float thick = std::clamp(wide * 0.24f, brush.px(1.0f), brush.px(1.8f));
    scene.lit.forEach([&](RouteId route) {
        const Track& track = scene.sheet->tracks[index(route)];
        const Vec cell = Vec{track.cellLength * brush.scale(), wide} + Vec{thick, thick};
        paintOutlines(brush, track, cell, brush.palette->glow, thick);
    });
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
