// What the board is painted with, and what it shows.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "board/camera.h"
#include "board/board_sheet.h"
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
    float unit = 1;  // pixels a point

    [[nodiscard]] Vec to(Vec point) const { return camera->toScreen(point); }
    [[nodiscard]] float scale() const { return camera->scale(); }
    [[nodiscard]] float px(float points) const { return points * unit; }
    // How strongly what is so many units large is seen: not at all where that is less than `least` points.
    [[nodiscard]] float presence(float units, float least) const {
        return std::clamp(units * scale() / (least * unit) * 2 - 2, 0.0f, 1.0f);
    }
    // Whether a figure at that point can be seen, if it reaches no further than so many units.
    [[nodiscard]] bool sees(Vec point, float reach) const {
        return camera->screen().inset(-reach * scale()).has(to(point));
    }
};

// A board with what lies on it.
struct Scene {
    const BoardSheet* sheet = nullptr;
    const Game* game = nullptr;
    const PublicState* table = nullptr;  // null: nothing lies there yet
    std::array<std::uint8_t, kMaxSeats> seatColors = {};
    Language language{};
    RouteSet lit = {};  // those that can be claimed, framed under the names
};

void paintBoard(const Brush& brush, const Scene& scene);

// --- each paints one layer of it, from below to above
void paintLand(const Brush& brush, const BoardSheet& sheet);
// Mountains, trees, ships and waves: a part of the land.
void paintFigures(const Brush& brush, const BoardSheet& sheet);
// The grain of the paper, its browned edges and its folds: a part of the land.
void paintPaperTexture(const Brush& brush, const BoardSheet& sheet);
// The names of the seas, the compass, and the cartouche with the board's name.
void paintLegend(const Brush& brush, const Scene& scene);
void paintLandmarks(const Brush& brush, const Scene& scene);
void paintTracks(const Brush& brush, const Scene& scene);
// Frames around the routes that are lit.
void paintLit(const Brush& brush, const Scene& scene);
void paintWagons(const Brush& brush, const Scene& scene);
void paintTowns(const Brush& brush, const Scene& scene);
void paintNames(const Brush& brush, const Scene& scene);
// Of those cities, whether there is room or not: over what marks them.
void paintNamesOf(const Brush& brush, const Scene& scene, const CitySet& cities);

// The graduated frame of the sheet, between the two boxes of the screen.
void paintScale(const Brush& brush, const Box& outer, const Box& inner);
// A rose of sixteen points with its north marked.
void paintCompass(const Brush& brush, Vec centre, float radius, ImU32 ink);
// A shape that is seen whole from its middle, without smoothed edges.
void paintFan(const Brush& brush, Vec middle, std::span<const Vec> around, ImU32 ink);

// --- pieces, in pixels

// A wagon in the seat's colour with its shape: `along` is the direction, of length 1.
void paintWagon(const Brush& brush, std::size_t seatColor, Vec centre, Vec along, Vec size);
void paintStation(const Brush& brush, std::size_t seatColor, Vec foot, float size);
void paintPassenger(const Brush& brush, Color color, Vec foot, float size);
// A space of a route, free to be claimed.
struct Place {
    Vec centre;
    Vec along;  // the direction, of length 1
    Vec size;
};
void paintSpace(const Brush& brush, Color color, const Place& place, float opacity = 1);

// A bar along a route, under or over its spaces: for what is lit, marked or just claimed.
void paintAlong(const Brush& brush, const Track& track, float width, ImU32 ink);
// A soft light around a route, from so many pixels beside its middle outwards.
void paintHalo(const Brush& brush, const Track& track, float beside, float reach);
// A frame of that size, in pixels, around every space of a route.
void paintOutlines(const Brush& brush, const Track& track, Vec cell, ImU32 ink, float thick);

// The four corners of a rectangle that lies along a direction.
std::array<Vec, 4> cornersOf(Vec centre, Vec along, Vec size);

}  // namespace semafor
