// What makes a sheet of paper an engraved map: frame, graticule, compass, and the semaphore of our name.
#pragma once

#include "screens/stage.h"

namespace semafor {

// The scale around a map: two lines, and between them alternating black and white lengths.
void drawNeatline(const Stage& stage, const Box& box);

// Meridians that meet far above the sheet, and the parallels across them.
void drawGraticule(const Stage& stage, const Box& box);

// A rose of sixteen points with its north marked.
void drawCompass(const Stage& stage, ImVec2 centre, float radius);

// A signal with its arm up: the line is clear. `foot` is where the mast stands.
void drawSemaphore(const Stage& stage, ImVec2 foot, float height);

// One line of letters spaced wide, centred on `centre`.
void drawSpacedTitle(const Stage& stage, const char* text, ImVec2 centre, float pixels);

}  // namespace semafor
