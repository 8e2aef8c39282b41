// What makes a sheet of paper an engraved map: frame, graticule, compass, and the semaphore of our name.
#pragma once

#include "widgets/ui.h"

namespace semafor {

// The scale around a map: two lines, and between them alternating black and white lengths.
void drawNeatline(Ui& ui, const Box& box);

// Meridians that meet far above the sheet, and the parallels across them.
void drawGraticule(Ui& ui, const Box& box);

// A rose of sixteen points with its north marked.
void drawCompass(Ui& ui, Vec centre, float radius);

// A signal with its arm up: the line is clear. `foot` is where the mast stands.
void drawSemaphore(Ui& ui, Vec foot, float height);

}  // namespace semafor
