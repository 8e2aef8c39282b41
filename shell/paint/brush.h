// Painting of the board: its layers and pieces, and the Brush and Scene that they share.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "board/board_sheet.h"
#include "board/camera.h"
#include "theme/fonts.h"
#include "theme/marks.h"
#include "theme/palette.h"
#include "view/player_view.h"

namespace semafor {

struct Brush {
    ImDrawList* draw = nullptr;
    const Camera* camera = nullptr;
    const Palette* palette = nullptr;
    const Fonts* fonts = nullptr;
    float unit = 1;  // pixels per point

    [[nodiscard]] Vec to(Vec point) const { return camera->toScreen(point); }
    [[nodiscard]] float scale() const { return camera->scale(); }
    [[nodiscard]] float px(float points) const { return points * unit; }
    // Opacity of a detail that is `units` large: fades out to 0 where that is `least` points or less.
    [[nodiscard]] float presence(float units, float least) const {
        return std::clamp(units * scale() / (least * unit) * 2 - 2, 0.0f, 1.0f);
    }
    // Whether a figure at that point can be seen, if it reaches no further than `reach` units.
    [[nodiscard]] bool sees(Vec point, float reach) const {
        return camera->screen().inset(-reach * scale()).has(to(point));
    }
};

// A board with everything that lies on it.
struct Scene {
    const BoardSheet* sheet = nullptr;
    const Game* game = nullptr;
    const PublicState* table = nullptr;  // null: an empty board
    std::array<std::uint8_t, kMaxSeats> seatColors = {};
    Language language{};
    RouteSet lit = {};  // routes that can be claimed, outlined under the names
};

void paintBoard(const Brush& brush, const Scene& scene);

// --- one layer each, from bottom to top
void paintLand(const Brush& brush, const BoardSheet& sheet);
// Mountains, trees, ships and waves: part of the land layer.
void paintFigures(const Brush& brush, const BoardSheet& sheet);
// Grain, browned edges and folds of the paper: part of the land layer.
void paintPaperTexture(const Brush& brush, const BoardSheet& sheet);
// The names of the seas, the compass, and the cartouche with the board's name.
void paintLegend(const Brush& brush, const Scene& scene);
void paintLandmarks(const Brush& brush, const Scene& scene);
void paintTracks(const Brush& brush, const Scene& scene);
// Outlines around the lit routes.
void paintLit(const Brush& brush, const Scene& scene);
void paintWagons(const Brush& brush, const Scene& scene);
void paintTowns(const Brush& brush, const Scene& scene);
void paintNames(const Brush& brush, const Scene& scene);
// The names of these cities, even without room, above the marks on them.
void paintNamesOf(const Brush& brush, const Scene& scene, const CitySet& cities);

// The sheet's graduated neatline, between the two boxes of the screen.
void paintScale(const Brush& brush, const Box& outer, const Box& inner);
// A compass rose of sixteen points, with north marked.
void paintCompass(const Brush& brush, Vec centre, float radius, ImU32 ink);
// Fills a star-shaped polygon (all of it visible from `middle`), without antialiased edges.
void paintFan(const Brush& brush, Vec middle, std::span<const Vec> around, ImU32 ink);

// --- pieces, in pixels

// A wagon in the seat's colour, with its symbol; `along` is a unit vector.
void paintWagon(const Brush& brush, std::size_t seatColor, Vec centre, Vec along, Vec size);
void paintStation(const Brush& brush, std::size_t seatColor, Vec foot, float size);
void paintPassenger(const Brush& brush, Color color, Vec foot, float size);
// A free space of a route.
struct Place {
    Vec centre;
    Vec along;  // unit vector
    Vec size;
};
void paintSpace(const Brush& brush, Color color, const Place& place, float opacity = 1);

// A bar along a route, under or over its spaces, for routes that are lit, marked or just claimed.
void paintAlong(const Brush& brush, const Track& track, float width, ImU32 ink);
// A soft glow around a route, `reach` pixels wide, from `beside` pixels off its centre line outwards.
void paintHalo(const Brush& brush, const Track& track, float beside, float reach);
// An outline of that size, in pixels, around every space of a route.
void paintOutlines(const Brush& brush, const Track& track, Vec cell, ImU32 ink, float thick);

// The four corners of a rectangle aligned with a direction.
std::array<Vec, 4> cornersOf(Vec centre, Vec along, Vec size);

}  // namespace semafor
