// The canvas size that SDL sees in the page.
#pragma once

namespace semafor {

// Sets the size in CSS pixels. Required: called whenever the size changes.
void setCanvasPoints(double wide, double high);

}  // namespace semafor
