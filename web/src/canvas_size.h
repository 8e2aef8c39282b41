// How large the canvas is in the page.
#pragma once

namespace semafor {

// In CSS pixels, whenever it changes.
void setCanvasPoints(double wide, double high);

}  // namespace semafor
