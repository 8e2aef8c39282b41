// Paints the vector drawings of assets/art in given colours.
#pragma once

#include <imgui.h>

#include <array>

#include "board/art.h"
#include "map/color.h"
#include "map/map_def.h"
#include "theme/palette.h"

namespace semafor {

// One colour for each Ink.
using Inks = std::array<ImU32, kInks>;

// Colours for a drawing whose body has that colour.
Inks inksOf(ImU32 body);
// Colours for landmarks on the land of that palette.
Inks landmarkInks(const Palette& palette);
Inks travellerInks(const Palette& palette, Color color);

// All drawings, or null while they are being downloaded; the call starts the download.
const Art* art();

// Scales the drawing to fit the box, centred and standing at its foot.
void paintDrawing(ImDrawList* draw, const Drawing& drawing, const Box& box, const Inks& inks);

// A drawing of assets/art; null when it doesn't exist or is being downloaded.
const Drawing* drawingOf(std::string_view folder, std::string_view name);

// Paints a city's landmark in the box. False if the city has no landmark, or it isn't downloaded yet.
bool paintLandmark(ImDrawList* draw, const MapDef& map, CityId city, const Box& box, const Palette& palette);

}  // namespace semafor
