// What makes a poster of a map: the compass, and the semaphore of our name.
#pragma once

#include "widgets/ui.h"

namespace semafor {

// A rose of sixteen points with its north marked.
void drawCompass(Ui& ui, Vec centre, float radius);

// A signal with its arm up: the line is clear. `foot` is where the mast stands.
void drawSemaphore(Ui& ui, Vec foot, float height);

}  // namespace semafor
