// What the board is painted with, and what it shows.
#pragma once

#include <imgui.h>

#include <array>
#include <vector>

#include "board/camera.h"
#include "board/sheet.h"
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
};

// A board with what lies on it.
struct Scene {
    const Sheet* sheet = nullptr;
    const Game* game = nullptr;
    const PublicState* table = nullptr;  // null: nothing lies there yet
    std::array<std::uint8_t, kMaxSeats> seatColors = {};
    Language language{};
};

// --- each paints one layer, from below to above
void paintLand(const Brush& brush, const Sheet& sheet);
void paintTracks(const Brush& brush, const Scene& scene);
void paintWagons(const Brush& brush, const Scene& scene);
void paintTowns(const Brush& brush, const Scene& scene);
void paintNames(const Brush& brush, const Scene& scene);

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
// A frame of that size, in pixels, around every space of a route.
void paintFrames(const Brush& brush, const Track& track, Vec cell, ImU32 ink, float thick);

// The four corners of a rectangle that lies along a direction.
std::array<Vec, 4> cornersOf(Vec centre, Vec along, Vec size);

}  // namespace semafor
