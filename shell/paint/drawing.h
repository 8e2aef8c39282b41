// Paints the drawings of assets/art, in whichever inks.
#pragma once

#include <imgui.h>

#include <array>

#include "board/art.h"
#include "map/color.h"
#include "map/map_def.h"
#include "theme/palette.h"

namespace semafor {

// By Ink.
using Inks = std::array<ImU32, kInks>;

// Whose body has that colour.
Inks inksOf(ImU32 body);
// What landmarks on the land of that palette are drawn with.
Inks landmarkInks(const Palette& palette);
Inks travellerInks(const Palette& palette, Color color);

// All drawings, or null while they are on their way; to ask is to have them sent.
const Art* art();

// As large as the box has room for, in its middle, standing on its foot.
void paintDrawing(ImDrawList* draw, const Drawing& drawing, const Box& box, const Inks& inks);

// One of assets/art; null when it isn't there, or on its way.
const Drawing* drawingOf(std::string_view folder, std::string_view name);

// The landmark of a city in the box; false, with nothing drawn, where it has none or it is on its way.
bool paintLandmark(ImDrawList* draw, const MapDef& map, CityId city, const Box& box, const Palette& palette);

}  // namespace semafor
